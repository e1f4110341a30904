import type { MailMessages } from './en.ts';

export const de: MailMessages = {
  confirmSubject: 'Bitte bestätigen Sie Ihr Abonnement der Gezeitentafel',
  confirmPreview: 'Ein Klick, und Sie stehen auf der Liste. Bis dahin senden wir nichts.',
  confirmTitle: 'Ist das Ihre Adresse?',
  confirmText:
    'Jemand, vermutlich Sie, hat unseren Newsletter „Die Gezeitentafel“ für {address} bestellt. Bestätigen Sie das mit der Schaltfläche. Bis dahin senden wir nichts.',
  confirmButton: 'Abonnement bestätigen',
  confirmNote:
    'Der Link gilt sieben Tage. Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Bestätigung hören Sie nichts mehr von uns.',
  buttonFails: 'Wenn die Schaltfläche nichts bewirkt, öffnen Sie diese Adresse:',

  reminderSubject: 'Sie beziehen die Gezeitentafel bereits',
  reminderPreview: 'Es gibt nichts zu bestätigen.',
  reminderTitle: 'Sie stehen bereits auf der Liste',
  reminderText:
    'Jemand, vermutlich Sie, hat unseren Newsletter „Die Gezeitentafel“ für {address} bestellt. Die Adresse ist bereits angemeldet. Es hat sich also nichts geändert, und Sie brauchen nichts zu tun.',
  reminderNote:
    'Das Formular auf unserer Seite verrät niemandem, wer angemeldet ist. Darum sagen wir es hier.',

  footerReason:
    'Sie erhalten diese E-Mail, weil Ihre Adresse im Newsletter-Formular auf {site} eingegeben wurde.',
  footerUnsubscribe: 'Abmelden',

  enquirySubject: 'Neue Anfrage: {about}',
  enquiryTitleLead: 'Eine neue Anfrage',
  enquiryTitleContact: 'Eine Nachricht aus dem Kontaktformular',
  enquiryPreview: 'Gesendet von {page}',
  enquiryReply: 'Ihre Antwort auf diese E-Mail geht an {address}.',
  enquiryNoReply: 'Der Absender hat keine E-Mail-Adresse angegeben.',
  enquiryPage: 'Seite',
  enquiryTime: 'Zeitpunkt',
  enquiryLanguage: 'Sprache',
  enquiryFooter: 'Gespeichert auf {site}; wird dort nach der für Anfragen gesetzten Frist gelöscht.',

  'field.fullName': 'Name',
  'field.domain': 'Domain der Firma',
  'field.email': 'E-Mail',
  'field.phone': 'Telefon',
  'field.region': 'Region',
  'field.numberOfSims': 'Anzahl der SIM-Karten',
  'field.volumePerMonth': 'Daten im Monat, alle SIM-Karten',
  'field.volumePerSim': 'Daten im Monat je SIM-Karte',
  'field.otherServices': 'Weitere Leistungen',
  'field.description': 'Beschreibung',

  'choice.1-49': '1 bis 49',
  'choice.50-499': '50 bis 499',
  'choice.500-4999': '500 bis 4.999',
  'choice.5000-49999': '5.000 bis 49.999',
  'choice.50000-plus': '50.000 und mehr',
  'choice.under-10-gb': 'unter 10 GB',
  'choice.10-100-gb': '10 bis 100 GB',
  'choice.100-gb-1-tb': '100 GB bis 1 TB',
  'choice.1-10-tb': '1 bis 10 TB',
  'choice.over-10-tb': 'über 10 TB',
  'choice.under-1-mb': 'unter 1 MB',
  'choice.1-10-mb': '1 bis 10 MB',
  'choice.10-100-mb': '10 bis 100 MB',
  'choice.100-mb-1-gb': '100 MB bis 1 GB',
  'choice.over-1-gb': 'über 1 GB',
  'choice.unknown': 'noch nicht bekannt',
  'choice.europe': 'Europa',
  'choice.north-america': 'Nordamerika',
  'choice.south-america': 'Südamerika',
  'choice.asia-pacific': 'Asien und Pazifik',
  'choice.middle-east-africa': 'Naher Osten und Afrika',
  'choice.worldwide': 'Weltweit',
};

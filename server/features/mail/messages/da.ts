import type { MailMessages } from './en.ts';

export const da: MailMessages = {
  confirmSubject: 'Bekræft, at du vil have Tidevandstabellen',
  confirmPreview: 'Ét tryk, og du er på listen. Indtil da sender vi ikke noget.',
  confirmTitle: 'Er det din adresse?',
  confirmText:
    'Nogen, sikkert dig, har bedt om at få vores nyhedsbrev, Tidevandstabellen, sendt til {address}. Bekræft det med knappen. Indtil da sender vi ikke noget.',
  confirmButton: 'Bekræft tilmelding',
  confirmNote:
    'Linket virker i syv dage. Var det ikke dig, skal du ikke gøre noget: uden en bekræftelse hører du ikke mere fra os.',
  buttonFails: 'Sker der ikke noget, når du trykker på knappen, så åbn denne adresse:',

  reminderSubject: 'Du får allerede Tidevandstabellen',
  reminderPreview: 'Der er ikke noget at bekræfte.',
  reminderTitle: 'Du står allerede på listen',
  reminderText:
    'Nogen, sikkert dig, har bedt om at få vores nyhedsbrev, Tidevandstabellen, sendt til {address}. Adressen er allerede tilmeldt, så intet er ændret, og du skal ikke gøre noget.',
  reminderNote: 'Formularen på vores side fortæller ikke, hvem der er tilmeldt. Derfor siger vi det her.',

  footerReason: 'Du får denne mail, fordi din adresse blev skrevet i formularen til nyhedsbrevet på {site}.',
  footerUnsubscribe: 'Meld fra',

  enquirySubject: 'Ny henvendelse: {about}',
  enquiryTitleLead: 'En ny henvendelse',
  enquiryTitleContact: 'En besked fra kontaktformularen',
  enquiryPreview: 'Sendt fra {page}',
  enquiryReply: 'Dit svar på denne mail går til {address}.',
  enquiryNoReply: 'Afsenderen har ikke skrevet en mailadresse.',
  enquiryPage: 'Side',
  enquiryTime: 'Tidspunkt',
  enquiryLanguage: 'Sprog',
  enquiryFooter: 'Gemt på {site} og slettes dér efter den tid, der er sat for henvendelser.',

  'field.fullName': 'Navn',
  'field.domain': 'Firmaets domæne',
  'field.email': 'Mail',
  'field.phone': 'Telefon',
  'field.region': 'Region',
  'field.numberOfSims': 'Antal SIM-kort',
  'field.volumePerMonth': 'Data pr. måned, alle SIM-kort',
  'field.volumePerSim': 'Data pr. måned, hvert SIM-kort',
  'field.otherServices': 'Andre ydelser',
  'field.description': 'Beskrivelse',
};

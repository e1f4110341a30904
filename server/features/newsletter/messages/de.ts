import type { NewsletterMessages } from './en.ts';

export const de: NewsletterMessages = {
  email_required: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  email_invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  email_invisible:
    'Die Adresse enthält ein unsichtbares Zeichen. Bitte tippen Sie sie, statt sie einzufügen.',
  email_undeliverable:
    'An diese Adresse kann keine Mail ankommen. Bitte suchen Sie nach einem Tippfehler, etwa einem Schrägstrich oder zwei Punkten hintereinander.',
  malformed: 'Das Formular war nicht lesbar. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  cross_site: 'Dieses Formular lässt sich nur von unseren eigenen Seiten aus senden.',
  too_large: 'Das ist mehr, als dieses Formular aufnimmt.',
  unsupported_media_type: 'Das Formular kam in einem Format an, das wir nicht lesen.',
  limited: 'Das waren zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es noch einmal.',
  enough_mails:
    'Wir haben in letzter Zeit schon mehrere E-Mails an diese Adresse geschickt. Bitte sehen Sie im Posteingang und im Spam-Ordner nach.',
  unavailable:
    'Wir können Ihre Anmeldung gerade nicht annehmen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  expired: 'Dieser Link ist abgelaufen. Sie können einen neuen anfordern.',
  unknown_token: 'Diesen Link kennen wir nicht. Bitte öffnen Sie unsere neueste E-Mail.',
};

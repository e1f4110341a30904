import { l } from '../localised.ts';
import { drawn } from '../media.ts';

/** What stands beside the titles of the legal pages: each in a few lines. */
export const legalInstruments = {
  terms: drawn(
    {
      kind: 'bill',
      title: l('What you agree to', 'Hvad du siger ja til', 'Worauf Sie sich einlassen'),
      rows: [
        {
          text: l('Notice', 'Opsigelse', 'Kündigung'),
          value: l('{noticeDays} days', '{noticeDays} dage', '{noticeDays} Tage'),
        },
        {
          text: l('To pay an invoice', 'Til at betale en regning', 'Zahlungsziel'),
          value: l('30 days', '30 dage', '30 Tage'),
        },
        {
          text: l('Prices change', 'Priser ændres', 'Preise ändern sich'),
          value: l('once a year', 'én gang om året', 'einmal im Jahr'),
        },
      ],
    },
    l('The terms in three lines', 'Vilkårene i tre linjer', 'Die Bedingungen in drei Zeilen'),
  ),
  privacy: drawn(
    {
      kind: 'list',
      title: l('What we keep', 'Hvad vi gemmer', 'Was wir aufbewahren'),
      rows: [
        {
          text: l('Your address while reading', 'Din adresse, mens du læser', 'Ihre Adresse beim Lesen'),
          value: l('never', 'aldrig', 'nie'),
          state: 'fine',
        },
        {
          text: l('What you write to us', 'Det, du skriver til os', 'Was Sie uns schreiben'),
          value: l('two years', 'to år', 'zwei Jahre'),
        },
        {
          text: l('Your letter’s address', 'Din adresse til brevet', 'Ihre Adresse für den Brief'),
          value: l('until you leave', 'til du stopper', 'bis Sie gehen'),
        },
      ],
    },
    l(
      'What is kept, and for how long',
      'Hvad der gemmes, og hvor længe',
      'Was aufbewahrt wird, und wie lange',
    ),
  ),
  dataProcessing: drawn(
    {
      kind: 'route',
      rows: [
        { text: l('Your device', 'Din enhed', 'Ihr Gerät') },
        {
          text: l('Copenhagen, Frankfurt', 'København, Frankfurt', 'Kopenhagen, Frankfurt'),
          detail: l('encrypted', 'krypteret', 'verschlüsselt'),
        },
        {
          text: l('Deleted', 'Slettet', 'Gelöscht'),
          detail: l(
            'Fleet: {fleetLogMonths} months',
            'Fleet: {fleetLogMonths} måneder',
            'Fleet: {fleetLogMonths} Monate',
          ),
        },
      ],
    },
    l('The way of a line of the log', 'En loglinjes vej', 'Der Weg einer Protokollzeile'),
  ),
  cookies: drawn(
    {
      kind: 'list',
      title: l('Before you answer', 'Før du svarer', 'Bevor Sie antworten'),
      rows: [
        { text: l('Necessary', 'Nødvendige', 'Notwendig'), value: l('on', 'til', 'an'), state: 'fine' },
        { text: l('Preferences', 'Præferencer', 'Präferenzen'), value: l('off', 'fra', 'aus') },
        { text: l('Statistics', 'Statistik', 'Statistik'), value: l('off', 'fra', 'aus') },
        { text: l('Marketing', 'Markedsføring', 'Marketing'), value: l('off', 'fra', 'aus') },
      ],
    },
    l(
      'Which cookies are on before you answer',
      'Hvilke cookies der er slået til, før du svarer',
      'Welche Cookies an sind, bevor Sie antworten',
    ),
  ),
  responsibleDisclosure: drawn(
    {
      kind: 'route',
      rows: [
        { text: 'You write' },
        { text: 'We answer', detail: 'within a day' },
        { text: 'A date for the fix', detail: 'within a week' },
      ],
    },
    l(
      'From a report to a date, in a week',
      'From a report to a date, in a week',
      'From a report to a date, in a week',
    ),
  ),
};

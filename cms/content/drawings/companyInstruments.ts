import { l } from '../localised.ts';
import { drawn } from '../media.ts';

/** What stands beside the titles of the company's pages. */
export const companyInstruments = {
  customers: drawn(
    {
      kind: 'list',
      title: l('Journeys that were not made', 'Ture, der ikke blev kørt', 'Fahrten, die ausfielen'),
      rows: [
        {
          text: 'Nordvand',
          detail: l('site visits', 'udkald', 'Vor-Ort-Einsätze'),
          value: l('−{nordvandFewerVisits} %', '−{nordvandFewerVisits} %', '−{nordvandFewerVisits} %'),
          state: 'fine',
        },
        {
          text: 'Havnekran',
          detail: l('climbs', 'klatreture', 'Aufstiege'),
          value: l('−{havnekranFewerClimbs} %', '−{havnekranFewerClimbs} %', '−{havnekranFewerClimbs} %'),
          state: 'fine',
        },
        {
          text: 'Brise Energi',
          detail: l('sailings', 'sejladser', 'Ausfahrten'),
          value: l('−{briseFewerSailings} %', '−{briseFewerSailings} %', '−{briseFewerSailings} %'),
          state: 'fine',
        },
      ],
    },
    l(
      'Three customers and what they saved',
      'Tre kunder og det, de sparede',
      'Drei Kunden und was sie sparten',
    ),
  ),
  about: drawn(
    {
      kind: 'route',
      rows: [
        { text: l('Copenhagen', 'København', 'Kopenhagen'), detail: l('core', 'kernenet', 'Kernnetz') },
        { text: l('{sites} sites', '{sites} steder', '{sites} Standorte') },
        { text: 'Frankfurt', detail: l('core', 'kernenet', 'Kernnetz') },
      ],
    },
    l(
      'Two cores and what lies between',
      'To kernenet og det imellem',
      'Zwei Kernnetze und was dazwischen liegt',
    ),
  ),
  partners: drawn(
    {
      kind: 'list',
      title: l('Who does what', 'Hvem gør hvad', 'Wer was tut'),
      rows: [
        {
          lead: '1',
          text: l('You', 'Du', 'Sie'),
          detail: l('sell and install', 'sælger og monterer', 'verkaufen und montieren'),
        },
        {
          lead: '2',
          text: 'Kystlink',
          detail: l('carries and explains', 'bærer og forklarer', 'überträgt und erklärt'),
        },
        {
          lead: '3',
          text: l('Your customer', 'Din kunde', 'Ihr Kunde'),
          detail: l('sees one bill', 'ser én regning', 'sieht eine Rechnung'),
        },
      ],
    },
    l('Three parts of a partnership', 'Tre dele af et partnerskab', 'Drei Rollen einer Partnerschaft'),
  ),
  security: drawn(
    {
      kind: 'log',
      title: l('Who opened what', 'Hvem åbnede hvad', 'Wer was geöffnet hat'),
      rows: [
        {
          lead: '11:20:07',
          state: 'fine',
          text: l('Key rotated', 'Nøgle skiftet', 'Schlüssel getauscht'),
          value: 'emre',
        },
        {
          lead: '10:02:44',
          state: 'warning',
          text: l('Log exported', 'Log hentet ud', 'Protokoll exportiert'),
          value: 'lotte',
        },
        {
          lead: '08:00:00',
          state: 'fine',
          text: l('Backup read back', 'Kopi læst tilbage', 'Sicherung zurückgelesen'),
          value: 'cph-2',
        },
      ],
    },
    l('Three lines of the audit log', 'Tre linjer af revisionssporet', 'Drei Zeilen des Prüfprotokolls'),
  ),
  support: drawn(
    {
      kind: 'bars',
      title: l('First answer, minutes', 'Første svar, minutter', 'Erste Antwort, Minuten'),
      headings: l('00:00\n24:00', '0.00\n24.00', '0:00\n24:00 Uhr'),
      curve: '22 24 26 25 21 16 11 8 6 5 6 7 8 6 5 6 8 11 14 16 18 19 20 21',
      rows: [{ text: l('By the hour', 'Time for time', 'Nach Stunden'), level: 1 }],
    },
    l(
      'Answers come fastest in the morning',
      'Svarene kommer hurtigst om formiddagen',
      'Antworten kommen vormittags am schnellsten',
    ),
  ),
};

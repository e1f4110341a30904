import { l } from '../localised.ts';
import { drawnMedia } from '../media.ts';

/** Instruments next to the titles of pages about the company. */
export const companyInstruments = {
  contact: drawnMedia(
    {
      kind: 'list',
      title: l('Who reads it', 'Hvem der læser den', 'Wer sie liest'),
      rows: [
        {
          text: l(
            'A device does not attach',
            'En enhed kobler sig ikke på',
            'Ein Gerät bucht sich nicht ein',
          ),
          value: 'Lotte',
          state: 'signal',
        },
        {
          text: l(
            'A place that is hard to reach',
            'Et sted, der er svært at nå',
            'Ein Ort, der schwer zu erreichen ist',
          ),
          value: 'Jonas',
        },
        { text: l('Tunnels and routes', 'Tunneler og ruter', 'Tunnel und Routen'), value: 'Emre' },
        { text: l('Antennas and chips', 'Antenner og chips', 'Antennen und Chips'), value: 'Nils' },
        { text: l('Prices and contracts', 'Priser og aftaler', 'Preise und Verträge'), value: 'Signe' },
      ],
    },
    l(
      'Five questions, and who of us reads them',
      'Fem spørgsmål, og hvem af os der læser dem',
      'Fünf Fragen, und wer von uns sie liest',
    ),
  ),
  partners: drawnMedia(
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
  security: drawnMedia(
    {
      kind: 'log',
      title: l('Who did what', 'Hvem gjorde hvad', 'Wer was getan hat'),
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
          value: 'nils',
        },
      ],
    },
    l('Three lines of the audit log', 'Tre linjer af revisionssporet', 'Drei Zeilen des Prüfprotokolls'),
  ),
  support: drawnMedia(
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

import { l } from '../localised.ts';
import { drawnMedia } from '../media.ts';

/** Instruments next to the titles of case studies, which show the fault that each is about. */
export const caseInstruments = {
  nordvand: drawnMedia(
    {
      kind: 'bill',
      title: l('Pump Esbjerg S, one alarm', 'Pumpe Esbjerg S, én alarm', 'Pumpe Esbjerg S, eine Störmeldung'),
      note: '02:14',
      rows: [
        {
          text: l('Van and driver', 'Varevogn og chauffør', 'Lieferwagen und Fahrer'),
          detail: l(
            '{nordvandVisitsBefore} visits in 2023',
            '{nordvandVisitsBefore} udkald i 2023',
            '{nordvandVisitsBefore} Einsätze im Jahr 2023',
          ),
          value: l('stayed in', 'blev hjemme', 'blieben da'),
        },
        {
          text: l('Network changed', 'Net skiftet', 'Netz gewechselt'),
          detail: l('By the third rejection', 'Ved den tredje afvisning', 'Nach der dritten Abweisung'),
          value: l('by itself', 'af sig selv', 'von selbst'),
        },
        {
          text: l('From alarm to cause', 'Fra alarm til årsag', 'Von der Störmeldung zur Ursache'),
          value: l('{nordvandMinutes} min', '{nordvandMinutes} min', '{nordvandMinutes} min'),
        },
      ],
    },
    l(
      'What one alarm took: no van, one change of network, six minutes',
      'Hvad én alarm krævede: ingen varevogn, ét skift af net, seks minutter',
      'Was eine Störmeldung brauchte: keinen Lieferwagen, einen Netzwechsel, sechs Minuten',
    ),
  ),
  havnekran: drawnMedia(
    {
      kind: 'log',
      title: l('Crane 06, read on the ground', 'Kran 06, læst på jorden', 'Kran 06, am Boden gelesen'),
      rows: [
        {
          lead: '09:41:17',
          state: 'fault',
          text: l('Session lost', 'Forbindelsen tabt', 'Sitzung verloren'),
          detail: l('A ship is in the way', 'Der ligger et skib i vejen', 'Ein Schiff liegt im Weg'),
          value: 'Bælt Mobil',
        },
        {
          lead: '09:41:26',
          state: 'fine',
          text: l('Attached from the far bank', 'Koblet på fra den anden bred', 'Am anderen Ufer eingebucht'),
          value: 'Nordtel DK',
        },
      ],
    },
    l(
      'Two lines of the log: a session lost behind a ship, and nine seconds later the mast on the far bank',
      'To linjer af loggen: en forbindelse tabt bag et skib, og ni sekunder efter masten på den anden bred',
      'Zwei Zeilen des Protokolls: eine Sitzung hinter einem Schiff verloren, neun Sekunden später der Mast am anderen Ufer',
    ),
  ),
  briseEnergi: drawnMedia(
    {
      kind: 'bars',
      title: l(
        'Sailings for network faults, a month',
        'Sejladser på grund af netfejl, pr. måned',
        'Fahrten wegen Netzstörungen, im Monat',
      ),
      headings: l('January 2024\nDecember 2025', 'Januar 2024\nDecember 2025', 'Januar 2024\nDezember 2025'),
      curve: '19 18 20 17 18 16 17 16 18 19 20 18 11 9 8 7 7 6 7 7 7 7 8 7',
      rows: [
        { text: l('Without the log', 'Uden loggen', 'Ohne Protokoll'), level: 1 },
        { text: l('With it', 'Med den', 'Mit Protokoll'), level: 13, state: 'signal' },
      ],
    },
    l(
      'Sailings in two years: about eighteen a month in 2024, about eight in 2025',
      'Sejladser i to år: omkring atten om måneden i 2024, omkring otte i 2025',
      'Fahrten in zwei Jahren: 2024 etwa achtzehn im Monat, 2025 etwa acht',
    ),
  ),
  tillberg: drawnMedia(
    {
      kind: 'route',
      title: l('Malmö to Hamburg', 'Malmø til Hamborg', 'Malmö bis Hamburg'),
      note: l('before lunch', 'før frokost', 'vor dem Mittagessen'),
      rows: [
        { text: l('Malmö', 'Malmø', 'Malmö'), detail: 'Sundnet SE' },
        { text: l('Sound and belts', 'Sund og bælter', 'Sund und Belte'), detail: 'Nordtel DK' },
        { text: l('Hamburg', 'Hamborg', 'Hamburg'), detail: 'Küstenfunk DE' },
      ],
    },
    l(
      'A train’s way from Malmö to Hamburg, and whose network carries it where',
      'Et togs vej fra Malmø til Hamborg, og hvis net der bærer det hvor',
      'Der Weg eines Zuges von Malmö nach Hamburg, und wessen Netz ihn wo trägt',
    ),
  ),
};

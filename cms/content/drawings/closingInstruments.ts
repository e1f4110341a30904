import { l } from '../localised.ts';
import { drawnMedia } from '../media.ts';

/** Instruments in closing banners, where a photograph would be less informative. */
export const closingInstruments = {
  security: drawnMedia(
    {
      kind: 'list',
      title: l('What happens then', 'Så sker der dette', 'Was dann geschieht'),
      rows: [
        {
          lead: '1',
          text: l('You write', 'Du skriver', 'Sie schreiben'),
          value: l('today', 'i dag', 'heute'),
        },
        {
          lead: '2',
          text: l('We answer', 'Vi svarer', 'Wir antworten'),
          value: l('within a day', 'inden for et døgn', 'binnen 24 Stunden'),
          state: 'signal',
        },
        {
          lead: '3',
          text: l('A date for the fix', 'En dato for rettelsen', 'Ein Termin für die Behebung'),
          value: l('within a week', 'inden for en uge', 'binnen einer Woche'),
        },
        {
          lead: '4',
          text: l('Thanks, by name if you like', 'Tak, med navn, hvis du vil', 'Dank, auf Wunsch mit Namen'),
          value: l('in the Journal', 'i Journalen', 'im Journal'),
        },
      ],
    },
    l(
      'Four steps from a report to our thanks',
      'Fire skridt fra melding til tak',
      'Vier Schritte von der Meldung bis zum Dank',
    ),
  ),
  testKit: drawnMedia(
    {
      kind: 'bill',
      title: l('Invoice for your kit', 'Faktura for dit sæt', 'Rechnung für Ihr Paket'),
      note: l('Day {kitDays}', 'Dag {kitDays}', 'Tag {kitDays}'),
      rows: [
        {
          text: l('5 SIMs, posted', '5 SIM-kort, sendt', '5 SIM-Karten, verschickt'),
          value: l('$0.00', '0,00 kr.', '0,00 €'),
        },
        {
          text: l('{kitMegabytes} MB', '{kitMegabytes} MB', '{kitMegabytes} MB'),
          detail: l('In {countries} countries', 'I {countries} lande', 'In {countries} Ländern'),
          value: l('$0.00', '0,00 kr.', '0,00 €'),
        },
        {
          text: l('To pay', 'At betale', 'Zu zahlen'),
          value: l('$0.00', '0,00 kr.', '0,00 €'),
        },
      ],
    },
    l(
      'An invoice of three lines that comes to nothing',
      'En faktura på tre linjer, der ender på nul',
      'Eine Rechnung mit drei Zeilen, die null ergibt',
    ),
  ),
};

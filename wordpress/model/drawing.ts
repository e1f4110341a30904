import { drawingKinds, drawingStates } from '#content-model/choices.ts';
import { words, type Field } from '#content-model/Field.ts';

const state: Field = {
  name: 'state',
  type: 'select',
  choices: drawingStates,
  label: words('Status', 'Status', 'Status'),
};

const line = (name: string, en: string, da: string, de: string, maxLength = 120): Field => ({
  name,
  type: 'text',
  maxLength,
  label: words(en, da, de),
});

/** Fields for media library images that the site renders as text and lines instead of showing the file. */
export const drawingFields: readonly Field[] = [
  {
    name: 'kind',
    type: 'select',
    choices: drawingKinds,
    label: words('Show as', 'Vis som', 'Anzeigen als'),
    help: words(
      'Leave empty to show the file. Otherwise the website shows the content below instead, named by the alternative text.',
      'Lad feltet være tomt for at vise filen. Ellers viser webstedet indholdet nedenfor i stedet, med den alternative tekst som navn.',
      'Leer lassen, um die Datei anzuzeigen. Sonst zeigt die Website stattdessen den folgenden Inhalt, benannt durch den Alternativtext.',
    ),
  },
  line('title', 'Heading of its frame', 'Rammens overskrift', 'Überschrift des Rahmens', 60),
  line('note', 'Beside the heading', 'Ved siden af overskriften', 'Neben der Überschrift', 60),
  {
    name: 'figures',
    type: 'repeater',
    max: 6,
    compact: true,
    label: words('Figures', 'Nøgletal', 'Kennzahlen'),
    add: words('Add figure', 'Tilføj tal', 'Zahl hinzufügen'),
    fields: [line('label', 'Name', 'Navn', 'Name', 60), line('value', 'Value', 'Værdi', 'Wert', 60), state],
  },
  {
    name: 'curve',
    type: 'textarea',
    rows: 2,
    maxLength: 1000,
    label: words('Chart values', 'Diagrammets værdier', 'Werte des Diagramms'),
    help: words(
      'Numbers with a decimal point, separated by spaces: 3 8.5 12',
      'Tal med punktum som decimaltegn, adskilt af mellemrum: 3 8.5 12',
      'Zahlen mit Dezimalpunkt, getrennt durch Leerzeichen: 3 8.5 12',
    ),
  },
  {
    name: 'headings',
    type: 'textarea',
    rows: 2,
    maxLength: 200,
    label: words('Column headings', 'Kolonneoverskrifter', 'Spaltenüberschriften'),
    help: words(
      'One per line: text, detail, start, end.',
      'Én pr. linje: tekst, detalje, start, slut.',
      'Eine pro Zeile: Text, Detail, Anfang, Ende.',
    ),
  },
  {
    name: 'rows',
    type: 'repeater',
    max: 24,
    label: words('Rows', 'Rækker', 'Zeilen'),
    add: words('Add row', 'Tilføj række', 'Zeile hinzufügen'),
    fields: [
      line('lead', 'Beginning: a time, a rank', 'Begyndelse: tid, plads', 'Anfang: Zeit, Rang', 40),
      state,
      line('text', 'Text', 'Tekst', 'Text'),
      {
        name: 'detail',
        type: 'textarea',
        rows: 3,
        maxLength: 400,
        label: words('Detail', 'Detalje', 'Einzelheit'),
        help: words(
          'Each line becomes a paragraph. “Cell: 238-66” shows a name beside its value. On a map: the position in percent from the left and the top, 57 42.',
          'Hver linje bliver et afsnit. “Celle: 238-66” viser et navn ved siden af værdien. På et kort: placeringen i procent fra venstre og foroven, 57 42.',
          'Jede Zeile wird ein Absatz. „Zelle: 238-66“ zeigt den Namen neben dem Wert. Auf einer Karte: die Position in Prozent von links und oben, 57 42.',
        ),
      },
      {
        ...line('value', 'End: a network, an amount', 'Slutning: net, beløb', 'Ende: Netz, Betrag', 60),
        help: words(
          'On an invoice, {6.5 DKK | 0.87 EUR} follows the visitor’s currency.',
          'På en faktura følger {6.5 DKK | 0.87 EUR} den besøgendes valuta.',
          'Auf einer Rechnung richtet sich {6.5 DKK | 0.87 EUR} nach der Währung des Besuchers.',
        ),
      },
      {
        name: 'level',
        type: 'number',
        min: 0,
        step: 'any',
        label: words('Number (bar height)', 'Tal (søjlens højde)', 'Zahl (Höhe des Balkens)'),
      },
    ],
  },
  {
    name: 'samples',
    type: 'repeater',
    max: 5,
    label: words('Code', 'Kode', 'Code'),
    add: words('Add language', 'Tilføj sprog', 'Sprache hinzufügen'),
    fields: [
      line('language', 'Language', 'Sprog', 'Sprache', 24),
      {
        name: 'request',
        type: 'textarea',
        rows: 8,
        maxLength: 2000,
        label: words('Code', 'Kode', 'Code'),
      },
      {
        name: 'reply',
        type: 'textarea',
        rows: 4,
        maxLength: 1000,
        label: words('Response', 'Svar', 'Antwort'),
      },
    ],
  },
];

import { drawingKinds, drawingStates } from './choices.ts';
import { words, type Field } from './Field.ts';

const state: Field = {
  name: 'state',
  type: 'select',
  choices: drawingStates,
  label: words('Mark', 'Mærke', 'Zeichen'),
};

const line = (name: string, en: string, da: string, de: string, maxLength = 120): Field => ({
  name,
  type: 'text',
  maxLength,
  label: words(en, da, de),
});

/** What an editor fills in to have a picture of the library drawn as text and lines wherever a section shows it. */
export const drawingFields: readonly Field[] = [
  {
    name: 'kind',
    type: 'select',
    choices: drawingKinds,
    label: words('Draw it as', 'Tegn det som', 'Zeichnen als'),
    help: words(
      'Nothing chosen: the file is shown. Otherwise what follows is drawn in its place; the alternative text names it.',
      'Intet valgt: filen vises. Ellers tegnes det følgende i stedet; den alternative tekst er dets navn.',
      'Nichts gewählt: die Datei wird gezeigt. Sonst wird das Folgende gezeichnet; der Alternativtext benennt es.',
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
    add: words('Add a figure', 'Tilføj et tal', 'Kennzahl hinzufügen'),
    fields: [line('label', 'Name', 'Navn', 'Name', 60), line('value', 'Value', 'Værdi', 'Wert', 60), state],
  },
  {
    name: 'curve',
    type: 'textarea',
    rows: 2,
    maxLength: 1000,
    label: words('Values of the curve', 'Kurvens værdier', 'Werte der Kurve'),
    help: words(
      'Numbers with a point, spaces between them: 3 8.5 12',
      'Tal med punktum, mellemrum imellem: 3 8.5 12',
      'Zahlen mit Punkt, dazwischen Leerzeichen: 3 8.5 12',
    ),
  },
  {
    name: 'headings',
    type: 'textarea',
    rows: 2,
    maxLength: 200,
    label: words('Headings of the columns', 'Kolonnernes overskrifter', 'Überschriften der Spalten'),
    help: words(
      'One a line: text, detail, beginning, end.',
      'Én pr. linje: tekst, detalje, begyndelse, slutning.',
      'Eine je Zeile: Text, Einzelheit, Anfang, Ende.',
    ),
  },
  {
    name: 'rows',
    type: 'repeater',
    max: 24,
    label: words('Rows', 'Rækker', 'Zeilen'),
    add: words('Add a row', 'Tilføj en række', 'Zeile hinzufügen'),
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
          'Each line stands by itself; “Cell: 238-66” sets a name beside its value. On a map: the place in per cent from the left and the top, 57 42.',
          'Hver linje står for sig selv; »Celle: 238-66« sætter navn ved siden af værdi. På et kort: stedet i procent fra venstre og foroven, 57 42.',
          'Jede Zeile steht für sich; „Zelle: 238-66“ stellt den Namen neben den Wert. Auf einer Karte: der Ort in Prozent von links und oben, 57 42.',
        ),
      },
      {
        ...line('value', 'End: a network, an amount', 'Slutning: net, beløb', 'Ende: Netz, Betrag', 60),
        help: words(
          'On a bill, {6.5 DKK | 0.87 EUR} follows the currency that a visitor chose.',
          'På en regning følger {6.5 DKK | 0.87 EUR} den valuta, som den besøgende har valgt.',
          'Auf einer Rechnung folgt {6.5 DKK | 0.87 EUR} der Währung, die ein Besucher gewählt hat.',
        ),
      },
      {
        name: 'level',
        type: 'number',
        min: 0,
        step: 'any',
        label: words('Number: bars, height', 'Tal: søjler, højde', 'Zahl: Balken, Höhe'),
      },
    ],
  },
  {
    name: 'samples',
    type: 'repeater',
    max: 5,
    label: words('Code', 'Kode', 'Code'),
    add: words('Add a language', 'Tilføj et sprog', 'Sprache hinzufügen'),
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
        label: words('Reply', 'Svar', 'Antwort'),
      },
    ],
  },
];

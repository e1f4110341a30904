import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, head, title } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Table', 'Tabel', 'Tabelle'),
  help: words(
    'Grouped rows: a comparison, or a long list that visitors can search.',
    'Rækker i grupper: en sammenligning eller en lang liste, som besøgende kan søge i.',
    'Zeilen in Gruppen: ein Vergleich oder eine lange Liste, die Besucher durchsuchen können.',
  ),
  synonyms: words(
    'comparison table, data, spreadsheet, rows, columns, grid, specifications, search',
    'sammenligningstabel, data, regneark, rækker, kolonner, specifikationer, søgning',
    'Vergleichstabelle, Daten, Zeilen, Spalten, Spezifikationen, technische Daten, Suche',
  ),
  group: 'list',
  drawing: 'T6,8,36 L6,20,84 L6,28,24 L44,28,14 L70,28,14 L6,34,84 L6,42,24 L44,42,14 L70,42,14 L6,48,84',
  fields: [
    ...head,
    {
      name: 'headings',
      type: 'textarea',
      rows: 4,
      maxLength: 300,
      label: words('Column headings', 'Kolonneoverskrifter', 'Spaltenüberschriften'),
      help: words(
        'One per line. Leave out the first column: it has no heading.',
        'Én pr. linje. Udelad den første kolonne: Den har ingen overskrift.',
        'Eine pro Zeile. Lassen Sie die erste Spalte weg: Sie hat keine Überschrift.',
      ),
    },
    {
      name: 'groups',
      type: 'repeater',
      max: 20,
      label: words('Groups', 'Grupper', 'Gruppen'),
      add: words('Add group', 'Tilføj gruppe', 'Gruppe hinzufügen'),
      fields: [
        title,
        {
          name: 'lines',
          type: 'textarea',
          rows: 10,
          maxLength: 20_000,
          label: words('Rows', 'Rækker', 'Zeilen'),
          help: words(
            'One row per line, with a vertical bar between cells: Pooled data | - | + | +. Use + for included and - for not included.',
            'Én række pr. linje med en lodret streg mellem cellerne: Datapulje | - | + | +. Brug + for inkluderet og - for ikke inkluderet.',
            'Eine Tabellenzeile pro Zeile, mit senkrechtem Strich zwischen den Zellen: Datenpool | - | + | +. Mit + für enthalten und - für nicht enthalten.',
          ),
        },
      ],
    },
    {
      name: 'searchable',
      seldom: true,
      type: 'toggle',
      label: words(
        'Collapsible groups with a search field',
        'Sammenklappelige grupper med et søgefelt',
        'Einklappbare Gruppen mit Suchfeld',
      ),
    },
    {
      name: 'selectionTitle',
      seldom: true,
      type: 'text',
      maxLength: 60,
      label: words('Title of the selection', 'Udvalgets titel', 'Titel der Auswahl'),
      help: words(
        'Shown above the rows that a visitor selects, to print or share them. Leave this or the next field empty to turn selection off.',
        'Vises over de rækker, en besøgende vælger for at udskrive eller dele dem. Lad dette eller næste felt være tomt for at slå udvælgelse fra.',
        'Steht über den Zeilen, die ein Besucher auswählt, um sie zu drucken oder zu teilen. Lassen Sie dieses oder das nächste Feld leer, um die Auswahl abzuschalten.',
      ),
    },
    {
      name: 'selectionUnit',
      seldom: true,
      type: 'text',
      maxLength: 30,
      label: words('Quantity label', 'Betegnelse for antal', 'Bezeichnung der Menge'),
      help: words('For example: SIM cards', 'For eksempel: SIM-kort', 'Zum Beispiel: SIM-Karten'),
    },
    backgroundColor,
  ],
});

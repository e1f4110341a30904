import { defineKind, words } from '#wordpress/model/Field.ts';
import { backgroundColor, head, title } from '#wordpress/model/sharedFields.ts';

export const kind = defineKind({
  label: words('Table', 'Tabel', 'Tabelle'),
  help: words(
    'Rows in groups: a comparison, or a long list that visitors search.',
    'Rækker i grupper: en sammenligning eller en lang liste, besøgende kan søge i.',
    'Zeilen in Gruppen: ein Vergleich oder eine lange Liste, in der Besucher suchen.',
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
      label: words('Headings of the columns', 'Kolonnernes overskrifter', 'Überschriften der Spalten'),
      help: words(
        'One a line. One fewer than columns: the first column has none.',
        'Én pr. linje. Én færre end kolonner: den første har ingen.',
        'Eine je Zeile. Eine weniger als Spalten: die erste hat keine.',
      ),
    },
    {
      name: 'groups',
      type: 'repeater',
      max: 20,
      label: words('Groups', 'Grupper', 'Gruppen'),
      add: words('Add a group', 'Tilføj en gruppe', 'Gruppe hinzufügen'),
      fields: [
        title,
        {
          name: 'lines',
          type: 'textarea',
          rows: 10,
          maxLength: 20_000,
          label: words('Rows', 'Rækker', 'Zeilen'),
          help: words(
            'A row a line, a bar between its cells: Pooled data | - | + | +. Plus is included, minus is not.',
            'En række pr. linje, en lodret streg mellem cellerne: Datapulje | - | + | +. Plus er med, minus er ikke.',
            'Eine Zeile je Zeile, ein Strich zwischen den Zellen: Datenvolumen | - | + | +. Plus ist enthalten, minus nicht.',
          ),
        },
      ],
    },
    {
      name: 'searchable',
      seldom: true,
      type: 'toggle',
      label: words(
        'Fold the groups, with a field to search them',
        'Fold grupperne sammen, med et søgefelt',
        'Gruppen zuklappen, mit Suchfeld',
      ),
    },
    {
      name: 'selectionTitle',
      seldom: true,
      type: 'text',
      maxLength: 60,
      label: words(
        'Title of what visitors choose',
        'Titel på det, besøgende vælger',
        'Titel dessen, was Besucher auswählen',
      ),
      help: words(
        'Above rows that a visitor chooses in folded groups, to print and to share. Nothing is chosen where this or the next field is empty.',
        'Over de rækker, en besøgende vælger i sammenfoldede grupper for at udskrive og dele dem. Der vælges intet, når dette eller det næste felt er tomt.',
        'Über den Zeilen, die ein Besucher in zugeklappten Gruppen auswählt, um sie zu drucken und zu teilen. Ist dieses oder das nächste Feld leer, gibt es keine Auswahl.',
      ),
    },
    {
      name: 'selectionUnit',
      seldom: true,
      type: 'text',
      maxLength: 30,
      label: words(
        'What visitors count in each row',
        'Det, besøgende tæller i hver række',
        'Was Besucher in jeder Zeile zählen',
      ),
      help: words('Such as: SIM cards', 'For eksempel: SIM-kort', 'Zum Beispiel: SIM-Karten'),
    },
    backgroundColor,
  ],
});

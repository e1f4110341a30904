import { words, type SectionKind } from '../Field.ts';
import {
  alignment,
  backgroundColor,
  columns,
  cta,
  globalButtons,
  head,
  image,
  items,
  plainText,
  title,
  link,
} from '../sharedFields.ts';

const features = items('features', words('Features', 'Egenskaber', 'Merkmale'));
const rows = words('Add a row', 'Tilføj en række', 'Zeile hinzufügen');

/** Kinds that draw rows of the same shape. */
export const lists: readonly SectionKind[] = [
  {
    name: 'Features',
    label: words('Features', 'Egenskaber', 'Merkmale'),
    help: words(
      'Points with drawings or without.',
      'Punkter med eller uden tegninger.',
      'Punkte mit oder ohne Zeichnung.',
    ),
    drawing:
      'T28,8,40 P6,22,24,16 L6,43,24 L6,48,18 P36,22,24,16 L36,43,24 L36,48,18 P66,22,24,16 L66,43,24 L66,48,18',
    fields: [...head, features, alignment, backgroundColor],
  },
  {
    name: 'FeaturesWithCtaBanner',
    label: words('Features with a call to action', 'Egenskaber med opfordring', 'Merkmale mit Aufruf'),
    help: words(
      'Points, and what to do next below.',
      'Punkter med næste skridt nedenunder.',
      'Punkte, darunter der nächste Schritt.',
    ),
    drawing: 'C12,16,5 L6,25,24 C42,16,5 L36,25,24 C72,16,5 L66,25,24 F6,36,84,20 T14,42,36 B68,43,16',
    fields: [...head, features, cta, backgroundColor],
  },
  {
    name: 'DashboardFeatures',
    label: words('Features beside a picture', 'Egenskaber ved et billede', 'Merkmale neben einem Bild'),
    help: words(
      'A large picture of the product with its points.',
      'Et stort billede af produktet med dets punkter.',
      'Ein großes Bild des Produkts mit seinen Punkten.',
    ),
    drawing: 'P6,6,56,52 L68,12,22 L68,17,18 L68,27,22 L68,32,18 L68,42,22 L68,47,18',
    fields: [...head, image, features, backgroundColor],
  },
  {
    name: 'Benefits',
    label: words('Benefits', 'Fordele', 'Vorteile'),
    help: words('Short points in columns.', 'Korte punkter i kolonner.', 'Kurze Punkte in Spalten.'),
    drawing: 'T6,8,40 C12,28,6 L6,39,24 L6,44,20 C42,28,6 L36,39,24 L36,44,20 C72,28,6 L66,39,24 L66,44,20',
    fields: [...head, items('benefits', words('Benefits', 'Fordele', 'Vorteile')), columns, backgroundColor],
  },
  {
    name: 'OurValues',
    label: words('Values', 'Værdier', 'Werte'),
    help: words('What the company stands for.', 'Det firmaet står for.', 'Wofür das Unternehmen steht.'),
    drawing: 'T6,8,40 L6,22,84 T6,27,24 L36,28,50 L6,36,84 T6,41,24 L36,42,50 L6,50,84',
    fields: [...head, items('values', words('Values', 'Værdier', 'Werte')), backgroundColor],
  },
  {
    name: 'UseCase',
    label: words('Uses', 'Anvendelser', 'Anwendungen'),
    help: words(
      'Where the product is used, with a picture.',
      'Hvor produktet bruges, med et billede.',
      'Wo das Produkt verwendet wird, mit Bild.',
    ),
    drawing: 'P6,6,40,52 T52,10,34 C55,25,3 L61,24,28 C55,36,3 L61,35,28 C55,47,3 L61,46,28',
    fields: [...head, image, items('useCases', words('Uses', 'Anvendelser', 'Anwendungen')), backgroundColor],
  },
  {
    name: 'BoxGrid',
    label: words('Boxes', 'Bokse', 'Kästen'),
    help: words(
      'Pictures with links in a grid.',
      'Billeder med links i et gitter.',
      'Bilder mit Links in einem Raster.',
    ),
    drawing: 'F6,6,40,24 F50,6,40,24 F6,34,40,24 F50,34,40,24 L10,22,24 L54,22,24 L10,50,24 L54,50,24',
    fields: [
      ...head,
      columns,
      {
        name: 'gridBoxes',
        type: 'repeater',
        max: 12,
        label: words('Boxes', 'Bokse', 'Kästen'),
        add: words('Add a box', 'Tilføj en boks', 'Kasten hinzufügen'),
        fields: [title, plainText, image, link, backgroundColor],
      },
    ],
  },
  {
    name: 'LargeFactsFeatureBoxes',
    label: words('Large figures', 'Store tal', 'Große Zahlen'),
    help: words('Figures with a sentence each.', 'Tal med en sætning hver.', 'Zahlen mit je einem Satz.'),
    drawing: 'F6,8,40,48 T12,18,24 L12,32,28 L12,37,22 F50,8,40,48 T56,18,24 L56,32,28 L56,37,22',
    fields: [
      ...head,
      {
        name: 'boxes',
        type: 'repeater',
        max: 6,
        label: words('Figures', 'Tal', 'Zahlen'),
        add: words('Add a figure', 'Tilføj et tal', 'Zahl hinzufügen'),
        fields: [
          { name: 'fact', type: 'text', maxLength: 24, label: words('Figure', 'Tal', 'Zahl') },
          title,
          plainText,
          image,
          backgroundColor,
        ],
      },
    ],
  },
  {
    name: 'Guide',
    label: words('Steps', 'Trin', 'Schritte'),
    help: words('What to do, in order.', 'Hvad man gør, i rækkefølge.', 'Was zu tun ist, der Reihe nach.'),
    drawing: 'C12,14,6 L24,11,50 L24,16,40 C12,32,6 L24,29,50 L24,34,40 C12,50,6 L24,47,50 L24,52,40',
    fields: [
      ...head,
      {
        name: 'steps',
        type: 'repeater',
        max: 12,
        label: words('Steps', 'Trin', 'Schritte'),
        add: rows,
        fields: [
          {
            name: 'stepNumber',
            type: 'number',
            min: 0,
            max: 99,
            step: 1,
            label: words('Number', 'Nummer', 'Nummer'),
          },
          title,
          { name: 'description', type: 'wysiwyg', label: words('Text', 'Tekst', 'Text') },
          image,
        ],
      },
      backgroundColor,
      globalButtons,
    ],
  },
  {
    name: 'Faq',
    label: words('Questions', 'Spørgsmål', 'Fragen'),
    help: words(
      'Questions that open and close.',
      'Spørgsmål, der åbnes og lukkes.',
      'Fragen, die sich öffnen und schließen.',
    ),
    drawing: 'T6,8,36 F6,20,84,9 L10,24,40 F6,33,84,9 L10,37,46 F6,46,84,9 L10,50,36',
    fields: [
      ...head,
      {
        name: 'faq',
        type: 'repeater',
        max: 40,
        label: words('Questions', 'Spørgsmål', 'Fragen'),
        add: words('Add a question', 'Tilføj et spørgsmål', 'Frage hinzufügen'),
        fields: [
          { name: 'question', type: 'text', maxLength: 200, label: words('Question', 'Spørgsmål', 'Frage') },
          { name: 'answer', type: 'wysiwyg', label: words('Answer', 'Svar', 'Antwort') },
        ],
      },
      backgroundColor,
    ],
  },
  {
    name: 'Table',
    label: words('Table', 'Tabel', 'Tabelle'),
    help: words(
      'Rows in groups: a comparison, or a long list that visitors search.',
      'Rækker i grupper: en sammenligning eller en lang liste, besøgende kan søge i.',
      'Zeilen in Gruppen: ein Vergleich oder eine lange Liste, in der Besucher suchen.',
    ),
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
        type: 'toggle',
        label: words(
          'Fold the groups, with a field to search them',
          'Fold grupperne sammen, med et søgefelt',
          'Gruppen zuklappen, mit Suchfeld',
        ),
      },
      backgroundColor,
    ],
  },
];

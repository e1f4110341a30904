import { pictureWidths } from '../choices.ts';
import { words, type SectionKind } from '../Field.ts';
import { image } from '../sharedFields.ts';

/** What an article is made of. */
export const articleKinds: readonly SectionKind[] = [
  {
    name: 'SectionHeading',
    label: words('Heading', 'Overskrift', 'Überschrift'),
    help: words(
      'Stands in the table of contents.',
      'Står i indholdsfortegnelsen.',
      'Steht im Inhaltsverzeichnis.',
    ),
    drawing: 'T12,28,60',
    fields: [
      {
        name: 'sectionHeading',
        type: 'text',
        maxLength: 160,
        label: words('Heading', 'Overskrift', 'Überschrift'),
      },
    ],
  },
  {
    name: 'SectionContent',
    label: words('Text', 'Tekst', 'Text'),
    help: words(
      'Paragraphs, lists, tables, code.',
      'Afsnit, lister, tabeller, kode.',
      'Absätze, Listen, Tabellen, Code.',
    ),
    drawing: 'L12,14,72 L12,20,68 L12,26,72 L12,36,66 L12,42,72 L12,48,50',
    fields: [{ name: 'contentWysiwyg', type: 'wysiwyg', label: words('Text', 'Tekst', 'Text') }],
  },
  {
    name: 'BlogMedia',
    label: words('Picture', 'Billede', 'Bild'),
    help: words(
      'Its caption is kept in the media library.',
      'Billedteksten ligger i mediebiblioteket.',
      'Die Bildunterschrift steht in der Mediathek.',
    ),
    drawing: 'P12,8,72,40 L24,53,48',
    fields: [
      image,
      { name: 'border', type: 'toggle', label: words('With a border', 'Med kant', 'Mit Rand') },
      { name: 'width', type: 'select', choices: pictureWidths, label: words('Width', 'Bredde', 'Breite') },
    ],
  },
  {
    name: 'Signature',
    label: words('Signature', 'Underskrift', 'Unterschrift'),
    help: words(
      'Who wrote it, in their words.',
      'Hvem der skrev det, med egne ord.',
      'Wer es schrieb, in eigenen Worten.',
    ),
    drawing: 'C22,32,9 T38,26,30 L38,35,40',
    fields: [
      { name: 'signature', type: 'wysiwyg', label: words('Signature', 'Underskrift', 'Unterschrift') },
    ],
  },
];

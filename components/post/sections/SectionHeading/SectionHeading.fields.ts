import { defineKind, words } from '#content-model/Field.ts';

export const kind = defineKind({
  label: words('Heading', 'Overskrift', 'Überschrift'),
  help: words(
    'Appears in the table of contents.',
    'Vises i indholdsfortegnelsen.',
    'Erscheint im Inhaltsverzeichnis.',
  ),
  synonyms: words(
    'title, headline, subheading, H2, anchor, chapter',
    'titel, rubrik, underoverskrift, H2, anker, kapitel',
    'Titel, Zwischenüberschrift, H2, Anker, Kapitel',
  ),
  order: 1,
  group: 'text',
  drawing: 'T12,28,60',
  fields: [
    {
      name: 'sectionHeading',
      type: 'text',
      maxLength: 160,
      label: words('Heading', 'Overskrift', 'Überschrift'),
    },
  ],
});

import { defineKind, words } from '#content-model/Field.ts';

export const kind = defineKind({
  label: words('Text', 'Tekst', 'Text'),
  help: words(
    'Paragraphs, lists, tables, code.',
    'Afsnit, lister, tabeller, kode.',
    'Absätze, Listen, Tabellen, Code.',
  ),
  synonyms: words(
    'paragraph, list, table, code, quote, video, link, button, rich text',
    'afsnit, liste, tabel, kode, citat, video, link, knap',
    'Absatz, Liste, Tabelle, Code, Zitat, Video, Link, Button',
  ),
  order: 2,
  group: 'text',
  drawing: 'L12,14,72 L12,20,68 L12,26,72 L12,36,66 L12,42,72 L12,48,50',
  fields: [{ name: 'contentWysiwyg', type: 'wysiwyg', label: words('Text', 'Tekst', 'Text') }],
});

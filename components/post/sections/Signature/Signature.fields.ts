import { defineKind, words } from '#content-model/Field.ts';

export const kind = defineKind({
  label: words('Signature', 'Underskrift', 'Unterschrift'),
  help: words('Author of the article.', 'Artiklens forfatter.', 'Verfasser des Artikels.'),
  synonyms: words(
    'author, byline, quote, sign-off, testimonial',
    'forfatter, byline, citat, afsender',
    'Autor, Verfasser, Zitat, Absender',
  ),
  order: 4,
  group: 'text',
  drawing: 'C22,32,9 T38,26,30 L38,35,40',
  fields: [{ name: 'signature', type: 'wysiwyg', label: words('Signature', 'Underskrift', 'Unterschrift') }],
});

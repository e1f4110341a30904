import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, cta, head } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words(
    'Long text with a call to action',
    'Lang tekst med opfordring',
    'Langer Text mit Call-to-Action',
  ),
  help: words(
    'For terms and explanations, with a call to action beside the text.',
    'Til vilkår og forklaringer med en opfordring ved siden af teksten.',
    'Für Bedingungen und Erklärungen, mit einem Call-to-Action neben dem Text.',
  ),
  synonyms: words(
    'text, rich text, long text, paragraph, article, terms, policy, privacy, sidebar, CTA, video, YouTube',
    'tekst, formateret tekst, lang tekst, afsnit, artikel, vilkår, politik, privatliv, sidebjælke, CTA, video, YouTube',
    'Text, Fließtext, langer Text, Absatz, Artikel, Bedingungen, AGB, Datenschutz, Seitenleiste, CTA, Video, YouTube',
  ),
  group: 'text',
  drawing: 'T6,8,40 L6,18,50 L6,23,48 L6,28,50 L6,36,48 L6,41,50 L6,46,40 F62,16,28,32 B66,38,16',
  fields: [
    ...head,
    { name: 'content', type: 'wysiwyg', label: words('Long text', 'Lang tekst', 'Langer Text') },
    cta,
    backgroundColor,
  ],
});

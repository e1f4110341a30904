import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, ctaStyle, globalButtons, head, image } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Call to action', 'Opfordring', 'Call-to-Action'),
  help: words(
    'A short pitch and a button, usually last on the page.',
    'Et kort budskab og en knap, som regel sidst på siden.',
    'Eine kurze Botschaft und eine Schaltfläche, meist am Ende der Seite.',
  ),
  synonyms: words(
    'CTA, button, buttons, banner, CTA banner, action, link, closing, promotion',
    'CTA, knap, knapper, banner, handling, link, afslutning, kampagne',
    'CTA, Button, Schaltfläche, Knopf, Banner, Handlungsaufforderung, Link, Abschluss, Aktion',
  ),
  group: 'text',
  drawing: 'F6,12,84,40 T14,22,44 L14,31,36 B14,40,18 B36,40,18',
  fields: [...head, image, ctaStyle, backgroundColor, globalButtons],
});

import { defineKind, words } from '#wordpress/model/Field.ts';
import { backgroundColor, ctaStyle, globalButtons, head, image } from '#wordpress/model/sharedFields.ts';

export const kind = defineKind({
  label: words('Call to action', 'Opfordring', 'Aufruf'),
  help: words(
    'One sentence and what to do next, usually last on the page.',
    'Én sætning og næste skridt, som regel sidst på siden.',
    'Ein Satz und der nächste Schritt, meist am Ende der Seite.',
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

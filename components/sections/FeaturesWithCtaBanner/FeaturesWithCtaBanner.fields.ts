import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, cta, features, head } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words(
    'Features with a call to action',
    'Funktioner med opfordring',
    'Funktionen mit Call-to-Action',
  ),
  help: words(
    'Features followed by a call to action.',
    'Funktioner efterfulgt af en opfordring.',
    'Funktionen, gefolgt von einem Call-to-Action.',
  ),
  synonyms: words(
    'feature list, functions, CTA, services',
    'funktioner, liste, CTA, ydelser',
    'Funktionen, Leistungen, Liste, CTA',
  ),
  group: 'list',
  drawing: 'C12,16,5 L6,25,24 C42,16,5 L36,25,24 C72,16,5 L66,25,24 F6,36,84,20 T14,42,36 B68,43,16',
  fields: [...head, features, cta, backgroundColor],
});

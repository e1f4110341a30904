import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, head, image, items } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Use cases', 'Anvendelser', 'Anwendungsfälle'),
  help: words(
    'Where your product is used, with an image.',
    'Hvor produktet bruges, med et billede.',
    'Wo Ihr Produkt eingesetzt wird, mit einem Bild.',
  ),
  synonyms: words(
    'use cases, applications, industries, solutions, examples, scenarios',
    'use cases, anvendelser, brancher, løsninger, eksempler',
    'Anwendungsfälle, Use Cases, Branchen, Lösungen, Beispiele',
  ),
  group: 'list',
  drawing: 'P6,6,40,52 T52,10,34 C55,25,3 L61,24,28 C55,36,3 L61,35,28 C55,47,3 L61,46,28',
  fields: [
    ...head,
    image,
    items('useCases', words('Use cases', 'Anvendelser', 'Anwendungsfälle')),
    backgroundColor,
  ],
});

import { defineKind, words } from '#content-model/Field.ts';
import { backgroundColor, features, head, image } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words(
    'Features beside an image',
    'Funktioner ved siden af et billede',
    'Funktionen neben einem Bild',
  ),
  help: words(
    'A large product image with features. If every feature has an illustration, visitors can switch between them.',
    'Et stort produktbillede med funktioner. Hvis hver funktion har en illustration, kan besøgende skifte mellem dem.',
    'Ein großes Produktbild mit Funktionen. Hat jede Funktion eine Illustration, können Besucher zwischen ihnen wechseln.',
  ),
  synonyms: words(
    'screenshot, product tour, product features, tabs, demo, mockup',
    'skærmbillede, produktrundvisning, funktioner, faner, demo',
    'Screenshot, Bildschirmfoto, Produkttour, Funktionen, Tabs, Reiter, Demo',
  ),
  group: 'list',
  drawing: 'P6,6,56,52 L68,12,22 L68,17,18 L68,27,22 L68,32,18 L68,42,22 L68,47,18',
  fields: [...head, image, features, backgroundColor],
});

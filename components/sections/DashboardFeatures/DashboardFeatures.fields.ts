import { defineKind, words } from '#wordpress/model/Field.ts';
import { backgroundColor, features, head, image } from '#wordpress/model/sharedFields.ts';

export const kind = defineKind({
  label: words('Features beside a picture', 'Egenskaber ved et billede', 'Merkmale neben einem Bild'),
  help: words(
    'A large picture of the product with its points. Where each point has a drawing as its icon, visitors choose between them.',
    'Et stort billede af produktet med dets punkter. Har hvert punkt en tegning som ikon, vælger besøgende mellem dem.',
    'Ein großes Bild des Produkts mit seinen Punkten. Hat jeder Punkt eine Zeichnung als Symbol, wählen Besucher zwischen ihnen.',
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

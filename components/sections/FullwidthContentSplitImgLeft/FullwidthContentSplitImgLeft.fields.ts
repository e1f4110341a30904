import { defineKind, words } from '#content-model/Field.ts';
import { alignment, backgroundColor, globalButtons, head, image } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Image left, full width', 'Billede til venstre, fuld bredde', 'Bild links, volle Breite'),
  help: words(
    'Text beside an image that extends to the edge.',
    'Tekst ved siden af et billede, der går helt til kanten.',
    'Text neben einem Bild, das bis zum Rand reicht.',
  ),
  synonyms: words(
    'image left, image and text, media and text, full-bleed, split, photo, two columns',
    'billede og tekst, medie og tekst, fuld bredde, delt, foto, to kolonner',
    'Bild und Text, Medien und Text, volle Breite, geteilt, Foto, zwei Spalten',
  ),
  group: 'text',
  drawing: 'P0,6,44,52 T50,16,36 L50,26,38 L50,31,34 L50,36,38 B50,46,16',
  fields: [...head, image, alignment, backgroundColor, globalButtons],
});

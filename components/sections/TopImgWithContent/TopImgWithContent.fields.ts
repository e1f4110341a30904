import { defineKind, words } from '#content-model/Field.ts';
import { alignment, globalButtons, head, image } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Image above text', 'Billede over tekst', 'Bild über Text'),
  help: words(
    'A wide image with text below.',
    'Et bredt billede med tekst under.',
    'Ein breites Bild mit Text darunter.',
  ),
  synonyms: words(
    'image, picture, photo, media, figure, illustration',
    'billede, foto, medie, figur, illustration',
    'Bild, Foto, Medien, Abbildung, Illustration',
  ),
  group: 'text',
  drawing: 'P6,6,84,28 T6,40,40 L6,48,60 L6,53,50',
  fields: [...head, image, alignment, globalButtons],
});

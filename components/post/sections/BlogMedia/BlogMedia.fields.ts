import { pictureWidths } from '#content-model/choices.ts';
import { defineKind, words } from '#content-model/Field.ts';
import { image } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Image', 'Billede', 'Bild'),
  help: words(
    'The caption is edited in the Media Library.',
    'Billedteksten redigeres i mediebiblioteket.',
    'Die Beschriftung wird in der Mediathek bearbeitet.',
  ),
  synonyms: words(
    'image, photo, illustration, media, figure, gallery',
    'foto, illustration, medie, figur, galleri',
    'Foto, Illustration, Medien, Abbildung, Galerie',
  ),
  order: 3,
  group: 'text',
  drawing: 'P12,8,72,40 L24,53,48',
  fields: [
    image,
    { name: 'border', type: 'toggle', label: words('With a border', 'Med kant', 'Mit Rand') },
    { name: 'width', type: 'select', choices: pictureWidths, label: words('Width', 'Bredde', 'Breite') },
  ],
});

import { defineKind, words } from '#content-model/Field.ts';
import { alignment, backgroundColor, globalButtons, head, image } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words(
    'Text and list beside an image',
    'Tekst og liste ved siden af et billede',
    'Text und Liste neben einem Bild',
  ),
  help: words(
    'Text with a short list and an image beside it.',
    'Tekst med en kort liste og et billede ved siden af.',
    'Text mit kurzer Liste und einem Bild daneben.',
  ),
  synonyms: words(
    'image and text, media and text, picture right, split, checklist, photo, two columns',
    'billede og tekst, medie og tekst, billede til højre, delt, tjekliste, foto, to kolonner',
    'Bild und Text, Medien und Text, Bild rechts, geteilt, Checkliste, Foto, zwei Spalten',
  ),
  group: 'text',
  drawing: 'T6,12,36 L6,22,38 C8,32,2 L13,31,28 C8,39,2 L13,38,28 C8,46,2 L13,45,28 P52,8,38,48',
  fields: [
    ...head,
    {
      name: 'list',
      type: 'repeater',
      max: 10,
      compact: true,
      label: words('List', 'Liste', 'Liste'),
      add: words('Add line', 'Tilføj linje', 'Zeile hinzufügen'),
      fields: [{ name: 'text', type: 'text', maxLength: 160, label: words('Line', 'Linje', 'Zeile') }],
    },
    image,
    alignment,
    backgroundColor,
    globalButtons,
  ],
});

import { defineKind, words } from '#content-model/Field.ts';
import {
  backgroundColor,
  columns,
  head,
  image,
  link,
  plainText,
  title,
} from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Image grid', 'Billedgitter', 'Bildraster'),
  help: words(
    'Images with links in a grid.',
    'Billeder med links i et gitter.',
    'Bilder mit Links in einem Raster.',
  ),
  synonyms: words(
    'gallery, image gallery, image grid, images, photos, cards, tiles, card grid, carousel, slider, portfolio, links',
    'galleri, billedgalleri, billeder, fotos, infokort, fliser, karrusel, slider, portefølje, links',
    'Galerie, Bildergalerie, Bilder, Fotos, Karten, Kacheln, Karussell, Slider, Portfolio, Links',
  ),
  group: 'list',
  drawing: 'F6,6,40,24 F50,6,40,24 F6,34,40,24 F50,34,40,24 L10,22,24 L54,22,24 L10,50,24 L54,50,24',
  fields: [
    ...head,
    columns,
    {
      name: 'gridBoxes',
      type: 'repeater',
      max: 12,
      label: words('Boxes', 'Bokse', 'Boxen'),
      add: words('Add box', 'Tilføj boks', 'Box hinzufügen'),
      fields: [title, plainText, image, link, backgroundColor],
    },
  ],
});

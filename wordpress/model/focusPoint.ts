import { words, type Field } from '#content-model/Field.ts';

/** WPGraphQL for ACF treats 0 as empty, so 1 is the edge. */
const percent = { type: 'number', min: 1, max: 100, step: 1 } as const;

/**
 * Focal point of an image, in percent of its width and height. It stays visible if a section crops the image. Editors
 * set it by clicking the image (`wordpress/editor/form/focusPoint.ts`).
 */
export const focusPointFields: readonly Field[] = [
  {
    ...percent,
    name: 'fromLeft',
    label: words('Focal point: left (%)', 'Fokuspunkt: venstre (%)', 'Fokuspunkt: links (%)'),
    help: words(
      'Part that stays visible when the image is cropped. Leave empty for an automatic crop.',
      'Den del, der forbliver synlig, når billedet beskæres. Lad feltet være tomt for automatisk beskæring.',
      'Teil, der beim Zuschneiden sichtbar bleibt. Leer lassen für automatischen Zuschnitt.',
    ),
  },
  {
    ...percent,
    name: 'fromTop',
    label: words('Focal point: top (%)', 'Fokuspunkt: top (%)', 'Fokuspunkt: oben (%)'),
  },
];

import { words, type Field } from './Field.ts';

/** WPGraphQL for ACF takes a nought for nothing: 1 stands for the edge. */
const percent = { type: 'number', min: 1, max: 100, step: 1 } as const;

/**
 * The point of a picture that stays in sight where a section shows only a part of it, in percent of its width and height.
 * `assets/focusPoint.js` of the plugin writes it by a press on the picture.
 */
export const focusPointFields: readonly Field[] = [
  {
    ...percent,
    name: 'fromLeft',
    label: words('Focus: percent from the left', 'Fokus: procent fra venstre', 'Fokus: Prozent von links'),
    help: words(
      'What stays in sight where only a part of the picture is shown. Empty: each place has a usual part of its own.',
      'Det, der bliver i billedet, hvor kun en del vises. Tom: hvert sted har sit sædvanlige udsnit.',
      'Was sichtbar bleibt, wo nur ein Teil gezeigt wird. Leer: Jede Stelle hat ihren üblichen Ausschnitt.',
    ),
  },
  {
    ...percent,
    name: 'fromTop',
    label: words('Focus: percent from the top', 'Fokus: procent fra oven', 'Fokus: Prozent von oben'),
  },
];

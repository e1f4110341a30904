import type { Theme } from '#theme/Theme.ts';

/**
 * Text sizes, a second typeface, cards, buttons, fields and long texts of the company. Empty: the platform's design.
 * docs/design.md shows each entry.
 */
export const theme: Theme = {};

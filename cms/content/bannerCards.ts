import type { L } from './localised.ts';
import type { Media } from './media.ts';
import { silent } from './photos.ts';
import type { CallToActionCard } from './sections/banners.ts';
import type { Button } from './sections/parts.ts';

const card = { kind: 'CallToActionCard', backgroundColor: 'white' } as const;

/** A banner on steps of depth. */
export function depth(title: L, description: L, ...globalButtons: Button[]): CallToActionCard {
  return { ...card, ctaStyle: 'gradient', title, description, globalButtons };
}

/** A framed sheet with a photograph. */
export function sheet(title: L, description: L, photo: Media, ...globalButtons: Button[]): CallToActionCard {
  return { ...card, ctaStyle: 'standard', title, description, image: silent(photo), globalButtons };
}

/** A framed sheet with an instrument. */
export function drawnSheet(
  title: L,
  description: L,
  instrument: Media,
  ...globalButtons: Button[]
): CallToActionCard {
  return { ...card, ctaStyle: 'standard', title, description, image: instrument, globalButtons };
}

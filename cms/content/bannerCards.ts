import type { L } from './localised.ts';
import type { Media } from './media.ts';
import { withoutAlt } from './photos.ts';
import type { SectionOf } from './sections/Section.ts';
import type { Button } from './sections/parts.ts';

const card = { kind: 'CallToActionCard', backgroundColor: 'white' } as const;

/** Creates a banner above depth steps. */
export function depth(title: L, description: L, ...globalButtons: Button[]): SectionOf<'CallToActionCard'> {
  return { ...card, ctaStyle: 'gradient', title, description, globalButtons };
}

/** Creates a framed card with a photograph. */
export function sheet(
  title: L,
  description: L,
  photo: Media,
  ...globalButtons: Button[]
): SectionOf<'CallToActionCard'> {
  return { ...card, ctaStyle: 'standard', title, description, image: withoutAlt(photo), globalButtons };
}

/** Creates a framed card with an instrument. */
export function instrumentSheet(
  title: L,
  description: L,
  instrument: Media,
  ...globalButtons: Button[]
): SectionOf<'CallToActionCard'> {
  return { ...card, ctaStyle: 'standard', title, description, image: instrument, globalButtons };
}

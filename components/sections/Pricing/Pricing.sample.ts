import { pricesFootnote } from '#cms/content/packages.ts';
import { allButtons, fullTitle, head, plans } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'Pricing'> = {
  kind: 'Pricing',

  ...head,
  title: fullTitle('Pricing'),
  products: ['pilot', 'fleet', 'charter'],
  packages: plans,
  footnote: pricesFootnote,
  backgroundColor: 'light',
  globalButtons: allButtons.slice(0, 2),
};

/** What it cannot do without. */
export const minimal: SectionOf<'Pricing'> = { kind: 'Pricing', products: ['pilot'] };

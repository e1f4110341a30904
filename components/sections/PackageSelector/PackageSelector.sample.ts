import { fullTitle, head, plans } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'PackageSelector'> = {
  kind: 'PackageSelector',

  ...head,
  title: fullTitle('PackageSelector'),
  defaultCurrency: { en: 'usd', da: 'dkk', de: 'eur' },
  backgroundColor: 'white',
  packages: plans,
  fleetPrice: true,
};

/** What it cannot do without. */
export const minimal: SectionOf<'PackageSelector'> = {
  kind: 'PackageSelector',
  packages: [{ title: 'Pilot' }],
};

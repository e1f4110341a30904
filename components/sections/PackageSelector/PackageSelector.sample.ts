import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head, plans } from '#components/sections/samples/parts.ts';

/** All fields filled in. */
export const full: SectionOf<'PackageSelector'> = {
  kind: 'PackageSelector',

  ...head,
  title: fullTitle('PackageSelector'),
  defaultCurrency: { en: 'usd', da: 'dkk', de: 'eur' },
  backgroundColor: 'white',
  packages: plans,
  fleetPrice: true,
};

/** Only the required fields. */
export const minimal: SectionOf<'PackageSelector'> = {
  kind: 'PackageSelector',
  packages: [{ title: 'Sample 1' }],
};

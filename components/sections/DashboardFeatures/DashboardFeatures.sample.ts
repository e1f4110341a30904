import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head, item, items } from '#components/sections/samples/parts.ts';
import { dashboard } from '#components/sections/samples/pictures.ts';

/** All fields filled in. */
export const full: SectionOf<'DashboardFeatures'> = {
  kind: 'DashboardFeatures',

  ...head,
  title: fullTitle('DashboardFeatures'),
  image: dashboard,
  features: items,
  backgroundColor: 'sand',
};

/** Only the required fields. */
export const minimal: SectionOf<'DashboardFeatures'> = { kind: 'DashboardFeatures', features: [item] };

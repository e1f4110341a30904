import { dashboard } from '#cms/content/drawings/dashboard.ts';
import { l } from '#cms/content/localised.ts';
import { named } from '#cms/content/media.ts';
import { fullTitle, head, item, items } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'DashboardFeatures'> = {
  kind: 'DashboardFeatures',

  ...head,
  title: fullTitle('DashboardFeatures'),
  image: named(dashboard, l('Bridge', 'Bridge', 'Bridge')),
  features: items,
  backgroundColor: 'sand',
};

/** What it cannot do without. */
export const minimal: SectionOf<'DashboardFeatures'> = { kind: 'DashboardFeatures', features: [item] };

import { fullTitle, head, items } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'LargeFactsFeatureBoxes'> = {
  kind: 'LargeFactsFeatureBoxes',

  ...head,
  title: fullTitle('LargeFactsFeatureBoxes'),
  boxes: items.map((item, index) => ({
    fact: ['584', '181', '46', '1.9 s'][index],
    title: item.title,
    description: item.description,
    image: item.icon,
    backgroundColor: 'light' as const,
  })),
};

/** What it cannot do without. */
export const minimal: SectionOf<'LargeFactsFeatureBoxes'> = {
  kind: 'LargeFactsFeatureBoxes',
  boxes: [{ fact: '584' }],
};

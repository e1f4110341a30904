import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head, items } from '#components/sections/samples/parts.ts';

/** All fields filled in. */
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

/** Only the required fields. */
export const minimal: SectionOf<'LargeFactsFeatureBoxes'> = {
  kind: 'LargeFactsFeatureBoxes',
  boxes: [{ fact: '584' }],
};

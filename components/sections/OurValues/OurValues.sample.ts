import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head, item, items } from '#components/sections/samples/parts.ts';

/** All fields filled in. */
export const full: SectionOf<'OurValues'> = {
  kind: 'OurValues',
  ...head,
  title: fullTitle('OurValues'),
  values: items,
  backgroundColor: 'white',
};

/** Only the required fields. */
export const minimal: SectionOf<'OurValues'> = { kind: 'OurValues', values: [item] };

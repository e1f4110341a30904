import { fullTitle, head, item, items } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'OurValues'> = {
  kind: 'OurValues',
  ...head,
  title: fullTitle('OurValues'),
  values: items,
  backgroundColor: 'white',
};

/** What it cannot do without. */
export const minimal: SectionOf<'OurValues'> = { kind: 'OurValues', values: [item] };

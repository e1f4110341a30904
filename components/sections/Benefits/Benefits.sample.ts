import { fullTitle, head, item, items } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'Benefits'> = {
  kind: 'Benefits',

  ...head,
  title: fullTitle('Benefits'),
  columns: 2,
  benefits: items,
  backgroundColor: 'white',
};

/** What it cannot do without. */
export const minimal: SectionOf<'Benefits'> = { kind: 'Benefits', benefits: [item, item] };

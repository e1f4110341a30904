import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head, item, items } from '#components/sections/samples/parts.ts';

/** All fields filled in. */
export const full: SectionOf<'Benefits'> = {
  kind: 'Benefits',

  ...head,
  title: fullTitle('Benefits'),
  columns: 2,
  benefits: items,
  backgroundColor: 'white',
};

/** Only the required fields. */
export const minimal: SectionOf<'Benefits'> = { kind: 'Benefits', benefits: [item, item] };

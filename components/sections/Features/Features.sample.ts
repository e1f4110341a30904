import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head, item, items } from '#components/sections/samples/parts.ts';

/** All fields filled in. */
export const full: SectionOf<'Features'> = {
  kind: 'Features',

  ...head,
  title: fullTitle('Features'),
  features: items,
  alignment: 'left',
  backgroundColor: 'white',
};

/** Only the required fields. */
export const minimal: SectionOf<'Features'> = { kind: 'Features', features: [item] };

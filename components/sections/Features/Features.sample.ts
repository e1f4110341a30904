import { fullTitle, head, item, items } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'Features'> = {
  kind: 'Features',

  ...head,
  title: fullTitle('Features'),
  features: items,
  alignment: 'left',
  backgroundColor: 'white',
};

/** What it cannot do without. */
export const minimal: SectionOf<'Features'> = { kind: 'Features', features: [item] };

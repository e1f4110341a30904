import { allButtons, fullTitle, head, item, items, picture } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'Guide'> = {
  kind: 'Guide',

  ...head,
  title: fullTitle('Guide'),
  backgroundColor: 'white',
  steps: items.map((item, index) => ({
    stepNumber: index + 1,
    title: item.title,
    description: head.description,
    image: picture,
  })),
  globalButtons: allButtons.slice(0, 1),
};

/** What it cannot do without. */
export const minimal: SectionOf<'Guide'> = {
  kind: 'Guide',
  steps: [{ title: item.title }, { title: item.title }],
};

import type { SectionOf } from '#components/sections/samples/Section.ts';
import { allButtons, fullTitle, head, item, items } from '#components/sections/samples/parts.ts';
import { picture } from '#components/sections/samples/pictures.ts';

/** All fields filled in. */
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

/** Only the required fields. */
export const minimal: SectionOf<'Guide'> = {
  kind: 'Guide',
  steps: [{ title: item.title }, { title: item.title }],
};

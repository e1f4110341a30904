import { l } from '#cms/content/localised.ts';
import { allButtons, fullTitle, head, items, picture } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'SplitContentImgRight'> = {
  kind: 'SplitContentImgRight',

  ...head,
  title: fullTitle('SplitContentImgRight'),
  image: picture,
  list: items.map((item) => ({ text: item.title ?? '' })),
  alignment: 'right',
  backgroundColor: 'light',
  globalButtons: allButtons.slice(0, 2),
};

/** What it cannot do without. */
export const minimal: SectionOf<'SplitContentImgRight'> = {
  kind: 'SplitContentImgRight',
  title: l('Split, no picture', 'Split, intet billede', 'Split, kein Bild'),
};

import type { SectionOf } from '#components/sections/samples/Section.ts';
import { allButtons, fullTitle, head, items } from '#components/sections/samples/parts.ts';
import { picture } from '#components/sections/samples/pictures.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
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

/** Only the required fields. */
export const minimal: SectionOf<'SplitContentImgRight'> = {
  kind: 'SplitContentImgRight',
  title: words('Split, no picture', 'Split, intet billede', 'Split, kein Bild'),
};

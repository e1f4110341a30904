import type { SectionOf } from '#components/sections/samples/Section.ts';
import { allButtons, fullTitle, head } from '#components/sections/samples/parts.ts';
import { picture } from '#components/sections/samples/pictures.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'FullwidthContentSplitImgLeft'> = {
  kind: 'FullwidthContentSplitImgLeft',

  ...head,
  title: fullTitle('FullwidthContentSplitImgLeft'),
  image: picture,
  alignment: 'left',
  backgroundColor: 'dark',
  globalButtons: allButtons.slice(3, 5),
};

/** Only the required fields. */
export const minimal: SectionOf<'FullwidthContentSplitImgLeft'> = {
  kind: 'FullwidthContentSplitImgLeft',

  title: words('No picture was sent', 'Der kom intet billede', 'Es kam kein Bild'),
};

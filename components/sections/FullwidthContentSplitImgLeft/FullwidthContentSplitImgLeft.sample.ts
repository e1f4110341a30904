import { l } from '#cms/content/localised.ts';
import { media } from '#cms/content/media.ts';
import { allButtons, fullTitle, head } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'FullwidthContentSplitImgLeft'> = {
  kind: 'FullwidthContentSplitImgLeft',

  ...head,
  title: fullTitle('FullwidthContentSplitImgLeft'),
  image: media('photo-wind.webp', l('Turbines at dawn', 'Vindmøller ved daggry', 'Windräder am Morgen')),
  alignment: 'left',
  backgroundColor: 'dark',
  globalButtons: allButtons.slice(3, 5),
};

/** What it cannot do without. */
export const minimal: SectionOf<'FullwidthContentSplitImgLeft'> = {
  kind: 'FullwidthContentSplitImgLeft',

  title: l('No picture was sent', 'Der kom intet billede', 'Es kam kein Bild'),
};

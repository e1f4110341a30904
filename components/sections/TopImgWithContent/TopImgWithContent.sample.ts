import { l } from '#cms/content/localised.ts';
import { media } from '#cms/content/media.ts';
import { allButtons, fullTitle, head } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'TopImgWithContent'> = {
  kind: 'TopImgWithContent',

  ...head,
  title: fullTitle('TopImgWithContent'),
  image: media('photo-sound.webp', l('A light buoy', 'En lysbøje', 'Eine Leuchttonne')),
  alignment: 'left',
  globalButtons: allButtons.slice(0, 2),
};

/** What it cannot do without. */
export const minimal: SectionOf<'TopImgWithContent'> = {
  kind: 'TopImgWithContent',

  title: l('What we do with your data', 'Hvad vi gør med dine data', 'Was wir mit Ihren Daten tun'),
};

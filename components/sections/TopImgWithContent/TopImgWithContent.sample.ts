import type { SectionOf } from '#components/sections/samples/Section.ts';
import { allButtons, fullTitle, head } from '#components/sections/samples/parts.ts';
import { picture } from '#components/sections/samples/pictures.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'TopImgWithContent'> = {
  kind: 'TopImgWithContent',

  ...head,
  title: fullTitle('TopImgWithContent'),
  image: picture,
  alignment: 'left',
  globalButtons: allButtons.slice(0, 2),
};

/** Only the required fields. */
export const minimal: SectionOf<'TopImgWithContent'> = {
  kind: 'TopImgWithContent',

  title: words('What we do with your data', 'Hvad vi gør med dine data', 'Was wir mit Ihren Daten tun'),
};

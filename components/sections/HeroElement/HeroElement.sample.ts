import type { SectionOf } from '#components/sections/samples/Section.ts';
import { allButtons, fullTitle, head } from '#components/sections/samples/parts.ts';
import { picture } from '#components/sections/samples/pictures.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'HeroElement'> = {
  kind: 'HeroElement',

  ...head,
  title: fullTitle('HeroElement'),
  image: picture,
  imageMobile: picture,
  animationLink: 'upload:sample-animation.json',
  alignment: 'left',
  backgroundColor: 'white',
  globalButtons: allButtons,
};

/** Only the required fields. */
export const minimal: SectionOf<'HeroElement'> = {
  kind: 'HeroElement',

  title: words('HeroElement, only a title', 'HeroElement, kun en titel', 'HeroElement, nur ein Titel'),
};

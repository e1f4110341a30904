import { l } from '#cms/content/localised.ts';
import { media } from '#cms/content/media.ts';
import { allButtons, fullTitle, head } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'HeroElement'> = {
  kind: 'HeroElement',

  ...head,
  title: fullTitle('HeroElement'),
  image: media('hero-chart-{locale}.svg', l('A sea chart', 'Et søkort', 'Eine Seekarte')),
  imageMobile: media('hero-chart-mobile-{locale}.svg', l('A sea chart', 'Et søkort', 'Eine Seekarte')),
  animationLink: 'upload:hero-rings.json',
  alignment: 'left',
  backgroundColor: 'white',
  globalButtons: allButtons,
};

/** What it cannot do without. */
export const minimal: SectionOf<'HeroElement'> = {
  kind: 'HeroElement',

  title: l('HeroElement, only a title', 'HeroElement, kun en titel', 'HeroElement, nur ein Titel'),
};

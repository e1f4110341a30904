import type { SectionOf } from '#components/sections/samples/Section.ts';
import { allButtons, fullTitle, head } from '#components/sections/samples/parts.ts';
import { picture } from '#components/sections/samples/pictures.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'CallToActionCard'> = {
  kind: 'CallToActionCard',

  ...head,
  title: fullTitle('CallToActionCard'),
  ctaStyle: 'gradient',
  backgroundColor: 'gradient',
  image: picture,
  globalButtons: allButtons.slice(3, 5),
};

/** Only the required fields. */
export const minimal: SectionOf<'CallToActionCard'> = {
  kind: 'CallToActionCard',

  title: words(
    'Try it with your own data',
    'Prøv det med dine egne data',
    'Probieren Sie es mit Ihren eigenen Daten aus',
  ),
};

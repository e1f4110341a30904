import { l } from '#cms/content/localised.ts';
import { allButtons, fullTitle, head, picture } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'CallToActionCard'> = {
  kind: 'CallToActionCard',

  ...head,
  title: fullTitle('CallToActionCard'),
  ctaStyle: 'gradient',
  backgroundColor: 'gradient',
  image: picture,
  globalButtons: allButtons.slice(3, 5),
};

/** What it cannot do without. */
export const minimal: SectionOf<'CallToActionCard'> = {
  kind: 'CallToActionCard',

  title: l(
    'See your own devices in the log',
    'Se dine egne enheder i loggen',
    'Sehen Sie Ihre eigenen Geräte im Protokoll',
  ),
};

import { l } from '#cms/content/localised.ts';
import { media } from '#cms/content/media.ts';
import { allButtons, fullTitle, head, items, logo } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'Cases'> = {
  kind: 'Cases',

  ...head,
  title: fullTitle('Cases'),
  backgroundColor: 'foam',
  cases: items.map((item) => ({
    ...item,
    image: media('avatar-maja-thorsen.svg', l('Maja Thorsen', 'Maja Thorsen', 'Maja Thorsen')),
    logo,
  })),
  globalButtons: allButtons.slice(2, 3),
};

/** What it cannot do without. */
export const minimal: SectionOf<'Cases'> = { kind: 'Cases', cases: [{ title: 'Nordvand' }] };

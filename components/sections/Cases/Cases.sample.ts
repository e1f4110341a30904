import type { SectionOf } from '#components/sections/samples/Section.ts';
import { allButtons, fullTitle, head, items } from '#components/sections/samples/parts.ts';
import { avatar, logo } from '#components/sections/samples/pictures.ts';

/** All fields filled in. */
export const full: SectionOf<'Cases'> = {
  kind: 'Cases',

  ...head,
  title: fullTitle('Cases'),
  backgroundColor: 'foam',
  cases: items.map((item) => ({
    ...item,
    image: avatar,
    logo,
  })),
  globalButtons: allButtons.slice(2, 3),
};

/** Only the required fields. */
export const minimal: SectionOf<'Cases'> = { kind: 'Cases', cases: [{ title: 'A customer' }] };

import { interests } from '#brand/newsletter.ts';
import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head } from '#components/sections/samples/parts.ts';

/** All fields filled in. */
export const full: SectionOf<'SignUp'> = {
  kind: 'SignUp',

  title: fullTitle('SignUp'),
  subtitle: head.subtitle,
  description: head.description,
  interests: Object.keys(interests).map((interest) => ({ interest })),
  backgroundColor: 'foam',
};

/** Only the required fields. */
export const minimal: SectionOf<'SignUp'> = { kind: 'SignUp' };

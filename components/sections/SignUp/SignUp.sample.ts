import { fullTitle, head } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'SignUp'> = {
  kind: 'SignUp',

  title: fullTitle('SignUp'),
  subtitle: head.subtitle,
  description: head.description,
  interests: [{ interest: 'product' }, { interest: 'prices' }, { interest: 'coverage' }],
  backgroundColor: 'foam',
};

/** What it cannot do without. */
export const minimal: SectionOf<'SignUp'> = { kind: 'SignUp' };

import { l } from '#cms/content/localised.ts';
import { fullTitle, head } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'Faq'> = {
  kind: 'Faq',

  ...head,
  title: fullTitle('Faq'),
  backgroundColor: 'light',
  faq: [1, 2, 3].map((number) => ({
    question: l(`Question ${number}?`, `Spørgsmål ${number}?`, `Frage ${number}?`),
    answer: head.description,
  })),
};

/** What it cannot do without. */
export const minimal: SectionOf<'Faq'> = {
  kind: 'Faq',

  faq: [{ question: l('Why?', 'Hvorfor?', 'Warum?'), answer: l('Because.', 'Derfor.', 'Darum.') }],
};

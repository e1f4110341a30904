import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head } from '#components/sections/samples/parts.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'Faq'> = {
  kind: 'Faq',

  ...head,
  title: fullTitle('Faq'),
  backgroundColor: 'light',
  faq: [1, 2, 3].map((number) => ({
    question: words(`Question ${number}?`, `Spørgsmål ${number}?`, `Frage ${number}?`),
    answer: head.description,
  })),
};

/** Only the required fields. */
export const minimal: SectionOf<'Faq'> = {
  kind: 'Faq',

  faq: [{ question: words('Why?', 'Hvorfor?', 'Warum?'), answer: words('Because.', 'Derfor.', 'Darum.') }],
};

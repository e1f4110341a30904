import { l } from '#cms/content/localised.ts';
import { fullTitle, head } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'SectionTitle'> = {
  kind: 'SectionTitle',

  ...head,
  title: fullTitle('SectionTitle'),
  headingLevel: 'h2',
  alignment: 'left',
  backgroundColor: 'white',
};

/** What it cannot do without. */
export const minimal: SectionOf<'SectionTitle'> = {
  kind: 'SectionTitle',

  title: l(
    'SectionTitle, only a title',
    'SectionTitle, kun en titel',
    'Netzsteuerung, Zugangskontrolle und Kosten\u00ADüberwachung',
  ),
};

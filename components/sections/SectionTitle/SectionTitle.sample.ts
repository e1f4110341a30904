import type { SectionOf } from '#components/sections/samples/Section.ts';
import { fullTitle, head } from '#components/sections/samples/parts.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'SectionTitle'> = {
  kind: 'SectionTitle',

  ...head,
  title: fullTitle('SectionTitle'),
  headingLevel: 'h2',
  alignment: 'left',
  backgroundColor: 'white',
};

/** Only the required fields. */
export const minimal: SectionOf<'SectionTitle'> = {
  kind: 'SectionTitle',

  title: words(
    'SectionTitle, only a title',
    'SectionTitle, kun en titel',
    'Netzsteuerung, Zugangskontrolle und Kosten\u00ADüberwachung',
  ),
};

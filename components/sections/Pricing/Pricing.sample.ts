import type { SectionOf } from '#components/sections/samples/Section.ts';
import { allButtons, fullTitle, head, plans } from '#components/sections/samples/parts.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'Pricing'> = {
  kind: 'Pricing',

  ...head,
  title: fullTitle('Pricing'),
  products: ['sample-1', 'sample-2', 'sample-3'],
  packages: plans,
  footnote: words('All prices without VAT.', 'Alle priser er uden moms.', 'Alle Preise ohne Umsatzsteuer.'),
  backgroundColor: 'light',
  globalButtons: allButtons.slice(0, 2),
};

/** Only the required fields. */
export const minimal: SectionOf<'Pricing'> = { kind: 'Pricing', products: ['sample-1'] };

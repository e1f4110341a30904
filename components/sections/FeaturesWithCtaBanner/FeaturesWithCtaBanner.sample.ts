import type { SectionOf } from '#components/sections/samples/Section.ts';
import { cta, fullTitle, head, item, items } from '#components/sections/samples/parts.ts';

/** All fields filled in. */
export const full: SectionOf<'FeaturesWithCtaBanner'> = {
  kind: 'FeaturesWithCtaBanner',

  ...head,
  title: fullTitle('FeaturesWithCtaBanner'),
  backgroundColor: 'white',
  features: items,
  cta: { ctaStyle: 'gradient', ...cta },
};

/** Only the required fields. */
export const minimal: SectionOf<'FeaturesWithCtaBanner'> = {
  kind: 'FeaturesWithCtaBanner',
  features: [item],
};

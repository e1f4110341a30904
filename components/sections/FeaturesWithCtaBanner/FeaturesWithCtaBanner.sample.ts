import { cta, fullTitle, head, item, items } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'FeaturesWithCtaBanner'> = {
  kind: 'FeaturesWithCtaBanner',

  ...head,
  title: fullTitle('FeaturesWithCtaBanner'),
  backgroundColor: 'white',
  features: items,
  cta: { ctaStyle: 'gradient', ...cta },
};

/** What it cannot do without. */
export const minimal: SectionOf<'FeaturesWithCtaBanner'> = {
  kind: 'FeaturesWithCtaBanner',
  features: [item],
};

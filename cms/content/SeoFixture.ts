import type { Text } from './localised.ts';
import type { Media } from './media.ts';

/** SEO fields that an editor has overridden. The others are computed as by the SEO plugin. */
export type SeoFixture = {
  /** Complete title, without an added separator and site name. */
  title?: Text;
  description?: Text;
  image?: Media;
  noindex?: boolean;
  nofollow?: boolean;
  focusKeyword?: Text;
  cornerstone?: boolean;
};

import type { Text } from './localised.ts';
import type { Media } from './media.ts';

/** What an editor filled in by hand; the rest is computed as the SEO plugin does. */
export type SeoFixture = {
  /** The whole title, with no separator and site name added. */
  title?: Text;
  description?: Text;
  image?: Media;
  noindex?: boolean;
  nofollow?: boolean;
  focusKeyword?: Text;
  cornerstone?: boolean;
};

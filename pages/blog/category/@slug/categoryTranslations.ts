import { categoryPath } from '#components/blog/blogPaths.ts';
import { categoryCounterparts } from '#schema/categoryCounterparts.ts';
import type { ListedPost } from '#schema/postIndex.ts';
import type { Alternate } from '#renderer/data/PageData.ts';

/** Where a category stands in other languages, told by its articles; see `categoryCounterparts`. */
export function categoryTranslations(posts: readonly ListedPost[]): Alternate[] {
  return [...categoryCounterparts(posts)].map(([locale, slug]) => ({
    locale,
    path: categoryPath(slug, locale),
  }));
}

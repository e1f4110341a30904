import type { Locale } from '#locales/locales.ts';

/** Properties of a post that determine its position among all posts. */
export type ListedPost = {
  databaseId: number;
  slug: string;
  /** Slugs of the post's own categories. */
  categories: readonly string[];
  translations: readonly { locale: Locale | undefined; categories: readonly string[] }[];
};

/** All posts of a language, newest first. */
export type PostIndex = readonly ListedPost[];

/**
 * Returns a category's slugs in other languages, derived from its posts. The backend does not link translated
 * categories, so this needs a post that is in no other category, and whose translation is in a single category too.
 */
export function categoryCounterparts(
  posts: readonly Pick<ListedPost, 'categories' | 'translations'>[],
): Map<Locale, string> {
  const slugs = new Map<Locale, string>();
  for (const { categories, translations } of posts) {
    if (categories.length !== 1) continue;
    for (const { locale, categories: otherCategories } of translations) {
      const [counterpart, ...furtherCategories] = otherCategories;
      if (locale !== undefined && counterpart && furtherCategories.length === 0 && !slugs.has(locale))
        slugs.set(locale, counterpart);
    }
  }
  return slugs;
}

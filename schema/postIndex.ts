import type { Locale } from '#locales/locales.ts';

/** As much of an article as it takes to find its place among all. */
export type ListedPost = {
  databaseId: number;
  slug: string;
  /** Slugs of the categories that it stands in itself. */
  categories: readonly string[];
  translations: readonly { locale: Locale | undefined; categories: readonly string[] }[];
};

/** Every article of a language, newest first. */
export type PostIndex = readonly ListedPost[];

/**
 * What a category is called in other languages, told by the articles in it. The backend ties no categories together, so
 * it takes an article that stands in this one alone, and whose translation stands in one alone too.
 */
export function categoryCounterparts(
  articles: readonly Pick<ListedPost, 'categories' | 'translations'>[],
): Map<Locale, string> {
  const found = new Map<Locale, string>();
  for (const { categories, translations } of articles) {
    if (categories.length !== 1) continue;
    for (const { locale, categories: others } of translations) {
      const [other, ...more] = others;
      if (locale !== undefined && other && more.length === 0 && !found.has(locale)) found.set(locale, other);
    }
  }
  return found;
}

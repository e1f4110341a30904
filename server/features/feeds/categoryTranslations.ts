import type { Locale } from '#locales/locales.ts';
import type { SitemapPost } from './answers.ts';

/**
 * What a category is called in the other languages. The backend does not translate categories, so an article tells that
 * stands in this one alone, and whose translation stands in one alone too.
 */
export function categoryTranslations(
  slug: string,
  posts: readonly SitemapPost[],
): Partial<Record<Locale, string>> {
  const found: Partial<Record<Locale, string>> = {};
  for (const { categories, translated } of posts) {
    if (categories.length !== 1 || categories[0] !== slug) continue;
    for (const { locale, categories: others } of translated) {
      const [other] = others;
      if (locale !== undefined && other !== undefined && others.length === 1) found[locale] ??= other;
    }
  }
  return found;
}

import type { Locale } from '#locales/locales.ts';
import type { SitemapPost } from './answers.ts';

/**
 * What a category is called in the other languages, told by the articles in it. The backend does not translate
 * categories, so it takes an article that stands in this one alone, and whose translation stands in one alone too.
 */
export function categoryTranslations(articles: readonly SitemapPost[]): Partial<Record<Locale, string>> {
  const found: Partial<Record<Locale, string>> = {};
  for (const { categories, translated } of articles) {
    if (categories.length !== 1) continue;
    for (const { locale, categories: others } of translated) {
      const [other] = others;
      if (locale !== undefined && other !== undefined && others.length === 1) found[locale] ??= other;
    }
  }
  return found;
}

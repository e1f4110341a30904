import type { Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';

/** The blog's own address in a language. */
export function blogPath(locale: Locale): string {
  return localisePath('/blog', locale);
}

/** An article. Its slug is the language's own. */
export function postPath(slug: string, locale: Locale): string {
  return localisePath(`/blog/${encodeURIComponent(slug)}`, locale);
}

/** The list of a category. Its slug is the language's own. */
export function categoryPath(slug: string, locale: Locale): string {
  return localisePath(`/blog/category/${encodeURIComponent(slug)}`, locale);
}

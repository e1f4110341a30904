import { type Locale, defaultLocale, isLocale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { useLingui } from '@lingui/react';

/** Returns the path of the blog in a language. */
export function blogPath(locale: Locale): string {
  return localisePath('/blog', locale);
}

/** Returns the path of an article in a language, given the slug in that language. */
export function postPath(slug: string, locale: Locale): string {
  return localisePath(`/blog/${encodeURIComponent(slug)}`, locale);
}

/** Returns the path of a category in a language, given the slug in that language. */
export function categoryPath(slug: string, locale: Locale): string {
  return localisePath(`/blog/category/${encodeURIComponent(slug)}`, locale);
}

/** Returns the language of the page, for its links. */
export function useBlogLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : defaultLocale;
}

/** Maximum length of a search term. Longer terms are truncated to spare WordPress. */
export const maxSearch = 100;

/** Returns the URL of one page of a list, with `?q=` before `?page=`. The first page has no page number. */
export function listAddress(
  path: string,
  { pageNumber = 1, search }: { pageNumber?: number; search?: string | undefined },
): string {
  const parameters = new URLSearchParams();
  if (search !== undefined) parameters.set('q', search);
  if (pageNumber > 1) parameters.set('page', String(pageNumber));
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

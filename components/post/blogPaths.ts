import { type Locale, defaultLocale, isLocale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { useLingui } from '@lingui/react';

/** Returns the path of the blog in a language. */
export function blogPath(locale: Locale): string {
  return localisePath('/blog', locale);
}

/** Returns the path of an article; the slug is that of the language. */
export function postPath(slug: string, locale: Locale): string {
  return localisePath(`/blog/${encodeURIComponent(slug)}`, locale);
}

/** Returns the path of a category; the slug is that of the language. */
export function categoryPath(slug: string, locale: Locale): string {
  return localisePath(`/blog/category/${encodeURIComponent(slug)}`, locale);
}

/** Returns the language of the page, for its links. */
export function useBlogLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : defaultLocale;
}

/** Maximum length of a search; longer ones are cut to spare WordPress. */
export const maxSearch = 100;

/** Returns the URL of a page of a list: `?q=` before `?page=`, and no number for the first page. */
export function listAddress(
  path: string,
  { pageNumber = 1, search }: { pageNumber?: number; search?: string | undefined },
): string {
  const parameters = new URLSearchParams();
  if (search !== undefined) parameters.set('q', search);
  if (pageNumber > 1) parameters.set('page', String(pageNumber));
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

import { type Locale, defaultLocale, isLocale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { useLingui } from '@lingui/react';

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

/** The language that the page's links stay in. */
export function useBlogLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : defaultLocale;
}

/** Longer terms are cut: nobody looks for more than this, and the backend need not. */
export const maxSearch = 100;

/** The address of a page of a list: `?q=` before `?page=`, and no number on the first page. */
export function listAddress(
  path: string,
  { pageNumber = 1, search }: { pageNumber?: number; search?: string | undefined },
): string {
  const parameters = new URLSearchParams();
  if (search !== undefined) parameters.set('q', search);
  if (pageNumber > 1) parameters.set('page', String(pageNumber));
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

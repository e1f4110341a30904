import type { Context } from 'koa';
import Negotiator from 'negotiator';
import { defaultLocale, isLocale, localeCodes, type Locale } from '#locales/locales.ts';
import { splitLocale } from '#locales/routing.ts';

/**
 * Returns the language for the response to a form: the form's own language, or else the language in the page's path, or
 * else that of `Accept-Language`.
 */
export function requestLocale(ctx: Context, formLocale?: unknown): Locale {
  if (isLocale(formLocale)) return formLocale;
  const referer = ctx.get('referer');
  if (URL.canParse(referer)) return splitLocale(new URL(referer).pathname).locale;
  return acceptedLocale(ctx.get('accept-language')) ?? defaultLocale;
}

/** Selects one of the site's languages by RFC 4647 lookup. Ignores ranges with an invalid quality or an underscore. */
export function acceptedLocale(header: string): Locale | undefined {
  const wellFormed = header
    .split(',')
    .map((range) => range.trim())
    .filter((range) =>
      /^(\*|[a-z]{1,8}(-[a-z0-9]{1,8})*)(\s*;\s*q=(0(\.\d{0,3})?|1(\.0{0,3})?))?$/i.test(range),
    )
    .join(',');
  if (wellFormed === '') return undefined;
  const ranges = new Negotiator({ headers: { 'accept-language': wellFormed } }).languages();
  for (const range of ranges) {
    const primary = range.toLowerCase().split('-')[0];
    const match = localeCodes.find((code) => code === primary);
    if (match !== undefined) return match;
    if (primary === '*') return defaultLocale;
  }
  return undefined;
}

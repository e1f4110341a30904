import { createHash, randomBytes } from 'node:crypto';
import { localisePath } from '#locales/routing.ts';
import type { Locale } from '#locales/locales.ts';
import { newsletterPath } from '#locales/paths.ts';

/** 32 random bytes as they stand in an address, and the SHA-256 under which the database knows them. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Attacker-controlled text goes in; anything that is not shaped like a token becomes a hash that matches none. */
export function hashToken(token: string): string {
  const text = /^[\w-]{43}$/.test(token) ? token : '';
  return createHash('sha256').update(text).digest('hex');
}

export const newsletterPages = {
  checkMail: `${newsletterPath}/check-mail`,
  confirm: `${newsletterPath}/confirm`,
  unsubscribe: `${newsletterPath}/unsubscribe`,
  preferences: `${newsletterPath}/preferences`,
} as const;

export type NewsletterPage = keyof typeof newsletterPages;

/** The path of one of the newsletter's pages in a language, with its query. */
export function newsletterPagePath(
  page: NewsletterPage,
  locale: Locale,
  query: { token?: string; result?: string } = {},
): string {
  const path = localisePath(newsletterPages[page], locale);
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The addresses that stand in mails. */
export function newsletterUrls(siteUrl: string) {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  return {
    confirm: (token: string, locale: Locale) => absolute(newsletterPagePath('confirm', locale, { token })),
    unsubscribe: (token: string, locale: Locale) =>
      absolute(newsletterPagePath('unsubscribe', locale, { token })),
    preferences: (token: string, locale: Locale) =>
      absolute(newsletterPagePath('preferences', locale, { token })),
    oneClick: (token: string) => absolute(`/api/newsletter/unsubscribe?${new URLSearchParams({ token })}`),
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { localisePath } from '#locales/routing.ts';
import type { Locale } from '#locales/locales.ts';
import { newsletterPath } from '#locales/paths.ts';

/** Creates a URL-safe token of 32 random bytes, and its SHA-256 for the database. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/**
 * Hashes a token. The text is attacker-controlled: anything that does not look like a token gets a hash that matches no
 * token.
 */
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

/** Returns the path of a newsletter page in a language, with its query. */
export function newsletterPagePath(
  page: NewsletterPage,
  locale: Locale,
  query: { token?: string; result?: string } = {},
): string {
  const path = localisePath(newsletterPages[page], locale);
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Creates the functions that build the URLs in mails. */
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

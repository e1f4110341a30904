import { consentRevision, optionalCategories } from '#brand/consent.ts';
import { dayMs } from '#schema/durations.ts';
import type { CookieCategory } from '#schema/cookies.ts';

/** The categories of cookies, in their order. */
export const cookieCategories: readonly CookieCategory[] = ['necessary', ...optionalCategories];

/** Where the visitor's choice and its time are recorded. */
export const consentCookie = { name: 'cc_cookie', lifetimeDays: 182, revision: consentRevision } as const;

/** What the visitor allows, from a document's cookies; undefined until there was a choice. */
export function readConsent(cookies: string): readonly CookieCategory[] | undefined {
  const choice = readChoice(cookies);
  return choice && cookieCategories.filter((category) => choice.categories.includes(category));
}

/** Whether cookies of a category may be set: by the visitor's choice, or because the site needs them. */
export function allows(category: CookieCategory): boolean {
  if (category === 'necessary') return true;
  return readConsent(document.cookie)?.includes(category) ?? false;
}

/**
 * Records a choice and its time; a visitor who chose before keeps the number and the time of that. The form is
 * vanilla-cookieconsent's, so that the choices in visitors' browsers hold.
 */
export function recordConsent(categories: readonly CookieCategory[]): void {
  const { name, lifetimeDays, revision } = consentCookie;
  const earlier = readChoice(document.cookie);
  const now = new Date();
  const expires = new Date(now.getTime() + lifetimeDays * dayMs);
  const choice = {
    categories,
    revision,
    data: null,
    consentTimestamp: earlier?.consentTimestamp ?? now.toISOString(),
    consentId:
      earlier?.consentId ??
      [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join('-'),
    services: {},
    languageCode: document.documentElement.lang,
    lastConsentTimestamp: now.toISOString(),
    expirationTime: expires.getTime(),
  };
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(JSON.stringify(choice))}; Expires=${expires.toUTCString()}; Path=/; SameSite=Lax${secure}`;
  window.dispatchEvent(new Event(consentEvent));
}

const consentEvent = 'site:consent';

/** Calls back after every choice, in the question or in the settings; the returned function ends that. */
export function onConsentChange(callback: () => void): () => void {
  window.addEventListener(consentEvent, callback);
  return () => window.removeEventListener(consentEvent, callback);
}

type Choice = { categories: readonly unknown[]; consentId?: string; consentTimestamp?: string };

function readChoice(cookies: string): Choice | undefined {
  const prefix = `${consentCookie.name}=`;
  const text = cookies.split('; ').find((cookie) => cookie.startsWith(prefix));
  const choice = text === undefined ? undefined : parse(text.slice(prefix.length));
  return choice?.revision === consentCookie.revision ? choice : undefined;
}

/** Anybody can write a cookie, so it is read as what it may be. */
function parse(text: string): (Choice & { revision: unknown }) | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    if (typeof value !== 'object' || value === null || !('categories' in value)) return undefined;
    if (!Array.isArray(value.categories)) return undefined;
    return {
      categories: value.categories,
      revision: 'revision' in value ? value.revision : 0,
      ...('consentId' in value && typeof value.consentId === 'string' && { consentId: value.consentId }),
      ...('consentTimestamp' in value &&
        typeof value.consentTimestamp === 'string' && { consentTimestamp: value.consentTimestamp }),
    };
  } catch {
    return undefined;
  }
}

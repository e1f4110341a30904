import { dayMs } from '#schema/durations.ts';

export const cookieCategories = ['necessary', 'preferences', 'statistics', 'marketing'] as const;
export type CookieCategory = (typeof cookieCategories)[number];

/** Where the visitor's choice and its time are recorded. A new revision asks everybody again. */
export const consentCookie = { name: 'cc_cookie', lifetimeDays: 182, revision: 1 } as const;

/** What the visitor allows, from a document's cookies; undefined until there was a choice. */
export function readConsent(cookies: string): readonly CookieCategory[] | undefined {
  const prefix = `${consentCookie.name}=`;
  const text = cookies.split('; ').find((cookie) => cookie.startsWith(prefix));
  const choice = text === undefined ? undefined : parse(text.slice(prefix.length));
  if (choice === undefined || choice.revision !== consentCookie.revision) return undefined;
  return cookieCategories.filter((category) => choice.categories.includes(category));
}

export function allows(category: CookieCategory): boolean {
  return readConsent(document.cookie)?.includes(category) ?? false;
}

/** Records a choice and its time, in the form of the library behind the settings, which reads and changes it there. */
export function recordConsent(categories: readonly CookieCategory[]): void {
  const { name, lifetimeDays, revision } = consentCookie;
  const now = new Date();
  const expires = new Date(now.getTime() + lifetimeDays * dayMs);
  const choice = {
    categories,
    revision,
    data: null,
    consentTimestamp: now.toISOString(),
    consentId: [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join('-'),
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
  const events = [consentEvent, 'cc:onConsent', 'cc:onChange'];
  for (const event of events) window.addEventListener(event, callback);
  return () => {
    for (const event of events) window.removeEventListener(event, callback);
  };
}

/** Anybody can write a cookie, so it is read as what it may be. */
function parse(text: string): { categories: readonly unknown[]; revision: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    if (typeof value !== 'object' || value === null || !('categories' in value)) return undefined;
    if (!Array.isArray(value.categories)) return undefined;
    return { categories: value.categories, revision: 'revision' in value ? value.revision : 0 };
  } catch {
    return undefined;
  }
}

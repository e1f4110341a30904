import { consentRevision, optionalCategories, type CookieCategory } from '#brand/consent.ts';
import { dayMs } from '#schema/durations.ts';
import { readCookies, readStored, store, writeCookie } from '#components/page/browserStorage.ts';

/** Cookie categories, in the order of the settings. */
export const cookieCategories: readonly CookieCategory[] = ['necessary', ...optionalCategories];

/** Cookie with the visitor's choice and its time. */
export const consentCookie = { name: 'cc_cookie', lifetimeDays: 182, revision: consentRevision } as const;

/**
 * Scope of the choice: a cookie stores it for the browser. Without cookies, it applies to this tab or page only.
 * `signal`: the browser's privacy signal made the choice, and nothing is stored.
 */
export type ConsentScope = 'browser' | 'tab' | 'page' | 'signal';

/** Returns the categories that the visitor allows; `undefined` if there is no choice yet. */
export function readConsent(): readonly CookieCategory[] | undefined {
  const choice = latestChoice();
  return choice && cookieCategories.filter((category) => choice.categories.includes(category));
}

/** Returns the scope of the choice; `undefined` if there is no choice yet. */
export function consentScope(): ConsentScope | undefined {
  return latestChoice()?.scope;
}

/**
 * Returns whether the browser sends Global Privacy Control (https://www.w3.org/TR/gpc/). It declines all optional
 * categories, until the visitor allows them in the settings despite the signal.
 */
export function sendsPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Returns whether cookies of a category may be set: the visitor allows them, or the site needs them. */
export function allows(category: CookieCategory): boolean {
  if (category === 'necessary') return true;
  return readConsent()?.includes(category) ?? false;
}

/**
 * Records a choice and its time; keeps the ID and time of the visitor's first choice. The format is that of
 * vanilla-cookieconsent, so that earlier choices remain valid. If the browser stores no cookies, the choice applies to
 * the tab; if it stores nothing at all, to this page.
 */
export function recordConsent(categories: readonly CookieCategory[]): void {
  const { name, lifetimeDays, revision } = consentCookie;
  const earlierChoice = latestStoredChoice();
  const now = new Date();
  const expires = new Date(now.getTime() + lifetimeDays * dayMs);
  const choice = JSON.stringify({
    categories,
    revision,
    data: sendsPrivacySignal() ? despiteSignal : null,
    consentTimestamp: earlierChoice?.consentTimestamp ?? now.toISOString(),
    consentId:
      earlierChoice?.consentId ??
      [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join('-'),
    services: {},
    languageCode: document.documentElement.lang,
    lastConsentTimestamp: now.toISOString(),
    expirationTime: expires.getTime(),
  });
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  writeCookie(
    `${name}=${encodeURIComponent(choice)}; Expires=${expires.toUTCString()}; Path=/; SameSite=Lax${secure}`,
  );
  if (latestChoice()?.text !== choice) store('sessionStorage', name, choice);
  if (latestChoice()?.text !== choice) document.documentElement.dataset[pageAnswer] = choice;
  window.dispatchEvent(new Event(consentEvent));
}

const consentEvent = 'site:consent';

/** Calls `callback` after every choice, in the banner or the settings. Returns a function that removes the listener. */
export function onConsentChange(callback: () => void): () => void {
  window.addEventListener(consentEvent, callback);
  return () => window.removeEventListener(consentEvent, callback);
}

/** Marks a choice made despite the browser's privacy signal. Such a choice overrides the signal. */
const despiteSignal = 'gpc';

type Choice = { categories: readonly unknown[]; consentId?: string; consentTimestamp?: string };
type StoredChoice = Choice & { text: string; time: number; scope: ConsentScope; isDespiteSignal: boolean };

/** Data attribute of the document with the choice. The separately built analytics script reads it too. */
const pageAnswer = 'consentAnswer';

/** Returns the choice of the visitor, or of the browser's privacy signal unless the visitor has overridden it. */
function latestChoice(): Pick<StoredChoice, 'categories' | 'text' | 'scope'> | undefined {
  const latestChoice = latestStoredChoice();
  if (!sendsPrivacySignal() || latestChoice?.isDespiteSignal === true) return latestChoice;
  return { categories: ['necessary'], text: '', scope: 'signal' };
}

/**
 * Returns the latest choice for the current `consentRevision`, from any scope. Earlier choices may still exist in a
 * cookie of the parent domain, or in one that the browser does not let us replace.
 */
function latestStoredChoice(): StoredChoice | undefined {
  const prefix = `${consentCookie.name}=`;
  const storedChoices: [ConsentScope, string | null | undefined][] = [
    ...readCookies()
      .filter((cookie) => cookie.startsWith(prefix))
      .map((cookie): [ConsentScope, string | undefined] => ['browser', decoded(cookie.slice(prefix.length))]),
    ['tab', readStored('sessionStorage', consentCookie.name)],
    ['page', document.documentElement.dataset[pageAnswer]],
  ];
  return storedChoices
    .flatMap(([scope, text]) => parse(text ?? '', scope) ?? [])
    .reduce<StoredChoice | undefined>(
      (latest, choice) => (latest !== undefined && latest.time >= choice.time ? latest : choice),
      undefined,
    );
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses a choice and validates it, because other scripts and hosts can write the cookie too. Returns `undefined` if
 * the choice is invalid.
 */
function parse(text: string, scope: ConsentScope): StoredChoice | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('categories' in value)) return undefined;
    if (!Array.isArray(value.categories)) return undefined;
    if (!('revision' in value) || value.revision !== consentCookie.revision) return undefined;
    const time = 'lastConsentTimestamp' in value ? Date.parse(String(value.lastConsentTimestamp)) : 0;
    return {
      categories: value.categories,
      text,
      // A time in the future comes from a wrong clock, so any other choice takes precedence.
      time: time <= Date.now() ? time : 0,
      scope,
      isDespiteSignal: 'data' in value && value.data === despiteSignal,
      ...('consentId' in value && typeof value.consentId === 'string' && { consentId: value.consentId }),
      ...('consentTimestamp' in value &&
        typeof value.consentTimestamp === 'string' && { consentTimestamp: value.consentTimestamp }),
    };
  } catch {
    return undefined;
  }
}

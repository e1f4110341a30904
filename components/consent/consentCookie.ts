import { consentRevision, optionalCategories, type CookieCategory } from '#brand/consent.ts';
import { dayMs } from '#schema/durations.ts';
import { readCookies, readStored, store, writeCookie } from '#components/page/browserStorage.ts';

/** The categories of cookies, in their order. */
export const cookieCategories: readonly CookieCategory[] = ['necessary', ...optionalCategories];

/** Where the visitor's choice and its time are recorded. */
export const consentCookie = { name: 'cc_cookie', lifetimeDays: 182, revision: consentRevision } as const;

/** Place that holds the answer in effect: a cookie, or in browsers without cookies this tab or this page. */
export type ConsentScope = 'browser' | 'tab' | 'page';

/** Returns the categories that the visitor allows; undefined if there is no answer yet. */
export function readConsent(): readonly CookieCategory[] | undefined {
  const choice = latestChoice();
  return choice && cookieCategories.filter((category) => choice.categories.includes(category));
}

/** Returns the place that holds the answer; undefined if there is no answer yet. */
export function consentScope(): ConsentScope | undefined {
  return latestChoice()?.scope;
}

/** Whether cookies of a category may be set: by the visitor's choice, or because the site needs them. */
export function allows(category: CookieCategory): boolean {
  if (category === 'necessary') return true;
  return readConsent()?.includes(category) ?? false;
}

/**
 * Records a choice and its time; a visitor who chose before keeps the number and the time of that. The form is
 * vanilla-cookieconsent's, so that the choices in visitors' browsers hold. If the browser stores no cookies, the choice
 * applies to the tab; if it stores nothing at all, to this page.
 */
export function recordConsent(categories: readonly CookieCategory[]): void {
  const { name, lifetimeDays, revision } = consentCookie;
  const earlier = latestChoice();
  const now = new Date();
  const expires = new Date(now.getTime() + lifetimeDays * dayMs);
  const choice = JSON.stringify({
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

/** Calls back after every choice, in the question or in the settings; the returned function ends that. */
export function onConsentChange(callback: () => void): () => void {
  window.addEventListener(consentEvent, callback);
  return () => window.removeEventListener(consentEvent, callback);
}

type Choice = { categories: readonly unknown[]; consentId?: string; consentTimestamp?: string };
type HeldChoice = Choice & { text: string; time: number; scope: ConsentScope };

/** On the document, where the script of the analytics tool, which is built separately, sees it too. */
const pageAnswer = 'consentAnswer';

/**
 * Returns the latest choice for the present list of cookies, wherever it is. An earlier one may still be there: a cookie of
 * the domain above, or one that the browser no longer lets us replace.
 */
function latestChoice(): HeldChoice | undefined {
  const prefix = `${consentCookie.name}=`;
  const held: [ConsentScope, string | null | undefined][] = [
    ...readCookies()
      .filter((cookie) => cookie.startsWith(prefix))
      .map((cookie): [ConsentScope, string | undefined] => ['browser', decoded(cookie.slice(prefix.length))]),
    ['tab', readStored('sessionStorage', consentCookie.name)],
    ['page', document.documentElement.dataset[pageAnswer]],
  ];
  return held
    .flatMap(([scope, text]) => parse(text ?? '', scope) ?? [])
    .reduce<HeldChoice | undefined>(
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

/** Reads a choice as what it may be, for anybody can write a cookie. */
function parse(text: string, scope: ConsentScope): HeldChoice | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('categories' in value)) return undefined;
    if (!Array.isArray(value.categories)) return undefined;
    if (!('revision' in value) || value.revision !== consentCookie.revision) return undefined;
    const time = 'lastConsentTimestamp' in value ? Date.parse(String(value.lastConsentTimestamp)) : 0;
    return {
      categories: value.categories,
      text,
      // One from the future, of a clock that was wrong, yields to any other.
      time: time <= Date.now() ? time : 0,
      scope,
      ...('consentId' in value && typeof value.consentId === 'string' && { consentId: value.consentId }),
      ...('consentTimestamp' in value &&
        typeof value.consentTimestamp === 'string' && { consentTimestamp: value.consentTimestamp }),
    };
  } catch {
    return undefined;
  }
}

// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.kystlink.example/" }
import type {} from 'vitest/jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  allows,
  consentCookie,
  consentScope,
  onConsentChange,
  readConsent,
  recordConsent,
} from './consentCookie.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  window.sessionStorage.clear();
  delete document.documentElement.dataset['consentAnswer'];
  for (const domain of ['', '; Domain=kystlink.example'])
    document.cookie = `cc_cookie=; Max-Age=0; Path=/${domain}`;
});

const cookie = (value: unknown) => `cc_cookie=${encodeURIComponent(JSON.stringify(value))}`;
const { revision } = consentCookie;

const refuse = () => {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
};

/** Ways in which a browser denies cookies to a page; `afterEach` restores access. */
const withoutCookies = {
  'discards cookies': () => {
    const cookies = document.cookie;
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => cookies, set: () => {} });
  },
  'throws at cookies': () =>
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse }),
};
const withoutStorage = () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);

it.each([
  ['a missing cookie', 'a=b'],
  ['a cookie with another name', 'xcc_cookie=1'],
  [
    'a cookie with another name of the same length',
    cookie({ categories: [], revision }).replace('cookie', 'banner'),
  ],
  ['a truncated cookie', 'cc_cookie=%7B%22'],
  ['a value that is not an object', cookie(1)],
  ['categories that are not a list', cookie({ categories: 'necessary', revision })],
  ['a choice for an earlier revision', cookie({ categories: ['necessary'], revision: revision - 1 })],
])('readConsent returns undefined for %s', (_, text) => {
  document.cookie = text;
  expect(readConsent()).toBeUndefined();
});

it('allows only necessary cookies before there is a choice', () => {
  expect([allows('necessary'), allows('preferences'), consentScope()]).toEqual([true, false, undefined]);
});

it('readConsent returns the allowed categories, and drops unknown ones', () => {
  document.cookie = cookie({ categories: ['preferences', 'necessary', 'world', 3], revision });
  expect(readConsent()).toEqual(['necessary', 'preferences']);
});

describe.each(Object.entries(withoutCookies))('recordConsent in a browser that %s', (_, block) => {
  it('stores the choice for the tab', () => {
    block();
    recordConsent(['necessary', 'preferences']);
    expect([readConsent(), allows('preferences'), consentScope()]).toEqual([
      ['necessary', 'preferences'],
      true,
      'tab',
    ]);
    // Simulates another page in the same tab.
    delete document.documentElement.dataset['consentAnswer'];
    expect(readConsent()).toEqual(['necessary', 'preferences']);
  });

  it('stores the choice for the page if storage is denied too', () => {
    block();
    withoutStorage();
    const onChange = vi.fn<() => void>();
    const end = onConsentChange(onChange);
    expect(readConsent()).toBeUndefined();
    recordConsent(['necessary', 'preferences']);
    expect([allows('preferences'), consentScope()]).toEqual([true, 'page']);
    recordConsent(['necessary']);
    expect([readConsent(), allows('preferences')]).toEqual([['necessary'], false]);
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
  });
});

it.each([
  ['a cookie of the domain above', '; Domain=kystlink.example', undefined],
  ['a cookie that the browser no longer replaces', '', 'discards cookies'],
] as const)('allows returns false if a rejection is newer than %s', (_, attributes, blocked) => {
  const earlierChoice = { categories: ['necessary', 'preferences'], revision };
  document.cookie = `${cookie({ ...earlierChoice, lastConsentTimestamp: '2026-11-01T08:00:00.000Z' })}; Path=/${attributes}`;
  expect(allows('preferences')).toBe(true);
  if (blocked !== undefined) withoutCookies[blocked]();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 4), toFake: ['Date'] });
  recordConsent(['necessary']);
  expect(allows('preferences')).toBe(false);
});

it('recordConsent replaces a permission whose time is in the future', () => {
  const future = { categories: ['preferences'], revision, lastConsentTimestamp: '2999-01-01T00:00:00.000Z' };
  document.cookie = `${cookie(future)}; Path=/; Domain=kystlink.example`;
  recordConsent(['necessary']);
  expect(readConsent()).toEqual(['necessary']);
});

it('recordConsent stores a choice for six months, with the ID and time of the first choice', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 4) });
  document.documentElement.lang = 'da';
  const setCookie = vi.spyOn(Document.prototype, 'cookie', 'set');
  const onChange = vi.fn<() => void>();
  const end = onConsentChange(onChange);
  const choices = [['necessary'], ['necessary', 'preferences']].map((categories) => {
    recordConsent(categories.filter((category) => category === 'necessary' || category === 'preferences'));
    vi.setSystemTime(Date.UTC(2026, 11, 4));
    const [cookie = '', ...attributes] = setCookie.mock.lastCall?.[0].split('; ') ?? [];
    return { attributes, choice: JSON.parse(decodeURIComponent(cookie.slice('cc_cookie='.length))) };
  });

  const [first, second] = choices;
  expect(first?.attributes).toEqual([
    'Expires=Wed, 05 May 2027 00:00:00 GMT',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ]);
  expect(first?.choice).toMatchObject({
    categories: ['necessary'],
    revision,
    consentTimestamp: '2026-11-04T00:00:00.000Z',
    lastConsentTimestamp: '2026-11-04T00:00:00.000Z',
    expirationTime: Date.UTC(2027, 4, 5),
    languageCode: 'da',
  });
  expect(second?.choice).toMatchObject({
    categories: ['necessary', 'preferences'],
    consentId: first?.choice.consentId,
    consentTimestamp: '2026-11-04T00:00:00.000Z',
    lastConsentTimestamp: '2026-12-04T00:00:00.000Z',
  });
  expect([allows('necessary'), allows('preferences')]).toEqual([true, true]);
  expect(onChange).toHaveBeenCalledTimes(2);
  end();
});

it('recordConsent leaves no trace in the tab if the browser stores the cookie', () => {
  recordConsent(['necessary', 'preferences']);
  document.cookie = 'cc_cookie=; Max-Age=0; Path=/';
  expect(readConsent()).toBeUndefined();
});

it.each([
  ['later than', '2026-11-01T08:00:00.000Z'],
  ['as old as', '2026-11-02T08:00:00.000Z'],
])('readConsent returns the choice in the cookie if it is %s the tab’s', (_, tabTime) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 4), toFake: ['Date'] });
  const choice = (categories: string[], lastConsentTimestamp: string) => ({
    categories,
    revision,
    lastConsentTimestamp,
  });
  document.cookie = cookie(choice(['necessary'], '2026-11-02T08:00:00.000Z'));
  window.sessionStorage.setItem('cc_cookie', JSON.stringify(choice(['preferences'], tabTime)));
  expect([readConsent(), consentScope()]).toEqual([['necessary'], 'browser']);
});

it('recordConsent creates an ID of four numbers, and a new one if the stored ID or time is not a string', () => {
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    if (numbers instanceof Uint32Array) numbers.set([0xffffffff, 0, 16, 0xabc].slice(0, numbers.length));
    return numbers;
  });
  document.cookie = cookie({ categories: [], revision, consentId: 1, consentTimestamp: 1 });
  recordConsent(['necessary']);
  const text = document.cookie.split('; ').find((each) => each.startsWith('cc_cookie=')) ?? '';
  const storedChoice = JSON.parse(decodeURIComponent(text.slice('cc_cookie='.length)));
  expect(storedChoice).toMatchObject({
    consentId: 'ffffffff-0-10-abc',
    consentTimestamp: storedChoice.lastConsentTimestamp,
  });
  expect(random.mock.lastCall?.[0]).toHaveLength(4);
});

it('recordConsent marks the cookie as secure on HTTPS only', () => {
  jsdom.reconfigure({ url: 'http://localhost/' });
  const setCookie = vi.spyOn(Document.prototype, 'cookie', 'set');
  recordConsent(['necessary']);
  document.cookie = 'cc_cookie=; Max-Age=0; Path=/';
  jsdom.reconfigure({ url: 'https://www.kystlink.example/' });
  expect(setCookie.mock.calls[0]?.[0]).toMatch(/; SameSite=Lax$/);
});

describe('Global Privacy Control', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
  const sendSignal = () =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });

  it('declines optional categories without storing anything, even if they were allowed before', () => {
    sendSignal();
    expect([readConsent(), consentScope()]).toEqual([['necessary'], 'signal']);
    expect(document.cookie).not.toMatch(/\bcc_cookie=/);
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    recordConsent(['necessary', 'statistics']);
    sendSignal();
    expect(readConsent()).toEqual(['necessary']);
  });

  it('does nothing while the visitor has switched it off', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: false });
    expect(readConsent()).toBeUndefined();
  });

  it('is overridden by a choice that the visitor makes while the browser sends it', () => {
    sendSignal();
    recordConsent(['necessary', 'statistics']);
    expect([readConsent(), consentScope()]).toEqual([['necessary', 'statistics'], 'browser']);
  });
});

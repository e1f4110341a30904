// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.kystlink.example/" }
import { afterEach, expect, it, vi } from 'vitest';
import { allows, consentCookie, onConsentChange, readConsent, recordConsent } from './consentCookie.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const cookie = (value: unknown) => `a=b; cc_cookie=${encodeURIComponent(JSON.stringify(value))}; c=d`;
const { revision } = consentCookie;

it.each([
  ['no cookie', ''],
  ['another cookie', 'xcc_cookie=1'],
  ['half a cookie', 'cc_cookie=%7B%22'],
  ['no object', cookie(1)],
  ['no list', cookie({ categories: 'necessary', revision })],
  ['an older list of cookies', cookie({ categories: ['necessary'], revision: revision - 1 })],
])('takes %s for no choice', (_, cookies) => {
  expect(readConsent(cookies)).toBeUndefined();
});

it('reads what was chosen, and only what there is to choose', () => {
  expect(readConsent(cookie({ categories: ['preferences', 'necessary', 'world', 3], revision }))).toEqual([
    'necessary',
    'preferences',
  ]);
});

it('records a choice for half a year, with the number and the time of the first one', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 4) });
  document.documentElement.lang = 'da';
  const written = vi.spyOn(document, 'cookie', 'set');
  const heard = vi.fn<() => void>();
  const end = onConsentChange(heard);
  const choices = [['necessary'], ['necessary', 'preferences']].map((categories) => {
    recordConsent(categories.filter((category) => category === 'necessary' || category === 'preferences'));
    vi.setSystemTime(Date.UTC(2026, 11, 4));
    const [cookie = '', ...attributes] = written.mock.lastCall?.[0].split('; ') ?? [];
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
  expect(heard).toHaveBeenCalledTimes(2);
  end();
});

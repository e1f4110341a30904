import { expect, it } from 'vitest';
import { consentCookie, readConsent } from './consentCookie.ts';

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

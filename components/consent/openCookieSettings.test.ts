// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.kystlink.example/" }
import type {} from 'vitest/jsdom';
import { expect, it, vi } from 'vitest';
import { startCookieSettings } from './openCookieSettings.ts';

it.each([
  ['https://www.kystlink.example/', 'including those of the parent domain'],
  ['https://kystlink.example/', 'on a host without www'],
])('startCookieSettings on %s deletes the cookies of a rejected category, %s', (url) => {
  jsdom.reconfigure({ url });
  for (const cookie of ['_ga=1', '_ga_above=1; Domain=kystlink.example', 'theirs=1; Domain=kystlink.example'])
    document.cookie = cookie;
  document.body.innerHTML = `<form data-cookie-settings>
    <input type="checkbox" name="category" value="preferences" data-cookies="_ga*">
    <button value="necessary">Reject all</button></form>`;
  startCookieSettings();
  const setCookie = vi.spyOn(Document.prototype, 'cookie', 'set');

  document.querySelector('button')?.click();

  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0]);
  expect(names).toContain('theirs');
  expect(names.filter((name) => name?.startsWith('_ga'))).toEqual([]);
  // Browsers distinguish a cookie of the host from one of its domain; jsdom does not.
  expect(setCookie.mock.calls.flat()).toContain('_ga=; Max-Age=0; Path=/; Domain=kystlink.example');
  setCookie.mockRestore();
});

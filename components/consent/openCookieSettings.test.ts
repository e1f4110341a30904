// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.kystlink.example/" }
import { expect, it } from 'vitest';
import { startCookieSettings } from './openCookieSettings.ts';

it('startCookieSettings deletes the cookies of a refused category, including those of the parent domain', () => {
  for (const cookie of ['_ga=1', '_ga_above=1; Domain=kystlink.example', 'theirs=1; Domain=kystlink.example'])
    document.cookie = cookie;
  document.body.innerHTML = `<form data-cookie-settings>
    <input type="checkbox" name="category" value="preferences" data-cookies="_ga*">
    <button value="necessary">Reject all</button></form>`;
  startCookieSettings();

  document.querySelector('button')?.click();

  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0]);
  expect(names).toContain('theirs');
  expect(names.filter((name) => name?.startsWith('_ga'))).toEqual([]);
});

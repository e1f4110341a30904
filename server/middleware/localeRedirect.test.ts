import http from 'node:http';
import Koa from 'koa';
import { afterEach, expect, it } from 'vitest';
import { localeCookie } from '#locales/routing.ts';
import { close, listen } from '#tests/support/listen.ts';
import { localeRedirect } from './localeRedirect.ts';

const servers: http.Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(close)));

async function openHome(isHttps: boolean, headers: Record<string, string>, search = '') {
  const app = new Koa({ proxy: false }).use(localeRedirect({ isHttps })).use((ctx) => {
    ctx.body = 'Home';
  });
  const server = http.createServer(app.callback());
  servers.push(server);
  return fetch(`${await listen(server)}/${search}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  });
}

it.each([
  // The proxy holds the visitor's encrypted connection; the one that arrives here is plain.
  ['of https, behind a proxy,', true],
  ['of http', false],
])('leads visitors of a site %s to their language, and remembers it', async (_name, isHttps) => {
  const answer = await openHome(isHttps, { 'accept-language': 'da' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/da']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  // Another visitor of the same address is led elsewhere.
  expect(answer.headers.get('vary')).toBe('Cookie, Accept-Language');
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toContain(`${localeCookie.name}=da;`);
  const expires = Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '');
  expect(Math.abs(expires - Date.now() - localeCookie.maxAgeSeconds * 1000)).toBeLessThan(60_000);
  expect(/; secure(;|$)/i.test(cookie)).toBe(isHttps);

  const later = await openHome(isHttps, { 'accept-language': 'da', cookie: `${localeCookie.name}=en` });
  expect([later.status, await later.text()]).toEqual([200, 'Home']);
});

it('keeps the rest of the query where an address chooses a language', async () => {
  const answer = await openHome(false, { cookie: `${localeCookie.name}=de` }, '?lang=en&x=1');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?x=1']);
  expect(answer.headers.get('set-cookie')).toContain(`${localeCookie.name}=en;`);
});

it('takes no other word for a language', async () => {
  const answer = await openHome(false, { cookie: `${localeCookie.name}=de` }, '?lang=//evil&x');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/de?lang=//evil&x']);
});

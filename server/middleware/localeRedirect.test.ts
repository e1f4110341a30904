import http from 'node:http';
import { Socket } from 'node:net';
import Koa from 'koa';
import { afterEach, expect, it } from 'vitest';
import { localeCookie } from '#locales/routing.ts';
import { close, listen } from '#tests/support/listen.ts';
import { localeRedirect, servesDefaultLocale } from './localeRedirect.ts';

const servers: http.Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(close)));

async function openHome(
  isHttps: boolean,
  headers: Record<string, string>,
  { address = '/', method = 'GET' } = {},
) {
  const app = new Koa({ proxy: false }).use(localeRedirect({ isHttps })).use((ctx) => {
    ctx.body = 'Home';
  });
  const server = http.createServer(app.callback());
  servers.push(server);
  return fetch((await listen(server)) + address, {
    method,
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  });
}

it.each([
  // The proxy terminates TLS: the request arrives as plain HTTP.
  ['with HTTPS, behind a proxy,', true],
  ['without HTTPS', false],
])(
  'localeRedirect on a site %s redirects visitors to their language and sets a cookie',
  async (_name, isHttps) => {
    const response = await openHome(isHttps, { 'accept-language': 'da' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/da']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    // Other visitors to this URL are redirected elsewhere.
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Language');
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toContain(`${localeCookie.name}=da;`);
    const expires = Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '');
    expect(Math.abs(expires - Date.now() - localeCookie.maxAgeSeconds * 1000)).toBeLessThan(60_000);
    expect(/; secure(;|$)/i.test(cookie)).toBe(isHttps);
    // The script of the language menu reads and writes the cookie.
    expect(cookie).toMatch(/; path=\/;.*; samesite=lax/i);
    expect(cookie).not.toMatch(/httponly/i);

    const laterResponse = await openHome(isHttps, {
      'accept-language': 'da',
      cookie: `${localeCookie.name}=en`,
    });
    expect([laterResponse.status, await laterResponse.text()]).toEqual([200, 'Home']);
  },
);

it('localeRedirect keeps other query parameters when the URL chooses a language', async () => {
  const response = await openHome(false, { cookie: `${localeCookie.name}=de` }, { address: '/?lang=en&x=1' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/?x=1']);
  expect(response.headers.get('set-cookie')).toContain(`${localeCookie.name}=en;`);
});

it('localeRedirect ignores unknown values of the language parameter', async () => {
  const response = await openHome(
    false,
    { cookie: `${localeCookie.name}=de` },
    { address: '/?lang=//evil&x' },
  );
  expect([response.status, response.headers.get('location')]).toEqual([302, '/de?lang=//evil&x']);
});

it.each([
  ['a link on the site', { 'sec-fetch-site': 'same-origin' }, [200, null]],
  ['a link on another site', { 'sec-fetch-site': 'cross-site' }, [302, '/de']],
  ['a typed URL', { 'sec-fetch-site': 'none' }, [302, '/de']],
  [
    'a link on the site, with a cookie',
    { 'sec-fetch-site': 'same-origin', cookie: `${localeCookie.name}=da` },
    [302, '/da'],
  ],
])('localeRedirect chooses the home page of a German browser after %s', async (_name, headers, expected) => {
  const response = await openHome(false, { 'accept-language': 'de', ...headers });
  expect([response.status, response.headers.get('location')]).toEqual(expected);
});

it.each([
  ['other paths', {}, { address: '/pricing' }],
  ['POST requests', {}, { method: 'POST' }],
  ['requests for images', { 'sec-fetch-dest': 'image' }, {}],
  ['requests that do not accept HTML', { accept: 'application/json' }, {}],
])('localeRedirect does not redirect %s', async (_name, headers, request) => {
  const response = await openHome(false, { 'accept-language': 'da', ...headers }, request);
  expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
});

it.each([
  ['requests for documents', { 'sec-fetch-dest': 'document' }, {}],
  ['HEAD requests', {}, { method: 'HEAD' }],
])('localeRedirect redirects %s to the language of the browser', async (_name, headers, request) => {
  const response = await openHome(false, { 'accept-language': 'de', ...headers }, request);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/de']);
});

it.each([
  [{}, true],
  [{ 'accept-language': 'en-GB' }, true],
  [{ 'accept-language': 'fr' }, true],
  [{ 'accept-language': 'da, en;q=0.8' }, false],
  [{ cookie: `${localeCookie.name}=en` }, false],
])('servesDefaultLocale(%o) returns %s', (headers, isSent) => {
  const request = new http.IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  expect(servesDefaultLocale(request)).toBe(isSent);
});

import http from 'node:http';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { close, listen } from '#tests/support/listen.ts';
import { canonicalAddress, rejectAmbiguous } from './canonicalAddress.ts';

const app = new Koa();
// Koa would log the expected errors.
app.silent = true;
app.use(canonicalAddress());
app.use((ctx) => {
  ctx.body = ctx.path;
});
const server = http.createServer(app.callback());
let origin: string;
beforeAll(async () => {
  origin = await listen(server);
});
afterAll(() => close(server));

it.each([
  ['/en', '/'],
  ['/en/pricing?x=1', '/pricing?x=1'],
  ['/DA/priser', '/da/priser'],
  ['/EN/Pricing', '/Pricing'],
  ['/pricing/', '/pricing'],
  ['/da//blog', '/da/blog'],
  // WordPress writes percent-escapes in lower case.
  ['/tide-%f0%9f%a6%80', '/tide-%F0%9F%A6%80'],
  ['/%ce%ba%cf%8c%cf%83%ce%bc%ce%b5/', '/%CE%BA%CF%8C%CF%83%CE%BC%CE%B5'],
  ['/blog/%e6%bd%ae?a=1', '/blog/%E6%BD%AE?a=1'],
])('canonicalAddress redirects %s to its canonical URL: %s', async (address, canonical) => {
  const response = await fetch(origin + address, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, canonical]);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600');
  const head = await fetch(origin + address, { method: 'HEAD', redirect: 'manual' });
  expect(head.headers.get('location')).toBe(canonical);
  expect((await fetch(origin + canonical, { redirect: 'manual' })).status).toBe(200);
});

it.each(['//evil.example', '/%5Cevil.example', '/%2F%2Fevil.example', '/x%00', '/%ff'])(
  'canonicalAddress rejects %s without a redirect',
  async (address) => {
    const response = await fetch(origin + address, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  },
);

it.each(['\\', '%5c', '%2f', '%00', '%09', '%0a', '%1f', '%7F'])(
  'rejectAmbiguous rejects %s in a path',
  (text) => {
    expect(() => rejectAmbiguous(`/a${text}b`)).toThrow(expect.objectContaining({ status: 400 }));
  },
);

it('rejectAmbiguous rejects a path of more than 2,000 characters, and a request without a path', () => {
  expect(() => rejectAmbiguous(`/${'a'.repeat(1_999)}`)).not.toThrow();
  expect(() => rejectAmbiguous(`/${'a'.repeat(2_000)}`)).toThrow(expect.objectContaining({ status: 400 }));
  expect(() => rejectAmbiguous('*')).toThrow(expect.objectContaining({ status: 400 }));
});

it('canonicalAddress does not redirect POST requests or doubled language prefixes', async () => {
  const post = await fetch(`${origin}/pricing/`, { method: 'POST', redirect: 'manual' });
  expect(post.status).toBe(200);
  expect((await fetch(`${origin}/en/da`, { redirect: 'manual' })).status).toBe(200);
});

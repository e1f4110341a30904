import http from 'node:http';
import Koa from 'koa';
import { afterEach, expect, it } from 'vitest';
import { createPlainRendering } from '#tests/support/plainRendering.ts';
import { close, listen } from '#tests/support/listen.ts';

const servers: http.Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(close)));

const htmlResponse = { contentType: 'text/html;charset=utf-8', location: undefined };
const pages = {
  'sections of a viewer': { ...htmlResponse, status: 200, body: '<p>The reference</p>' },
  redirects: { ...htmlResponse, status: 301, body: '', location: '/blog' },
  searches: { ...htmlResponse, status: 200, body: '<p>Found nothing</p>' },
  'paths without a page': { ...htmlResponse, status: 404, body: '<p>Not found</p>' },
};

it.each([
  ['sections of a viewer', '/docs/', ''],
  ['redirects', '/blog/category/', '?page=1'],
  ['searches', '/blog?q=', ''],
  ['paths without a page', '/', ''],
] as const)('createPageCache does not evict pages in favour of invented %s', async (kind, address, query) => {
  const { middleware } = createPlainRendering(async (url, recordUse) => {
    if (url === '/about') return { ...htmlResponse, status: 200, body: '<p>About</p>' };
    // Makes each entry so large that a few hundred exceed the cache limit.
    for (let part = 0; part < 150; part += 1) recordUse(`${url} ${part}`);
    return pages[kind];
  });
  const server = http.createServer(new Koa().use(middleware).callback());
  servers.push(server);
  const origin = await listen(server);
  const visit = async (path: string) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    await response.arrayBuffer();
    return response.headers.get('cache-status');
  };

  await visit('/about');
  for (let number = 0; number < 300; number += 1) await visit(`${address}made-up-${number}${query}`);
  expect(await visit('/about')).toBe('site; hit');
});

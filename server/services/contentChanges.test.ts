import http from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import type { Purge } from '#schema/purge.ts';
import { createLogger } from '#server/logger.ts';
import { close, listen } from '#tests/support/listen.ts';
import { createCdnServices } from './contentChanges.ts';

const none = { ids: [], types: [], locales: [], everything: false };

/** What a CDN is told of a purge, by the path of the call and its tags. */
async function toldOf(wish: Partial<Purge>) {
  const calls: unknown[] = [];
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      calls.push([request.url, JSON.parse(body).surrogate_keys]);
      response.end('{}');
    });
  });
  onTestFinished(() => close(server));
  const cdn = { kind: 'fastly', id: 'abc', token: 'a token', apiUrl: await listen(server) } as const;
  const services = createCdnServices({ cdn }, createLogger('silent'));
  services?.purge({ ...none, ...wish });
  expect(services?.lagMs()).toBeGreaterThan(0);
  await services?.stop();
  return calls;
}

it('has a CDN drop what a change names, and what says nothing of what it is made of', async () => {
  expect(await toldOf({ types: ['page'], locales: ['da'] })).toEqual([
    ['/service/abc/purge', ['any-purge', 'page-da', 'page-all', 'untold']],
  ]);
});

it('has a CDN drop everything, or all of a language', async () => {
  expect(await toldOf({ everything: true })).toEqual([['/service/abc/purge_all', undefined]]);
  expect(await toldOf({ everything: true, locales: ['da'] })).toEqual([
    ['/service/abc/purge', ['any-purge', 'in-da', 'in-all', 'untold']],
  ]);
});

it('tells nobody where there is no CDN', () => {
  expect(createCdnServices({ cdn: undefined }, createLogger('silent'))).toBeUndefined();
});

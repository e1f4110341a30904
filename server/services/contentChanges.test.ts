import http from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import type { Purge } from '#schema/purge.ts';
import { createLogger } from '#server/logger.ts';
import { close, listen } from '#tests/support/listen.ts';
import { createCdnServices } from './contentChanges.ts';

const emptyPurge = { ids: [], types: [], locales: [], everything: false };

/** Returns the calls that a CDN receives for a purge, each with its path and tags. */
async function purgeCalls(scope: Partial<Purge>) {
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
  services?.purge({ ...emptyPurge, ...scope });
  expect(services?.lagMs()).toBeGreaterThan(0);
  await services?.stop();
  return calls;
}

it('createCdnServices purges the tags of a change, and responses without tags', async () => {
  expect(await purgeCalls({ types: ['page'], locales: ['da'] })).toEqual([
    ['/service/abc/purge', ['any-purge', 'page-da', 'page-all', 'untold']],
  ]);
});

it('createCdnServices purges everything, or everything in one language', async () => {
  expect(await purgeCalls({ everything: true })).toEqual([['/service/abc/purge_all', undefined]]);
  expect(await purgeCalls({ everything: true, locales: ['da'] })).toEqual([
    ['/service/abc/purge', ['any-purge', 'in-da', 'in-all', 'untold']],
  ]);
});

it('createCdnServices returns undefined if no CDN is configured', () => {
  expect(createCdnServices({ cdn: undefined }, createLogger('silent'))).toBeUndefined();
});

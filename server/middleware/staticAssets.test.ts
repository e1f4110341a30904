import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import { expect, it } from 'vitest';
import { close, listen } from '#tests/support/listen.ts';
import { staticAssets } from './staticAssets.ts';

it.each([
  ['/assets/entry.0a1b.js', 'public, max-age=31536000, immutable'],
  // Open tabs hear of a newer build by it.
  ['/builds/latest.json', 'no-cache'],
  ['/favicon.svg', 'public, max-age=86400'],
])('lets caches keep %s as long as it stays the same', async (address, cacheControl) => {
  const built = await mkdtemp(path.join(tmpdir(), 'built-'));
  await mkdir(path.join(built, path.dirname(address)), { recursive: true });
  await writeFile(path.join(built, address), '{}');
  const app = new Koa().use(staticAssets({ built, archive: path.join(built, 'archive') }));
  const server = http.createServer(app.callback());

  const answer = await fetch((await listen(server)) + address);

  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe(cacheControl);
  await close(server);
  await rm(built, { recursive: true });
});

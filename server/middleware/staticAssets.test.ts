import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import { close, listen } from '#tests/support/listen.ts';
import { staticAssets } from './staticAssets.ts';

/** Starts a server with a folder of built files. Returns its origin. */
async function serve(files: Record<string, string>) {
  const built = await mkdtemp(path.join(tmpdir(), 'built-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.join(built, path.dirname(name)), { recursive: true });
    await writeFile(path.join(built, name), text);
  }
  const app = new Koa()
    .use(staticAssets({ built, archive: path.join(built, 'archive') }))
    .use((ctx) => void (ctx.body = 'page'));
  const server = http.createServer(app.callback());
  onTestFinished(async () => {
    await close(server);
    await rm(built, { recursive: true });
  });
  return listen(server);
}

it.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['identity', null, 'plain'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
])(
  'staticAssets sends the compressed copy that the client accepts: %s',
  async (acceptedEncodings, encoding, text) => {
    const name = '/assets/a.js';
    const origin = await serve({ [name]: 'plain', [`${name}.br`]: 'brotli', [`${name}.gz`]: 'gzip' });
    const { headers, body } = await rawResponse(origin + name, { 'accept-encoding': acceptedEncodings });
    expect([headers['content-encoding'] ?? null, body]).toEqual([encoding, text]);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers.vary).toBe('Accept-Encoding');
  },
);

it('staticAssets sends the file itself if the build wrote no compressed copy', async () => {
  const origin = await serve({ '/icon.png': 'plain' });
  const { headers, body } = await rawResponse(`${origin}/icon.png`, { 'accept-encoding': 'br, gzip' });
  expect([headers['content-encoding'], body]).toEqual([undefined, 'plain']);
});

it('staticAssets sends an uncacheable 404 for missing hashed files, and passes on other paths', async () => {
  const origin = await serve({ '/assets/.hidden.js': 'x', '/assets/folder.js/a.js': 'x' });
  for (const name of ['/assets/gone.js', '/assets/.hidden.js', '/assets/folder.js', '/assets/a.js/b.js']) {
    const response = await fetch(origin + name);
    expect([response.status, response.headers.get('cache-control')], name).toEqual([404, 'no-store']);
  }
  for (const name of ['/gone.png', '/pricing', '/blog/cause-15.5/a'])
    expect(await (await fetch(origin + name)).text(), name).toBe('page');
});

it('staticAssets rejects methods other than GET and HEAD', async () => {
  const origin = await serve({ '/icon.png': 'plain' });
  const response = await fetch(`${origin}/icon.png`, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

/** Returns a response without decoding its body. */
function rawResponse(address: string, headers: http.OutgoingHttpHeaders) {
  return new Promise<{ headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const call = http.get(address, { headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ headers: response.headers, body }));
    });
    call.once('error', reject);
  });
}

it.each([
  ['/assets/entry.0a1b.js', 'public, max-age=31536000, immutable'],
  // Open tabs detect a newer build by this file.
  ['/builds/latest.json', 'no-cache'],
  ['/favicon.svg', 'public, max-age=86400'],
])('staticAssets sends %s with Cache-Control: %s', async (address, cacheControl) => {
  const response = await fetch((await serve({ [address]: '{}' })) + address);

  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe(cacheControl);
});

import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import { describe, expect, it, onTestFinished } from 'vitest';
import { close, listen } from '#tests/support/listen.ts';
import { staticAssets } from './staticAssets.ts';

const modifiedAt = new Date('2026-05-01T10:00:00Z');

/** Starts a server with a folder of built files. Returns its origin. `events` receives what other middleware notices. */
async function serve(files: Record<string, string>, events: string[] = []) {
  const built = await mkdtemp(path.join(tmpdir(), 'built-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.join(built, path.dirname(name)), { recursive: true });
    await writeFile(path.join(built, name), text);
    await utimes(path.join(built, name), modifiedAt, modifiedAt);
  }
  await mkdir(path.join(built, 'assets'), { recursive: true });
  await symlink('loop.js', path.join(built, 'assets/loop.js'));
  const app = new Koa()
    .use(async (ctx, next) => {
      await next();
      events.push(`finished ${ctx.path}`);
    })
    .use(staticAssets({ built, archive: path.join(built, 'archive') }))
    .use((ctx) => {
      events.push(`passed on ${ctx.path}`);
      ctx.body = 'page';
    });
  app.silent = true;
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
  const names = ['/assets/.hidden.js', '/assets/folder.js/a.js', '/assets/a.js', '/LICENSE', '/blog/15.5/a'];
  const origin = await serve(Object.fromEntries(names.map((name) => [name, 'x'])));
  const tooLong = `/assets/${'a'.repeat(300)}.js`;
  for (const name of ['/assets/gone.js', names[0], '/assets/folder.js', '/assets/a.js/b.js', tooLong]) {
    const response = await fetch(`${origin}${name}`);
    expect([response.status, response.headers.get('cache-control')], name).toEqual([404, 'no-store']);
    expect(await response.text()).toBe('Not found\n');
  }
  for (const name of ['/gone.png', '/LICENSE', '/blog/15.5/a', '/%ff.png', '/a%00.png'])
    expect(await (await fetch(origin + name)).text(), name).toBe('page');
});

it('staticAssets rejects methods other than GET and HEAD', async () => {
  const origin = await serve({ '/icon.png': 'plain' });
  const response = await fetch(`${origin}/icon.png`, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await response.text()).toBe('Method Not Allowed');
  const head = await fetch(`${origin}/icon.png`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5', '']);
});

it('staticAssets finishes the request once the file is sent', async () => {
  const events: string[] = [];
  expect(await (await fetch(`${await serve({ '/ICON.PNG': 'plain' }, events)}/ICON.PNG`)).text()).toBe(
    'plain',
  );
  await expect.poll(() => events).toEqual(['finished /ICON.PNG']);
});

it('staticAssets responds with 500 if a file cannot be read', async () => {
  expect((await fetch(`${await serve({})}/assets/loop.js`)).status).toBe(500);
});

describe('staticAssets with a Range', () => {
  const name = '/assets/a.js';
  const files = { [name]: '0123456789', [`${name}.br`]: 'brotli' };
  const request = async (headers: http.OutgoingHttpHeaders) =>
    rawResponse((await serve(files)) + name, headers);

  it.each([
    ['bytes=0-3', 0, '0123'],
    ['bytes=4-4', 4, '4'],
    ['bytes=8-', 8, '89'],
    ['bytes=8-99', 8, '89'],
    ['bytes=-9', 1, '123456789'],
    ['bytes=-10', 0, '0123456789'],
    ['bytes=-11', 0, '0123456789'],
  ])('sends the part %s from byte %i', async (range, first, part) => {
    const { status, headers, body } = await request({ range });
    expect([status, body]).toEqual([206, part]);
    expect(headers['content-range']).toBe(`bytes ${first}-${first + part.length - 1}/10`);
  });

  it.each(['bytes=4-3', 'bytes=0-1,3-4', 'bytes=a-b', 'bytes=-', 'bytes=0-3x', 'x bytes=0-3', 'lines=0-3'])(
    'ignores %s',
    async (range) => {
      expect(await request({ range })).toMatchObject({ status: 200, body: '0123456789' });
    },
  );

  it.each([
    [modifiedAt.toUTCString(), 206],
    [new Date(modifiedAt.getTime() + 1000).toUTCString(), 200],
    ['W/"a"', 200],
  ])('sends a part of an unchanged file only: If-Range: %s', async (condition, status) => {
    expect(await request({ range: 'bytes=0-3', 'if-range': condition })).toMatchObject({ status });
  });

  it.each(['identity', 'br'])(
    'responds with an uncacheable 416 to a part after the end in %s',
    async (encoding) => {
      const { status, headers, body } = await request({ range: 'bytes=10-', 'accept-encoding': encoding });
      expect([status, headers['cache-control'], body]).toEqual([416, 'no-store', '']);
      const { etag, 'content-encoding': contentEncoding, 'content-length': length } = headers;
      expect([etag, contentEncoding, length]).toEqual([undefined, undefined, '0']);
    },
  );

  it('sends a part of the compressed copy', async () => {
    const { headers, body } = await request({ range: 'bytes=-4', 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body]).toEqual(['br', 'otli']);
  });
});

/** Returns a response without decoding its body. */
function rawResponse(address: string, headers: http.OutgoingHttpHeaders) {
  return new Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const call = http.get(address, { headers }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      });
      call.once('error', reject);
    },
  );
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

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import pino from 'pino';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { minuteMs, weekMs } from '#schema/durations.ts';
import { HttpError } from '#server/errors.ts';
import { type IconSetsOptions, createIconsRouter } from './iconRouter.ts';

const servers: http.Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(handler: http.RequestListener): Promise<string> {
  const server = http.createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.');
  return `http://127.0.0.1:${address.port}`;
}

async function startSite(options: Partial<IconSetsOptions> = {}) {
  const router = createIconsRouter({
    collectionsDir: path.resolve('node_modules/@iconify-json'),
    fallbackOrigin: undefined,
    logger: pino({ level: 'silent' }),
    ...options,
  });
  const app = new Koa({ proxy: true });
  app.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      ctx.status = error instanceof HttpError ? error.status : 500;
    }
  });
  const origin = await listen(app.use(router.routes()).callback());
  return (address: string, init?: RequestInit) => fetch(`${origin}/api/icons/${address}`, init);
}

/** Starts a simulation of the public service that records requests. */
async function startService(respond: (prefix: string) => unknown) {
  const requestedPaths: string[] = [];
  const origin = await listen((request, response) => {
    requestedPaths.push(request.url ?? '');
    const body = respond((request.url ?? '').slice(1).split('.')[0] ?? '');
    if (body === 'silence') return;
    response.writeHead(body === undefined ? 404 : 200).end(JSON.stringify(body));
  });
  return { origin, requestedPaths };
}

describe('createIconsRouter', () => {
  it('returns icons of installed sets in Iconify’s format', async () => {
    const get = await startSite();
    const response = await get('lucide.json?icons=wifi,anchor,no-such-icon');
    const body = await response.json();
    expect(body).toMatchObject({ prefix: 'lucide', not_found: ['no-such-icon'] });
    expect(body.icons.anchor).toMatchObject({
      width: 24,
      height: 24,
      body: expect.stringContaining('currentColor'),
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
  });

  it('reads a set again after a failed attempt', async ({ onTestFinished }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const collectionsDir = path.join(folder, 'sets');
    const get = await startSite({ collectionsDir });
    expect((await get('own.svg?icons=sun')).status).toBe(404);

    await mkdir(path.join(collectionsDir, 'own'), { recursive: true });
    expect((await get('own.svg?icons=sun')).status).toBe(500);

    const set = { prefix: 'own', icons: { sun: { body: '<path d="M1 1"/>' } } };
    await writeFile(path.join(collectionsDir, 'own', 'icons.json'), JSON.stringify(set));
    expect((await get('own.svg?icons=sun')).status).toBe(200);
  });

  it('omits icons that do not exist from the sheet', async () => {
    const response = await (await startSite())('lucide.svg?icons=wifi,no-such-icon');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=600']);
    expect((await response.text()).match(/<symbol /g)).toHaveLength(1);
  });

  it('returns a sheet of symbols that is cached and revalidated', async () => {
    const get = await startSite();
    const response = await get('lucide.svg?icons=wifi');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=604800, stale-while-revalidate=604800',
    );
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(await response.text()).toMatch(/^<svg [^>]+><symbol id="wifi" viewBox="0 0 24 24"><path /);
    const revalidation = await get('lucide.svg?icons=wifi', {
      headers: { 'if-none-match': response.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(revalidation.status).toBe(304);
  });

  it.each([
    ['lucide.json', 400],
    ['lucide.json?icons=', 400],
    ['lucide.json?icons=../secret', 400],
    [`lucide.json?icons=${Array.from({ length: 33 }, (_, index) => `i${index}`).join(',')}`, 400],
    ['lucide.json?icons=wifi&icons=anchor', 400],
    ['..%2flucide.json?icons=wifi', 404],
    ['lucide.html?icons=wifi', 404],
    ['lucide-.json?icons=wifi', 404],
    ['lucide.json5?icons=wifi', 404],
    [`lucide.json?icons=${'a,'.repeat(500)}a`, 400],
    ['nowhere.svg?icons=wifi', 404],
    ['lucide.svg?icons=constructor', 404],
  ])('rejects %s with %i', async (address, status) => {
    const get = await startSite();
    expect((await get(address)).status).toBe(status);
  });

  it('accepts 32 different names, and duplicates', async () => {
    const get = await startSite();
    const names = Array.from({ length: 32 }, (_, index) => `i${index}`);
    expect((await get(`lucide.json?icons=${[...names, ...names].join(',')}`)).status).toBe(200);
  });

  it('lists missing icons only if there are any', async () => {
    const response = await (await startSite())('lucide.json?icons=wifi');
    expect(Object.keys(await response.json())).toEqual(['prefix', 'icons']);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=604800, stale-while-revalidate=604800',
    );
  });

  it.each([
    [{}, {}, { left: 0, top: 0, width: 16, height: 16 }],
    [{ left: 1, top: 2, width: 3, height: 4 }, {}, { left: 1, top: 2, width: 3, height: 4 }],
    [
      { left: 1, top: 2, width: 3, height: 4 },
      { left: 0, top: 0, width: 9, height: 8 },
      { left: 0, top: 0, width: 9, height: 8 },
    ],
  ])('completes the dimensions of icons from their set: %j, %j', async (ofSet, ofIcon, expected) => {
    const icons = { sun: { body: '<path d="M1 1"/>', ...ofIcon } };
    const service = await startService(() => ({ prefix: 'other', ...ofSet, icons }));
    const get = await startSite({ fallbackOrigin: service.origin, timeoutMs: 60_000 });
    expect((await (await get('other.json?icons=sun')).json()).icons.sun).toMatchObject(expected);
  });

  it('requests icons from the public service again after a week, and missing icons after ten minutes', async () => {
    // The cache takes its time from here.
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    const icons = { sun: { body: '<path d="M1 1"/>' } };
    const service = await startService(() => ({ prefix: 'other', icons }));
    const get = await startSite({ fallbackOrigin: service.origin, timeoutMs: 60_000 });
    for (const pauseMs of [0, 10 * minuteMs, 1, weekMs - 10 * minuteMs - 1, 1]) {
      now += pauseMs;
      await get('other.json?icons=sun,moon');
    }
    expect(service.requestedPaths).toEqual([
      '/other.json?icons=sun%2Cmoon',
      '/other.json?icons=moon',
      '/other.json?icons=moon',
      '/other.json?icons=sun',
    ]);
  });

  it('fetches icons from other sets from the public service once', async () => {
    const body = '<path d="M1 1"/>';
    const service = await startService(() => ({
      prefix: 'other',
      width: 20,
      height: 20,
      icons: { sun: { body } },
      aliases: { star: { parent: 'sun' } },
    }));
    const get = await startSite({ fallbackOrigin: service.origin });
    for (const _ of ['fetched', 'remembered']) {
      const response = await get('other.json?icons=sun,star,moon');
      expect(await response.json()).toMatchObject({
        icons: { sun: { width: 20 }, star: { width: 20 } },
        not_found: ['moon'],
      });
    }
    expect(service.requestedPaths).toEqual(['/other.json?icons=sun%2Cstar%2Cmoon']);
  });

  it('removes scripts, links and external images from icons of the public service', async () => {
    const body =
      '<script>alert(1)</script><path onclick="alert(1)" fill="url(https://evil.example/x)" d="M1 1"/><use href="https://evil.example/#a"/>' +
      '<image href="https://evil.example/a.png"/><path stroke="URL (https://evil.example/x)" d="M2 2"/>' +
      '<path fill="url(#m),url(https://evil.example/x)"/><path mask="url(https://evil.example/x),url(#m)"/><use href="#near"/><foreignObject><b>x</b></foreignObject><style>*{}</style><g mask="url(#m)"/></symbol>';
    const service = await startService(() => ({ prefix: 'other', icons: { sun: { body } } }));
    const get = await startSite({ fallbackOrigin: service.origin });
    const text = await (await get('other.svg?icons=sun')).text();
    expect(text).not.toMatch(/script|onclick|evil|image|foreignObject|style/);
    expect(text).toContain('mask="url(#m)"');
    expect(text).toContain('href="#near"');
    expect(text.match(/<\/symbol>/g)).toHaveLength(1);
  });

  it.each([
    ['is slow', () => 'silence'],
    ['responds with invalid data', () => ({ prefix: 'other', icons: { sun: { body: 7 } } })],
  ])('reports icons as missing, uncached, if the public service %s', async (_what, respond) => {
    const service = await startService(respond);
    const get = await startSite({ fallbackOrigin: service.origin, timeoutMs: 100 });
    const response = await get('other.json?icons=sun');
    expect(await response.json()).toEqual({ prefix: 'other', icons: {}, not_found: ['sun'] });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('limits requests to the public service per client', async () => {
    const service = await startService(() => undefined);
    const get = await startSite({ fallbackOrigin: service.origin });
    await Promise.all(Array.from({ length: 80 }, (_, index) => get(`made-up-${index}.json?icons=a`)));
    expect(service.requestedPaths).toHaveLength(60);
    // Another visitor has a separate limit.
    await get('other.json?icons=sun', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(service.requestedPaths.at(-1)).toBe('/other.json?icons=sun');
  });

  it('limits requests to the public service for all clients together', async () => {
    const service = await startService(() => undefined);
    const get = await startSite({ fallbackOrigin: service.origin });
    for (let client = 0; client < 12; client++) {
      const headers = { 'x-forwarded-for': `203.0.113.${client}` };
      const names = Array.from({ length: 60 }, (_, index) => `made-up-${client}-${index}.json?icons=a`);
      await Promise.all(names.map((name) => get(name, { headers })));
    }
    expect(service.requestedPaths).toHaveLength(600);
  });
});

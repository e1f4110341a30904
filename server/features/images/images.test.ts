import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import pino from 'pino';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '#server/lib/errors.ts';
import { createImageMetadata } from './imageMetadata.ts';
import { createImagesRouter, type ImagesOptions } from './router.ts';
import {
  bombOf,
  close,
  listen,
  photograph,
  startStandInHost,
  storm,
  waves,
  type HostAnswer,
} from './standInHost.ts';

const logger = pino({ level: 'silent' });
const uploads = '/wp-content/uploads/2026/10';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><script>alert(1)</script></svg>';

let host: Awaited<ReturnType<typeof startStandInHost>>;
let cacheDir: string;
let files: Record<string, HostAnswer | 'silence'>;
const servers: http.Server[] = [];

beforeAll(async () => {
  files = {
    [`${uploads}/harbour.jpg`]: { body: await photograph(1200, 800) },
    [`${uploads}/buoy.svg`]: { type: 'image/svg+xml', body: svg },
    [`${uploads}/rings.json`]: { type: 'text/plain', body: '{"v":"5.7.0"}' },
    [`${uploads}/huge.json`]: { type: 'application/json', body: `"${'x'.repeat(600_000)}"` },
    [`${uploads}/terms.pdf`]: { type: 'application/pdf', body: '%PDF-1.7' },
    [`${uploads}/film.mp4`]: { type: 'video/mp4', body: Buffer.alloc(3_000_000, 'film') },
    [`${uploads}/page.html`]: { type: 'text/html', body: '<script>alert(1)</script>' },
    [`${uploads}/page.jpg`]: { type: 'image/jpeg', body: '<html><script>alert(1)</script>' },
    [`${uploads}/bomb.png`]: { type: 'image/png', body: await bombOf(30_000, 30_000) },
    [`${uploads}/cut.jpg`]: { body: (await storm(300, 200)).subarray(0, 5000) },
    [`${uploads}/waves.png`]: { type: 'image/png', body: await waves(640, 400) },
    [`${uploads}/storm.jpg`]: { body: await storm(300, 300) },
    [`${uploads}/moved.jpg`]: { status: 302, headers: { location: 'http://127.0.0.1:1/secret.jpg' } },
    [`${uploads}/heavy.jpg`]: { body: Buffer.alloc(21 * 1024 * 1024) },
    [`${uploads}/broken.jpg`]: { status: 500 },
    [`${uploads}/slow.jpg`]: 'silence',
  };
});

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'images-'));
  host = await startStandInHost({ ...files });
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map(close));
  await host.close();
  await rm(cacheDir, { recursive: true, force: true });
});

async function startSite(options: Partial<ImagesOptions> = {}) {
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      ctx.status = error.status;
      ctx.body = { error: { code: error.code } };
    }
  });
  const router = createImagesRouter({
    contentOrigin: host.origin,
    allowedHosts: ['pictures.example'],
    cacheDir,
    cacheLimitBytes: 64 * 1024 * 1024,
    logger,
    ...options,
  });
  const server = http.createServer(app.use(router.routes()).callback());
  servers.push(server);
  const origin = await listen(server);
  return (address: string, init?: RequestInit) =>
    fetch(`${origin}${address}`, { redirect: 'manual', ...init });
}

const proxied = (modifiers: string, name = 'harbour.jpg') => `/_ipx/${modifiers}/cms${uploads}/${name}`;

async function pictureIn(response: Response) {
  expect(response.status).toBe(200);
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
}

describe('the image proxy', () => {
  it('resizes and re-encodes an upload for a year of caching', async () => {
    const get = await startSite();
    const response = await get(proxied('w_400,q_75,f_webp'));
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await pictureIn(response)).toEqual({ width: 400, height: 267, format: 'webp' });
  });

  it.each([
    ['w_300,h_300,fit_cover', { width: 300, height: 300, format: 'jpeg' }],
    ['s_300x100,f_png', { width: 300, height: 100, format: 'png' }],
    ['width_200&format_avif', { width: 200, height: 133, format: 'heif' }],
    ['w_10,h_10,q_50,blur_3,f_webp', { width: 10, height: 10, format: 'webp' }],
    ['w_3840', { width: 1200, height: 800, format: 'jpeg' }],
    ['_', { width: 1200, height: 800, format: 'jpeg' }],
  ])('understands %s', async (modifiers, expected) => {
    const get = await startSite();
    expect(await pictureIn(await get(proxied(modifiers)))).toEqual(expected);
  });

  it.each([
    'w_3841',
    'h_99999',
    'w_0',
    'w_-5',
    'w_1e3',
    'q_101',
    'blur_21',
    'f_tiff',
    'fit_none',
    'w_10,w_20',
    's_10x10,w_5',
    'rotate_90',
    'extend_9_9_9_9',
    '__proto__',
    'constructor_1',
    'w_',
    '%E0%A4%A',
  ])('refuses %s with 400 without asking the host', async (modifiers) => {
    const get = await startSite();
    expect((await get(proxied(modifiers))).status).toBe(400);
    expect(host.asked).toEqual([]);
  });

  it.each([
    ['/_ipx/w_100/cms/wp-json/wp/v2/users', 404],
    ['/_ipx/w_100/cms/wp-content/uploads/..%2f..%2fwp-config.php', 400],
    ['/_ipx/w_100/cms/wp-content/uploads/%252e%252e/wp-config.php', 400],
    ['/_ipx/w_100/cms/wp-content/uploads/a%5c..%5cb.jpg', 400],
    ['/_ipx/w_100/cms/wp-content/uploads//a.jpg', 400],
    ['/_ipx/w_100/cms/wp-content/uploads/a%00.jpg', 400],
    ['/_ipx/w_100/etc/passwd', 404],
    ['/_ipx/w_100/https://evil.example/a.jpg', 403],
    ['/_ipx/w_100/https://pictures.example@evil.example/a.jpg', 403],
    ['/_ipx/w_100/https://user:word@pictures.example/a.jpg', 403],
    ['/_ipx/w_100/http://169.254.169.254/latest/meta-data', 403],
    ['/_ipx/w_100/file:///etc/passwd', 404],
  ])('refuses the source of %s with %i', async (address, status) => {
    const get = await startSite();
    expect((await get(address)).status).toBe(status);
    expect(host.asked).toEqual([]);
  });

  it.each(['10.0.0.7', '127.0.0.1', '::1', '::ffff:192.168.0.1', 'fd00::1', '100.64.0.1', '0.0.0.0'])(
    'does not connect to an allowed host whose name leads to %s',
    async (address) => {
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
      const get = await startSite({ resolve });
      expect((await get('/_ipx/w_100/http://pictures.example/a.jpg')).status).toBe(403);
    },
  );

  it('does not connect to a private address that is itself on the list', async () => {
    const other = await startStandInHost({ '/a.jpg': { body: await photograph(10, 10) } });
    const get = await startSite({ allowedHosts: [new URL(other.origin).host] });
    expect((await get(`/_ipx/w_100/${other.origin}/a.jpg`)).status).toBe(403);
    expect(other.asked).toEqual([]);
    await other.close();
  });

  it.each([
    ['missing.jpg', 404],
    ['page.html', 415],
    ['page.jpg', 415],
    ['terms.pdf', 415],
    ['bomb.png', 422],
    ['cut.jpg', 422],
    ['heavy.jpg', 413],
    ['moved.jpg', 502],
    ['broken.jpg', 502],
    ['slow.jpg', 504],
  ])('answers for %s with %i', async (name, status) => {
    const get = await startSite(name === 'slow.jpg' ? { timeoutMs: 300 } : {});
    expect((await get(proxied('w_100,f_webp', name))).status).toBe(status);
  });

  it('asks a failing host once more', async () => {
    const get = await startSite();
    await get(proxied('w_100', 'broken.jpg'));
    expect(host.asked).toHaveLength(2);
  });

  it('answers 502 when the host is unreachable', async () => {
    const get = await startSite({ contentOrigin: 'http://127.0.0.1:1' });
    expect((await get(proxied('w_100'))).status).toBe(502);
  });

  it('turns a picture upright as its camera noted', async () => {
    const body = await sharp(await photograph(60, 40))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    host.answers[`${uploads}/phone.jpg`] = { body };
    const get = await startSite();
    expect(await pictureIn(await get(proxied('f_png', 'phone.jpg')))).toMatchObject({
      width: 40,
      height: 60,
    });
  });

  it.each([
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('chooses for f_auto by what the browser accepts: %s', async (accept, type) => {
    const get = await startSite();
    const response = await get(proxied('w_64,f_auto'), { headers: { accept } });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
  });

  it('answers f_auto with WebP at once, and with AVIF as soon as there is one that is smaller', async () => {
    const get = await startSite();
    const ask = () =>
      get(proxied('w_640,f_auto', 'waves.png'), { headers: { accept: 'image/avif,image/webp' } });
    const first = await ask();
    expect(first.headers.get('content-type')).toBe('image/webp');
    // A shared cache shall not keep it for a year.
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=60, immutable');
    const webp = Number(first.headers.get('content-length'));

    await vi.waitFor(
      async () => expect((await ask()).headers.get('content-type')).toBe('image/avif'),
      20_000,
    );
    const second = await ask();
    expect(Number(second.headers.get('content-length'))).toBeLessThan(webp);
    expect(second.headers.get('vary')).toBe('Accept');
    expect(second.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('stays with WebP where AVIF is not smaller', async () => {
    const get = await startSite();
    const ask = () => get(proxied('w_64,f_auto'), { headers: { accept: 'image/avif,image/webp' } });
    await ask();
    await vi.waitFor(
      async () =>
        expect((await ask()).headers.get('cache-control')).toBe('public, max-age=31536000, immutable'),
      20_000,
    );
    expect((await ask()).headers.get('content-type')).toBe('image/webp');
  });

  it('passes a drawing through in a sandbox, and rasterises it when a format is asked for', async () => {
    const get = await startSite();
    const drawing = await get(proxied('w_100', 'buoy.svg'));
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    expect(drawing.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(await drawing.text()).toBe(svg);
    expect(await pictureIn(await get(proxied('w_20,f_png', 'buoy.svg')))).toEqual({
      width: 20,
      height: 10,
      format: 'png',
    });
  });

  it('fetches and encodes once for many simultaneous requests', async () => {
    const get = await startSite({ encodings: { atOnce: 1, waiting: 0 } });
    const responses = await Promise.all(Array.from({ length: 12 }, () => get(proxied('w_320,f_avif'))));
    // With no place to wait, a second encoding would have been refused.
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(responses.map((response) => response.headers.get('etag'))).size).toBe(1);
    expect(host.asked).toHaveLength(1);
  });

  it('refuses more waiting encodings than it has room for', async () => {
    const get = await startSite({ encodings: { atOnce: 1, waiting: 1 } });
    const sizes = [301, 302, 303, 304, 305, 306];
    const statuses = (await Promise.all(sizes.map((size) => get(proxied(`w_${size},f_avif`))))).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(200);
    expect(statuses).toContain(503);
  });

  it('answers 304 to a browser that has the picture, and HEAD without a body', async () => {
    const get = await startSite();
    const first = await get(proxied('w_100'));
    const etag = first.headers.get('etag') ?? '';
    expect(
      (await get(proxied('w_100'), { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } }))
        .status,
    ).toBe(304);
    const head = await get(proxied('w_100'), { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String((await first.arrayBuffer()).byteLength));
    expect(head.headers.get('etag')).toBe(etag);
  });

  it('serves what it has after a restart and while the host is down', async () => {
    const before = await (await startSite())(proxied('w_100'));
    const etag = before.headers.get('etag');
    host.answers[`${uploads}/harbour.jpg`] = { status: 503 };
    const get = await startSite({ freshMs: 0 });
    const after = await get(proxied('w_100'));
    expect(after.headers.get('etag')).toBe(etag);
    expect(await pictureIn(after)).toMatchObject({ width: 100 });
  });

  it('shows a replaced upload once its freshness is over', async () => {
    const get = await startSite({ freshMs: 0 });
    expect(await pictureIn(await get(proxied('w_100')))).toMatchObject({ height: 67 });
    host.answers[`${uploads}/harbour.jpg`] = { body: await photograph(300, 300) };
    expect(await pictureIn(await get(proxied('w_100')))).toMatchObject({ height: 100 });
  });

  it('keeps its folder within the limit and makes again what it has dropped', async () => {
    const limit = 250_000;
    const get = await startSite({ cacheLimitBytes: limit });
    for (const width of [290, 292, 294, 296, 298, 300]) {
      await (await get(proxied(`w_${width},q_100`, 'storm.jpg'))).arrayBuffer();
    }
    await expect.poll(() => bytesIn(cacheDir)).toBeLessThanOrEqual(limit);
    expect(await pictureIn(await get(proxied('w_290,q_100', 'storm.jpg')))).toMatchObject({ width: 290 });
  });

  it('needs no source for a variant that it has', async () => {
    host.answers[`${uploads}/big.jpg`] = {
      body: Buffer.concat([await photograph(200, 100), Buffer.alloc(400_000)]),
    };
    const get = await startSite({ cacheLimitBytes: 500_000 });
    await get(proxied('w_100', 'big.jpg'));
    // Too large to be kept beside anything else: only its variant and its hash are.
    host.answers[`${uploads}/big.jpg`] = { status: 503 };
    expect(await pictureIn(await get(proxied('w_100', 'big.jpg')))).toMatchObject({ width: 100 });
    expect(host.asked).toHaveLength(1);
  });

  it('survives that somebody empties its folder', async () => {
    const get = await startSite();
    await get(proxied('w_100'));
    for (const name of await readdir(cacheDir)) await rm(path.join(cacheDir, name));
    expect(await pictureIn(await get(proxied('w_100')))).toMatchObject({ width: 100 });
  });
});

describe('uploads as they are', () => {
  it.each([
    ['harbour.jpg', 'image/jpeg', "sandbox; default-src 'none'", null],
    ['buoy.svg', 'image/svg+xml', "sandbox; default-src 'none'; style-src 'unsafe-inline'", null],
    ['rings.json', 'application/json', "sandbox; default-src 'none'", null],
    ['terms.pdf', 'application/pdf', "default-src 'none'; object-src 'self'", null],
    ['film.mp4', 'video/mp4', "sandbox; default-src 'none'", null],
    ['page.html', 'application/octet-stream', "sandbox; default-src 'none'", 'attachment'],
  ])('serves %s as %s', async (name, type, policy, disposition) => {
    const get = await startSite();
    for (const _ of ['made', 'stored']) {
      const response = await get(`/cms${uploads}/${name}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('content-security-policy')).toBe(policy);
      expect(response.headers.get('content-disposition')).toBe(disposition);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const body = host.answers[`${uploads}/${name}`];
      if (typeof body === 'object')
        expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(body.body ?? ''))).toBe(true);
    }
    expect(host.asked).toHaveLength(1);
  });

  it.each([
    [`${uploads}/huge.json`, 413],
    [`${uploads}/heavy.jpg`, 413],
    [`${uploads}/missing.jpg`, 404],
    ['/wp-content/uploads/../../wp-login.php', 404],
    ['/wp-content/uploads/%2e%2e/%2e%2e/wp-login.php', 404],
    ['/wp-content/uploads/..%2f..%2fwp-login.php', 400],
  ])('answers %s with %i', async (address, status) => {
    const get = await startSite();
    expect((await get(`/cms${address}`)).status).toBe(status);
  });
});

describe('the dimensions of a picture', () => {
  it('are learned from the picture, upright', async () => {
    const imageMetadata = createImageMetadata({ contentOrigin: host.origin, allowedHosts: [], logger });
    expect(await imageMetadata(`/cms${uploads}/harbour.jpg`)).toEqual({
      width: 1200,
      height: 800,
      ratio: 1.5,
    });
    expect(await imageMetadata(`${host.origin}${uploads}/buoy.svg`)).toEqual({
      width: 40,
      height: 20,
      ratio: 2,
    });
  });

  it('are zero when the picture cannot be had', async () => {
    const imageMetadata = createImageMetadata({ contentOrigin: host.origin, allowedHosts: [], logger });
    for (const url of [
      `/cms${uploads}/missing.jpg`,
      `/cms${uploads}/page.html`,
      'https://evil.example/a.jpg',
      '%',
    ]) {
      expect(await imageMetadata(url)).toEqual({ width: 0, height: 0, ratio: 0 });
    }
  });
});

async function bytesIn(directory: string): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(directory)).map(async (name) => (await stat(path.join(directory, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

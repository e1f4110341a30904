import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { proxied, uploads, useImageSites } from '#tests/support/imageSites.ts';

const images = useImageSites();

describe('uploads that the image proxy sends unchanged', () => {
  it.each([
    ['harbour.jpg', 'image/jpeg', "sandbox; default-src 'none'", null],
    ['buoy.svg', 'image/svg+xml', "sandbox; default-src 'none'; style-src 'unsafe-inline'", null],
    ['rings.json', 'application/json', "sandbox; default-src 'none'", null],
    ['terms.pdf', 'application/pdf', "default-src 'none'; object-src 'self'", null],
    ['film.mp4', 'video/mp4', "sandbox; default-src 'none'", null],
    ['page.html', 'application/octet-stream', "sandbox; default-src 'none'", 'attachment'],
  ])('are served: %s as %s', async (name, type, policy, disposition) => {
    const get = await images.start();
    for (const _ of ['made', 'stored']) {
      const response = await get(`/cms${uploads}/${name}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('content-security-policy')).toBe(policy);
      expect(response.headers.get('content-disposition')).toBe(disposition);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      // An editor may replace the file under the same name.
      expect(response.headers.get('cache-control')).toBe(
        'public, max-age=14400, stale-while-revalidate=86400',
      );
      const body = images.host.responses[`${uploads}/${name}`];
      if (typeof body === 'object')
        expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(body.body ?? ''))).toBe(true);
    }
    expect(images.host.requestedPaths).toHaveLength(1);
  });

  it('are requested from the host only once if they do not exist', async () => {
    const get = await images.start();
    for (const address of [`/cms${uploads}/missing.jpg`, `/cms${uploads}/missing.jpg`])
      expect((await get(address)).status).toBe(404);
    expect((await get(proxied('w_96', 'missing.jpg'))).status).toBe(404);
    expect(images.host.requestedPaths).toHaveLength(1);
  });

  it('are requested again once the cached 404 has expired', async () => {
    const get = await images.start({ missingMs: 0 });
    const address = `/cms${uploads}/late.jpg`;
    expect((await get(address)).status).toBe(404);
    images.host.responses[`${uploads}/late.jpg`] = { body: 'here' };
    await expect.poll(async () => (await get(address)).status).toBe(200);
  });

  it('are fetched a few at a time, while a few more wait and the rest get 503', async () => {
    const get = await images.start({
      timeoutMs: 300,
      fetches: { atOnce: 2, waiting: 3, maxWaitMs: 10_000 },
    });
    for (let index = 0; index < 8; index++) images.host.responses[`${uploads}/slow-${index}.jpg`] = 'silence';
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => (await get(`/cms${uploads}/slow-${index}.jpg`)).status),
    );
    expect(statuses.toSorted()).toEqual([503, 503, 503, 504, 504, 504, 504, 504]);
    expect(images.host.requestedPaths).toHaveLength(5);
  });
});

describe('upload proxy', () => {
  it.each([
    [`${uploads}/heavy.jpg`, 413],
    [`${uploads}/missing.jpg`, 404],
    ['/wp-content/uploads/../../wp-login.php', 404],
    ['/wp-content/uploads/%2e%2e/%2e%2e/wp-login.php', 404],
    ['/wp-content/uploads/..%2f..%2fwp-login.php', 400],
  ])('responds to %s with %i', async (address, status) => {
    const get = await images.start();
    expect((await get(`/cms${address}`)).status).toBe(status);
  });

  it.each([
    [401, 404],
    [403, 404],
    [410, 404],
    [302, 502],
    [500, 502],
  ])('maps the host’s status %i to %i', async (status, expected) => {
    images.host.responses[`${uploads}/refused.jpg`] = { status };
    const get = await images.start();
    expect((await get(`/cms${uploads}/refused.jpg`)).status).toBe(expected);
  });
});

describe('text uploads behind the image proxy', () => {
  const chart = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">${'<path d="M0 0h1"/>'.repeat(500)}</svg>`;
  const inEncoding = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

  it.each(['br', 'gzip'])('are compressed with %s', async (encoding) => {
    images.host.responses[`${uploads}/chart.svg`] = { type: 'image/svg+xml', body: chart };
    const get = await images.start();
    for (const address of [`/cms${uploads}/chart.svg`, proxied('w_96', 'chart.svg')]) {
      for (const _ of ['made', 'stored']) {
        const response = await get(address, inEncoding(encoding));
        expect(response.headers.get('content-encoding')).toBe(encoding);
        expect(response.headers.get('vary')).toContain('Accept-Encoding');
        expect(Number(response.headers.get('content-length'))).toBeLessThan(chart.length / 10);
        expect(await response.text()).toBe(chart);
      }
    }
  });

  it('have a separate ETag per encoding, and vary by Accept-Encoding', async () => {
    images.host.responses[`${uploads}/chart.svg`] = { type: 'image/svg+xml', body: chart };
    const get = await images.start();
    const address = `/cms${uploads}/chart.svg`;
    const plain = await get(address, inEncoding('identity'));
    const compressed = await get(address, inEncoding('br'));
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toContain('Accept-Encoding');
    expect(await plain.text()).toBe(chart);
    const etag = compressed.headers.get('etag') ?? '';
    expect(etag).not.toBe(plain.headers.get('etag'));
    const revalidationHeaders = {
      'accept-encoding': 'br',
      'if-none-match': etag,
      'cache-control': 'max-age=0',
    };
    expect((await get(address, { headers: revalidationHeaders })).status).toBe(304);
  });

  it('are sent even if the cached copies were deleted', async () => {
    images.host.responses[`${uploads}/chart.svg`] = { type: 'image/svg+xml', body: chart };
    const get = await images.start();
    await get(`/cms${uploads}/chart.svg`, inEncoding('br'));
    for (const name of await readdir(images.cacheDir)) await rm(path.join(images.cacheDir, name));
    expect(await (await get(`/cms${uploads}/chart.svg`, inEncoding('br'))).text()).toBe(chart);
  });
});

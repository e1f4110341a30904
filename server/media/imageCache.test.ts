import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeImage, proxied, uploads, useImageSites } from '#tests/support/imageSites.ts';
import { photograph } from '#tests/support/standInHost.ts';

const images = useImageSites();

describe('image cache', () => {
  it('responds with 304 to a matching ETag, and to HEAD without a body', async () => {
    const get = await images.start();
    const first = await get(proxied('w_96'));
    const etag = first.headers.get('etag') ?? '';
    expect(
      (await get(proxied('w_96'), { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } }))
        .status,
    ).toBe(304);
    const head = await get(proxied('w_96'), { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String((await first.arrayBuffer()).byteLength));
    expect(head.headers.get('etag')).toBe(etag);
  });

  it('lets browsers cache an upload for hours, and responds with 304 until the file changes', async () => {
    const get = await images.start({ freshMs: 0 });
    const address = `/cms${uploads}/terms.pdf`;
    const first = await get(address);
    expect(first.headers.get('cache-control')).toBe('public, max-age=14400, stale-while-revalidate=86400');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await get(address, { headers })).status).toBe(304);
    images.host.responses[`${uploads}/terms.pdf`] = { type: 'application/pdf', body: 'new terms' };
    await expect.poll(async () => (await get(address, { headers })).status).toBe(200);
  });

  it('serves cached images after a restart while the host is down', async () => {
    const firstResponse = await (await images.start())(proxied('w_96'));
    const etag = firstResponse.headers.get('etag');
    images.host.responses[`${uploads}/harbour.jpg`] = { status: 503 };
    const get = await images.start({ freshMs: 0 });
    const after = await get(proxied('w_96'));
    expect(after.headers.get('etag')).toBe(etag);
    expect(await decodeImage(after)).toMatchObject({ width: 96 });
  });

  it('serves a replaced upload once the cached copy is stale', async () => {
    const get = await images.start({ freshMs: 0 });
    const height = async () => (await decodeImage(await get(proxied('w_96')))).height;
    expect(await height()).toBe(64);
    images.host.responses[`${uploads}/harbour.jpg`] = { body: await photograph(300, 300) };
    await expect.poll(height).toBe(96);
  });

  it('responds with 404 for a deleted upload once the cached copy is stale', async () => {
    const get = await images.start({ freshMs: 0 });
    const status = async () => (await get(proxied('w_96'))).status;
    expect(await status()).toBe(200);
    images.host.responses[`${uploads}/harbour.jpg`] = { status: 404 };
    await expect.poll(status).toBe(404);
  });

  it('serves stale images at once while the host hangs, and requests each file once per pause', async () => {
    const get = await images.start({ freshMs: 0, timeoutMs: 60_000 });
    await get(proxied('w_96'));
    images.host.responses[`${uploads}/harbour.jpg`] = 'silence';
    const requestCount = images.host.requestedPaths.length;
    for (let visit = 0; visit < 5; visit++) expect((await get(proxied('w_96'))).status).toBe(200);
    expect(images.host.requestedPaths.length).toBe(requestCount + 1);
  });

  it('requests an uncached file from a failing host once per pause', async () => {
    const get = await images.start();
    images.host.responses[`${uploads}/late.jpg`] = { status: 500 };
    for (let visit = 0; visit < 5; visit++)
      expect((await get(proxied('w_96', 'late.jpg'))).status).toBeGreaterThanOrEqual(500);
    expect(images.host.requestedPaths.length).toBeLessThanOrEqual(2);
  });

  it('keeps its folder within the limit, and encodes evicted images again', async () => {
    const limit = 250_000;
    const get = await images.start({ cacheLimitBytes: limit });
    for (const width of [128, 192, 256, 320, 400, 480]) {
      await (await get(proxied(`w_${width},q_80,f_png`, 'storm.jpg'))).arrayBuffer();
    }
    await expect.poll(() => bytesIn(images.cacheDir)).toBeLessThanOrEqual(limit);
    expect(await decodeImage(await get(proxied('w_128,q_80,f_png', 'storm.jpg')))).toMatchObject({
      width: 128,
    });
  });

  it('serves a cached variant even if its source is not cached', async () => {
    images.host.responses[`${uploads}/big.jpg`] = {
      body: Buffer.concat([await photograph(200, 100), Buffer.alloc(400_000)]),
    };
    const get = await images.start({ cacheLimitBytes: 500_000 });
    await get(proxied('w_96', 'big.jpg'));
    // The source is too large to be cached, so only its variant and its hash are stored.
    images.host.responses[`${uploads}/big.jpg`] = { status: 503 };
    expect(await decodeImage(await get(proxied('w_96', 'big.jpg')))).toMatchObject({ width: 96 });
    expect(images.host.requestedPaths).toHaveLength(1);
  });

  it('recovers when its folder is emptied', async () => {
    const get = await images.start();
    await get(proxied('w_96'));
    for (const name of await readdir(images.cacheDir)) await rm(path.join(images.cacheDir, name));
    expect(await decodeImage(await get(proxied('w_96')))).toMatchObject({ width: 96 });
  });
});

async function bytesIn(directory: string): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(directory)).map(async (name) => (await stat(path.join(directory, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { decodeImage, proxied, svg, uploads, useImageSites } from '#tests/support/imageSites.ts';
import { photograph } from '#tests/support/standInHost.ts';

const images = useImageSites();
const forHours = 'public, max-age=14400, stale-while-revalidate=86400';

describe('image proxy', () => {
  it('resizes and re-encodes an upload, and lets caches store it for hours', async () => {
    const get = await images.start();
    const response = await get(proxied('w_400,q_75,f_webp'));
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe(forHours);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('vary')).toBeNull();
    expect(await decodeImage(response)).toEqual({ width: 400, height: 267, format: 'webp' });
  });

  it.each([
    ['w_320,h_320,fit_cover', { width: 320, height: 320, format: 'jpeg' }],
    ['s_320x320,f_png', { width: 320, height: 320, format: 'png' }],
    ['width_192&format_avif', { width: 192, height: 128, format: 'heif' }],
    ['w_10,h_10,q_50,blur_3,f_webp', { width: 10, height: 10, format: 'webp' }],
    ['w_2560', { width: 1200, height: 800, format: 'jpeg' }],
    ['_', { width: 1200, height: 800, format: 'jpeg' }],
  ])('supports %s', async (modifiers, expected) => {
    const get = await images.start();
    expect(await decodeImage(await get(proxied(modifiers)))).toEqual(expected);
  });

  it('applies the camera’s EXIF orientation', async () => {
    const body = await sharp(await photograph(60, 40))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    images.host.responses[`${uploads}/phone.jpg`] = { body };
    const get = await images.start();
    expect(await decodeImage(await get(proxied('f_png', 'phone.jpg')))).toMatchObject({
      width: 40,
      height: 60,
    });
  });

  it.each([
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('chooses the format of f_auto by the Accept header %s', async (accept, type) => {
    const get = await images.start();
    const response = await get(proxied('w_64,f_auto'), { headers: { accept } });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
  });

  it('keeps an explicit format, whatever the Accept header', async () => {
    const get = await images.start();
    const headers = { accept: 'image/avif,image/webp' };
    // The first request could prepare an AVIF copy for the second.
    for (let request = 0; request < 2; request += 1)
      expect((await get(proxied('w_64,f_png'), { headers })).headers.get('content-type')).toBe('image/png');
  });

  it.each([
    ['w_64,f_auto', 'image/webp'],
    ['w_64,f_png', 'image/png'],
    ['w_64', 'image/jpeg'],
  ])('returns from fileAt the file that a browser gets for %s', async (modifiers, type) => {
    const file = await images.fileAt(proxied(modifiers));
    const get = await images.start({ offersAvif: false });
    const response = await get(proxied(modifiers), { headers: { accept: 'image/webp' } });
    expect([file.type, response.headers.get('content-type')]).toEqual([type, type]);
    expect(file.size).toBe((await response.arrayBuffer()).byteLength);
  });

  it('returns an upload unchanged from fileAt', async () => {
    expect(await images.fileAt(`/cms${uploads}/terms.pdf`)).toMatchObject({ size: 8 });
  });

  it('responds to f_auto only with WebP unless AVIF is enabled', async () => {
    const get = await images.start({ offersAvif: false });
    const ask = () =>
      get(proxied('w_640,f_auto', 'waves.png'), { headers: { accept: 'image/avif,image/webp' } });
    const first = await ask();
    expect(first.headers.get('content-type')).toBe('image/webp');
    // This Cache-Control shows that no AVIF copy is being prepared.
    expect(first.headers.get('cache-control')).toBe(forHours);
    expect((await ask()).headers.get('content-type')).toBe('image/webp');
  });

  it('responds to f_auto with WebP first, then with AVIF if it is smaller', async () => {
    const get = await images.start();
    const ask = () =>
      get(proxied('w_640,f_auto', 'waves.png'), { headers: { accept: 'image/avif,image/webp' } });
    const first = await ask();
    expect(first.headers.get('content-type')).toBe('image/webp');
    // Shared caches store the response for a minute, until the AVIF copy exists.
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=14400, s-maxage=60, stale-while-revalidate=86400',
    );
    const webp = Number(first.headers.get('content-length'));

    await vi.waitFor(
      async () => expect((await ask()).headers.get('content-type')).toBe('image/avif'),
      20_000,
    );
    const second = await ask();
    expect(Number(second.headers.get('content-length'))).toBeLessThan(webp);
    expect(second.headers.get('vary')).toBe('Accept');
    expect(second.headers.get('cache-control')).toBe(forHours);
  });

  it('keeps WebP if AVIF is not smaller', async () => {
    const get = await images.start();
    const ask = () => get(proxied('w_64,f_auto'), { headers: { accept: 'image/avif,image/webp' } });
    await ask();
    await vi.waitFor(async () => expect((await ask()).headers.get('cache-control')).toBe(forHours), 20_000);
    expect((await ask()).headers.get('content-type')).toBe('image/webp');
  });

  it('sandboxes an SVG, and never rasterises it', async () => {
    const get = await images.start();
    const drawing = await get(proxied('w_96,f_auto', 'buoy.svg'));
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    expect(drawing.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(await drawing.text()).toBe(svg);
    expect((await get(proxied('w_96,f_png', 'buoy.svg'))).status).toBe(415);
  });

  it('fetches and encodes once for many simultaneous requests', async () => {
    const get = await images.start({ encodings: { atOnce: 1, waiting: 0 } });
    const responses = await Promise.all(Array.from({ length: 12 }, () => get(proxied('w_320,f_avif'))));
    // The queue lets no job wait, so it would have rejected a second encoding.
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(responses.map((response) => response.headers.get('etag'))).size).toBe(1);
    expect(images.host.requestedPaths).toHaveLength(1);
  });

  it('rejects requests with 503 when the encoding queue is full', async () => {
    const get = await images.start({ encodings: { atOnce: 1, waiting: 1 } });
    const sizes = [128, 192, 256, 320, 480, 640];
    const statuses = (await Promise.all(sizes.map((size) => get(proxied(`w_${size},f_avif`))))).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(200);
    expect(statuses).toContain(503);
  });
});

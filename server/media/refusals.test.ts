import { describe, expect, it } from 'vitest';
import { createMediaPlaces } from '#server/lib/mediaPlaces.ts';
import { proxied, uploads, useImageSites } from '#tests/support/imageSites.ts';
import { photograph, startStandInHost } from '#tests/support/standInHost.ts';

const images = useImageSites();

describe('image proxy: limits and failures', () => {
  it.each([
    [proxied('f_png', 'buoy.svg'), 415, 'drawing'],
    ['/_ipx/%ff/cms/a.jpg', 400, 'malformed_path'],
    [`/cms${uploads}/huge.json`, 413, 'source_too_large'],
  ])('responds to %s with %i and the code %s', async (address, status, code) => {
    const response = await (await images.start())(address);
    expect([response.status, await response.json()]).toEqual([status, { error: { code } }]);
  });

  it.each([
    'w_3841',
    'w_3840',
    'w_321',
    'w_320,h_213,fit_cover',
    'w_320,h_320,fit_fill',
    'w_320,q_100',
    'blur_3',
    'h_99999',
    'w_0',
    'w_-5',
    'w_1e3',
    'q_101',
    'blur_21',
    'f_tiff',
    'fit_none',
    'w_10,w_20',
    'w_320,w_96',
    's_10x10,w_5',
    'rotate_90',
    'extend_9_9_9_9',
    '__proto__',
    'constructor_1',
    'w_',
    '%E0%A4%A',
  ])('rejects the modifiers %s with 400 without requesting the source', async (modifiers) => {
    const get = await images.start();
    expect((await get(proxied(modifiers))).status).toBe(400);
    expect(images.host.requestedPaths).toEqual([]);
  });

  it.each([
    ['/_ipx/w_96/cms/wp-json/wp/v2/users', 404],
    ['/_ipx/w_96/cms/wp-content/uploads/..%2f..%2fwp-config.php', 400],
    ['/_ipx/w_96/cms/wp-content/uploads/%252e%252e/wp-config.php', 400],
    ['/_ipx/w_96/cms/wp-content/uploads/a%5c..%5cb.jpg', 400],
    ['/_ipx/w_96/cms/wp-content/uploads//a.jpg', 400],
    ['/_ipx/w_96/cms/wp-content/uploads/a%00.jpg', 400],
    ['/_ipx/w_96/etc/passwd', 404],
    ['/_ipx/w_96/https://evil.example/a.jpg', 403],
    ['/_ipx/w_96/https://pictures.example@evil.example/a.jpg', 403],
    ['/_ipx/w_96/https://user:word@pictures.example/a.jpg', 403],
    ['/_ipx/w_96/http://169.254.169.254/latest/meta-data', 403],
    ['/_ipx/w_96/file:///etc/passwd', 404],
  ])('rejects the source of %s with %i', async (address, status) => {
    const get = await images.start();
    expect((await get(address)).status).toBe(status);
    expect(images.host.requestedPaths).toEqual([]);
  });

  it('serves the configured folder of another host, and nothing else of that host', async () => {
    const picture = { body: await photograph(10, 10) };
    const otherHost = await startStandInHost({
      '/files/a.jpg': picture,
      '/private/a.jpg': picture,
      '/files/moved.jpg': {
        status: 302,
        headers: { location: `${images.host.origin}${uploads}/harbour.jpg` },
      },
    });
    const media = createMediaPlaces({
      contentUrl: images.host.origin,
      mediaUrls: [`${otherHost.origin}/files`],
    });
    const get = await images.start({ media });
    const host = new URL(otherHost.origin).host;
    const statuses = async (...addresses: string[]) =>
      Promise.all(addresses.map(async (address) => (await get(address)).status));

    expect(
      await statuses(
        `/cms/@${host}/files/a.jpg`,
        `/_ipx/w_96/cms/@${host}/files/a.jpg`,
        `/_ipx/w_96/${otherHost.origin}/files/a.jpg`,
      ),
    ).toEqual([200, 200, 200]);
    expect(
      await statuses(
        `/cms/@${host}/private/a.jpg`,
        `/_ipx/w_96/${otherHost.origin}/private/a.jpg`,
        `/_ipx/w_96/cms/@${host}/files/..%2fprivate/a.jpg`,
        `/_ipx/w_96/cms/@127.0.0.1:1/files/a.jpg`,
        `/cms/@${host}/files/moved.jpg`,
      ),
    ).toEqual([404, 404, 400, 404, 502]);
    expect(
      otherHost.requestedPaths.filter((requestedPath) => String(requestedPath).includes('private')),
    ).toEqual([]);
    await otherHost.close();
  });

  it('serves uploads of a WordPress with other upload folders', async () => {
    const picture = { body: await photograph(10, 10) };
    Object.assign(images.host.responses, { '/app/uploads/2026/a.jpg': picture, '/media/a.jpg': picture });
    const media = createMediaPlaces({
      contentUrl: images.host.origin,
      mediaUrls: [`${images.host.origin}/media/`],
    });
    const get = await images.start({ media });

    expect((await get('/_ipx/w_96/cms/app/uploads/2026/a.jpg')).status).toBe(200);
    expect((await get('/_ipx/w_96/cms/media/a.jpg')).status).toBe(200);
    expect((await get('/_ipx/w_96/cms/other/a.jpg')).status).toBe(404);
  });

  it('connects only to the content host, not to another port of its machine', async () => {
    const upload = `${uploads}/harbour.jpg`;
    const otherHost = await startStandInHost({ [upload]: { body: await photograph(10, 10) } });
    const get = await images.start();
    expect((await get(`/_ipx/w_96/${images.host.origin}${upload}`)).status).toBe(200);
    expect((await get(`/_ipx/w_96/${otherHost.origin}${upload}`)).status).toBe(403);
    images.host.responses[`${uploads}/moved.jpg`] = {
      status: 302,
      headers: { location: otherHost.origin + upload },
    };
    expect((await get(proxied('w_96', 'moved.jpg'))).status).toBe(502);
    expect(otherHost.requestedPaths).toEqual([]);
    await otherHost.close();
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
  ])('responds to %s with %i', async (name, status) => {
    const get = await images.start(name === 'slow.jpg' ? { timeoutMs: 300 } : {});
    expect((await get(proxied('w_96,f_webp', name))).status).toBe(status);
  });

  it.each(['broken.jpg', 'gone.jpg'])('retries once when the host fails for %s', async (name) => {
    const get = await images.start();
    expect((await get(proxied('w_96', name))).status).toBe(502);
    expect(images.host.requestedPaths).toHaveLength(2);
  });

  it('counts the pixels of every frame of an animation that stays animated', async () => {
    const get = await images.start();
    const rejectedResponse = await get(proxied('w_96', 'film.gif'));
    expect([rejectedResponse.status, await rejectedResponse.json()]).toEqual([
      422,
      { error: { code: 'too_many_pixels' } },
    ]);
    expect((await get(proxied('w_96,f_webp', 'film.gif'))).status).toBe(200);
  });

  it('does not retry after a long Retry-After', async () => {
    images.host.responses[`${uploads}/broken.jpg`] = { status: 503, headers: { 'retry-after': '60' } };
    const get = await images.start();
    expect((await get(proxied('w_96', 'broken.jpg'))).status).toBe(502);
    expect(images.host.requestedPaths).toHaveLength(1);
  });

  it('responds with 502 when the host is unreachable', async () => {
    const get = await images.start({ media: createMediaPlaces({ contentUrl: 'http://127.0.0.1:1' }) });
    expect((await get(proxied('w_96'))).status).toBe(502);
  });
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { node, siteUrl, startDocuments } from '#tests/support/feedSite.ts';

describe('robots.txt', () => {
  it('contains the sitemap’s URL, and disallows previews and APIs', async () => {
    const { get } = await startDocuments();
    const lines = (await (await get('/robots.txt')).text()).split('\n');
    expect(lines).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Disallow: /preview',
      '',
      `Sitemap: ${siteUrl}/sitemap.xml`,
      '',
    ]);
  });

  it('disallows everything, with a noindex header, if the site is not indexable', async () => {
    const { get } = await startDocuments({}, { isIndexable: false });
    const response = await get('/robots.txt');

    expect(await response.text()).toBe('User-agent: *\nDisallow: /\n');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });
});

it('security.txt contains contact, languages and an expiry within a year', async () => {
  const { get } = await startDocuments();
  const text = await (await get('/.well-known/security.txt')).text();
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime();

  expect(text).toMatch(/^Contact: mailto:security@kystlink\.example$/m);
  expect(text).toMatch(/^Preferred-Languages: en, da, de$/m);
  expect(text).toContain(`\nCanonical: ${siteUrl}/.well-known/security.txt\n`);
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

it('security.txt returns 404 if there is no contact', async () => {
  const { get } = await startDocuments({}, { securityContact: '' });
  expect((await get('/.well-known/security.txt')).status).toBe(404);
});

it('gpc.json declares that the site honours Global Privacy Control', async () => {
  const { get } = await startDocuments();
  expect(await (await get('/.well-known/gpc.json')).json()).toEqual({
    gpc: true,
    lastUpdate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});

it('site.webmanifest names the site for a home screen', async () => {
  const home = node('/', { seo: { metaDesc: 'One SIM.', opengraphSiteName: 'Kystlink' } });
  const { get } = await startDocuments({ pages: [home] });
  const response = await get('/site.webmanifest');

  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(await response.json()).toMatchObject({
    id: '/',
    name: 'Kystlink',
    short_name: 'Kystlink',
    description: 'One SIM.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', priority: 'maskable' },
    ],
  });
});

describe('createDocuments', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/sitemap-en.xml', 'application/xml; charset=utf-8'],
  ])('serves %s as %s, which shared caches may serve during failures', async (path, type) => {
    const { get } = await startDocuments();
    const { headers } = await get(path);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400',
    );
  });

  it('writes a document only once for concurrent requests', async () => {
    const { get, queries } = await startDocuments();
    await Promise.all(Array.from({ length: 20 }, () => get('/sitemap-en.xml')));
    expect(queries).toHaveLength(2);
  });

  it('sends a separate ETag for each encoding', async () => {
    const { get } = await startDocuments();
    const plain = await get('/sitemap-en.xml', { headers: { 'accept-encoding': 'identity' } });
    const zipped = await get('/sitemap-en.xml', { headers: { 'accept-encoding': 'gzip' } });
    const etag = zipped.headers.get('etag') ?? '';

    expect(etag).not.toBe(plain.headers.get('etag'));
    expect(await zipped.text()).toBe(await plain.text());
    // Without this header, fetch would send `no-cache`.
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await get('/sitemap-en.xml', { headers })).status).toBe(304);
  });

  it.each(['/sitemap.xml', '/sitemap-de.xml', '/da/feed.xml', '/site.webmanifest'])(
    'responds with 503 and Retry-After to %s until it has been written once',
    async (path) => {
      const { get } = await startDocuments({}, { isDown: () => true });
      const response = await get(path);

      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('30');
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('serves the last copy during an outage', async () => {
    let isDown = false;
    const { get, documents } = await startDocuments({ pages: [node('/pricing')] }, { isDown: () => isDown });
    const firstText = await (await get('/sitemap-en.xml')).text();
    isDown = true;
    documents.expire();

    const outageResponse = await get('/sitemap-en.xml');
    expect(outageResponse.status).toBe(200);
    expect(await outageResponse.text()).toBe(firstText);
  });

  it('rewrites a document in the background after content changes', async () => {
    const pages = [node('/pricing')];
    const { get, documents } = await startDocuments({ pages });
    await get('/sitemap-en.xml');
    pages.push(node('/new'));
    documents.expire();

    await get('/sitemap-en.xml');
    await expect.poll(async () => (await get('/sitemap-en.xml')).text()).toContain(`${siteUrl}/new<`);
  });
  it('rewrites a document before the next response after a purge', async () => {
    const pages = [node('/pricing')];
    const { get, documents } = await startDocuments({ pages });
    await get('/sitemap-en.xml');
    pages.push(node('/new'));
    documents.purge();
    expect(await (await get('/sitemap-en.xml')).text()).toContain(`${siteUrl}/new<`);
  });
});

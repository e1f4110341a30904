// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  entryOf,
  image,
  inCategories,
  node,
  siteUrl,
  startDocuments,
  textsOf,
  translation,
  type Variables,
} from '#tests/support/feedSite.ts';

describe('createSitemaps', () => {
  it('lists every language in the index even if the content of one language is unavailable', async () => {
    const isDown = ({ variables }: { variables: Variables }) => variables.language === 'de';
    const { xml, get } = await startDocuments({ pages: [node('/pricing')] }, { isDown });
    const index = await xml('/sitemap.xml');
    expect(textsOf(index, 'loc')).toHaveLength(3);
    expect(textsOf(index, 'lastmod')).toEqual(['2026-10-01T07:00:00.000Z']);
    expect((await get('/sitemap-de.xml')).status).toBe(503);
  });

  it('lists one sitemap per language in the index', async () => {
    const { xml } = await startDocuments({ pages: [node('/pricing')] });
    const index = await xml('/sitemap.xml');

    expect(index.documentElement.tagName).toBe('sitemapindex');
    expect(textsOf(index, 'loc')).toEqual(
      ['en', 'da', 'de'].map((locale) => `${siteUrl}/sitemap-${locale}.xml`),
    );
    expect(textsOf(index, 'lastmod')).toEqual(['2026-10-01T07:00:00.000Z']);
  });

  it('splits a sitemap with too many URLs into files, each listed once', async () => {
    const pages = Array.from({ length: 25 }, (_, i) =>
      node(`/page-${i}`, { modifiedGmt: `2026-10-01T07:00:${10 + i}` }),
    );
    const { xml, get } = await startDocuments({ pages }, { maxAddresses: 10 });
    const partPaths = ['/sitemap-en-1.xml', '/sitemap-en-2.xml', '/sitemap-en-3.xml'];

    const index = await xml('/sitemap.xml');
    expect(textsOf(index, 'loc')).toEqual(
      [...partPaths, '/sitemap-da.xml', '/sitemap-de.xml'].map((path) => siteUrl + path),
    );
    expect(textsOf(index, 'lastmod')[0]).toBe('2026-10-01T07:00:19.000Z');
    expect(textsOf(await xml('/sitemap-en.xml'), 'loc')).toEqual(partPaths.map((path) => siteUrl + path));
    const listedUrls = (await Promise.all(partPaths.map(xml))).flatMap((sitemapXml) =>
      textsOf(sitemapXml, 'loc'),
    );
    expect(new Set(listedUrls).size).toBe(listedUrls.length);
    expect(listedUrls).toEqual(expect.arrayContaining(pages.map(({ uri }) => siteUrl + uri)));
    for (const path of ['/sitemap-en-4.xml', '/sitemap-en-0.xml', '/sitemap-en-01.xml', '/sitemap-da-1.xml'])
      expect((await get(path)).status, path).toBe(404);
  });

  it.each(['da', 'de'])('serves the sitemap of %s at both of its paths', async (locale) => {
    const { get } = await startDocuments();
    const [plain, prefixed] = await Promise.all([
      get(`/sitemap-${locale}.xml`),
      get(`/${locale}/sitemap.xml`),
    ]);

    expect(plain.status).toBe(200);
    expect(await prefixed.text()).toBe(await plain.text());
  });

  it('lists indexable content and the site’s own pages', async () => {
    const { xml } = await startDocuments({
      pages: [
        node('/'),
        node('/blog'),
        node('/products/sim'),
        node('/hidden', { seo: { metaRobotsNoindex: 'noindex', canonical: '' } }),
        node('/copy', { seo: { metaRobotsNoindex: 'index', canonical: '/pricing' } }),
        node('/protected', { locale: null }),
        node('/da/priser', { locale: { locale: 'da_DK' } }),
        node('/about/team/third'),
        node('/a/b/c/d/e/f/g'),
        ...['/search', '/qr', '/enquiry', '/cookie-settings', '/preview', '/da'].map((path) => node(path)),
        ...['/newsletter/confirm', '/newsletter/archive', '/api', '/de/about'].map((path) => node(path)),
        node('/docs'),
      ],
      posts: [node('/blog/cause-15', { categories: inCategories('networks') })],
    });
    expect(textsOf(await xml('/sitemap-en.xml'), 'loc')).toEqual(
      [
        ...['/', '/blog', '/products/sim', '/about/team/third', '/blog/cause-15'],
        ...['/blog/category/networks', '/qr', '/docs'],
      ].map((path) => siteUrl + path),
    );
  });

  it('omits the API reference if it is disabled, and content pages under its path if it is enabled', async () => {
    const { xml } = await startDocuments({ pages: [node('/docs/guide')] }, { hasApiReference: false });
    const listedUrls = textsOf(await xml('/sitemap-en.xml'), 'loc');
    expect(listedUrls).toEqual([`${siteUrl}/docs/guide`, `${siteUrl}/qr`]);
    const withReference = await startDocuments({ pages: [node('/docs/guide')] });
    expect(textsOf(await withReference.xml('/sitemap-en.xml'), 'loc')).toEqual([
      `${siteUrl}/qr`,
      `${siteUrl}/docs`,
    ]);
  });

  it('lists the site’s own pages in every language', async () => {
    const { xml } = await startDocuments();
    expect(entryOf(await xml('/sitemap-de.xml'), '/de/qr')).toMatchObject({
      lastmod: undefined,
      links: [
        ['en', `${siteUrl}/qr`],
        ['da', `${siteUrl}/da/qr`],
        ['de', `${siteUrl}/de/qr`],
        ['x-default', `${siteUrl}/qr`],
      ],
    });
  });

  it('contains the modification time of a page that has one', async () => {
    const { xml } = await startDocuments({
      pages: [node('/pricing'), node('/undated', { modifiedGmt: 'yesterday' })],
      posts: [node('/blog/a', { modifiedGmt: '2026-11-01T08:00:00' }), node('/blog/b', { modifiedGmt: '' })],
    });
    const sitemap = await xml('/sitemap-en.xml');
    expect(
      ['/pricing', '/undated', '/blog/a', '/blog/b'].map((path) => entryOf(sitemap, path).lastmod),
    ).toEqual(['2026-10-01T07:00:00.000Z', undefined, '2026-11-01T08:00:00.000Z', undefined]);
  });

  it('lists each image of a post', async () => {
    const images = { featuredImage: image('a.webp'), blogPostElements: { coverImage: image('b.webp') } };
    const { xml } = await startDocuments({ posts: [node('/blog/a', images)] });
    expect(entryOf(await xml('/sitemap-en.xml'), '/blog/a').images).toEqual(
      ['b.webp', 'a.webp'].map((name) => `${siteUrl}/cms/wp-content/uploads/${name}`),
    );
  });

  it('links each URL to its translations and the default language', async () => {
    const { xml } = await startDocuments({
      pages: [
        node('/pricing', {
          translated: [
            translation('/de/preise', 'de'),
            translation('/da/priser', 'da', { seo: { metaRobotsNoindex: 'noindex' } }),
          ],
        }),
      ],
    });
    expect(entryOf(await xml('/sitemap-en.xml'), '/pricing').links).toEqual([
      ['en', `${siteUrl}/pricing`],
      ['de', `${siteUrl}/de/preise`],
      ['x-default', `${siteUrl}/pricing`],
    ]);
  });

  it('lists repeated images of a page once', async () => {
    const { xml } = await startDocuments({
      pages: [node('/pricing', { pageElements: { sectionElements: [{}, { image: image('hero.webp') }] } })],
      posts: [
        node('/blog/a', {
          featuredImage: image('a.webp'),
          blogPostElements: { coverImage: image('a.webp') },
        }),
      ],
    });
    const sitemap = await xml('/sitemap-en.xml');
    expect(entryOf(sitemap, '/pricing').images).toEqual([`${siteUrl}/cms/wp-content/uploads/hero.webp`]);
    expect(entryOf(sitemap, '/blog/a').images).toEqual([`${siteUrl}/cms/wp-content/uploads/a.webp`]);
  });

  it('dates lists of posts by their newest post', async () => {
    const { xml } = await startDocuments({
      pages: [node('/blog')],
      posts: [
        node('/blog/a', { modifiedGmt: '2026-11-01T08:00:00', categories: inCategories('networks') }),
        node('/blog/b', { categories: inCategories('networks') }),
      ],
    });
    const sitemap = await xml('/sitemap-en.xml');
    expect(entryOf(sitemap, '/blog').lastmod).toBe('2026-11-01T08:00:00.000Z');
    expect(entryOf(sitemap, '/blog/category/networks').lastmod).toBe('2026-11-01T08:00:00.000Z');
  });

  it('finds translations of a category through a post that is only in it', async () => {
    const { xml } = await startDocuments({
      posts: [
        node('/blog/both', {
          categories: inCategories('networks', 'company'),
          translated: [translation('/da/blog/begge', 'da', { categories: inCategories('firmaet') })],
        }),
        node('/blog/one', {
          categories: inCategories('networks'),
          translated: [translation('/da/blog/en', 'da', { categories: inCategories('netvaerk') })],
        }),
      ],
    });
    const sitemap = await xml('/sitemap-en.xml');
    expect(entryOf(sitemap, '/blog/category/networks').links).toContainEqual([
      'da',
      `${siteUrl}/da/blog/category/netvaerk`,
    ]);
    expect(entryOf(sitemap, '/blog/category/company').links).toEqual([
      ['en', `${siteUrl}/blog/category/company`],
      ['x-default', `${siteUrl}/blog/category/company`],
    ]);
  });

  it('follows cursors to the end, and stops if they repeat', async () => {
    const manyNodes = Array.from({ length: 25 }, (_unused, index) => node(`/page-${index}`));
    const { xml, queries } = await startDocuments({ pages: manyNodes, size: 10 });

    const listedUrls = textsOf(await xml('/sitemap-en.xml'), 'loc');
    expect(listedUrls.filter((url) => url.includes('/page-'))).toHaveLength(25);
    expect(
      queries.filter(({ name }) => name === 'PageIndexQuery').map(({ variables }) => variables.after),
    ).toEqual([undefined, '10', '20']);
  });

  it('omits only invalid entries', async () => {
    const { xml } = await startDocuments({
      pages: [node('/pricing'), { uri: '/x', translated: 'none', seo: null }],
    });
    expect(textsOf(await xml('/sitemap-en.xml'), 'loc')).toContain(`${siteUrl}/pricing`);
  });

  it('escapes URLs', async () => {
    const { xml } = await startDocuments({ pages: [node('/q&a', { seo: null })] });
    expect(textsOf(await xml('/sitemap-en.xml'), 'loc')).toContain(`${siteUrl}/q&a`);
  });
});

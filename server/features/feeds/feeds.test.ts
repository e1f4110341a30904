// @vitest-environment jsdom
import type { Server } from 'node:http';
import Koa from 'koa';
import { afterEach, describe, expect, it } from 'vitest';
import type { ContentData, ContentOperation } from '#schema/pageServices.ts';
import { portOf } from '#tests/support/portOf.ts';
import { UpstreamError } from '#server/errors.ts';
import { createLogger } from '#server/logger.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { noIndex } from '#server/middleware/noIndex.ts';
import { createFeeds } from './router.ts';

const siteUrl = 'https://kystlink.example';
const wordPressLocales: Record<string, string> = { en: 'en_US', da: 'da_DK', de: 'de_DE' };

let server: Server | undefined;
afterEach(() => server?.close());

type Node = { uri: string } & Record<string, unknown>;

function node(uri: string, own: Record<string, unknown> = {}): Node {
  return {
    uri,
    modifiedGmt: '2026-10-01T07:00:00',
    locale: { locale: 'en_US' },
    translated: [],
    seo: { metaRobotsNoindex: 'index', canonical: uri },
    pageElements: { sectionElements: null },
    categories: { nodes: [] },
    featuredImage: null,
    blogPostElements: { coverImage: null },
    ...own,
  };
}

function translation(uri: string, locale: string, own: Record<string, unknown> = {}) {
  return {
    uri,
    locale: { locale: wordPressLocales[locale] },
    seo: { metaRobotsNoindex: 'index' },
    categories: { nodes: [] },
    ...own,
  };
}

const image = (name: string) => ({ node: { sourceUrl: `/cms/wp-content/uploads/${name}` } });
const inCategories = (...slugs: string[]) => ({ nodes: slugs.map((slug) => ({ slug, name: slug })) });

/** Answers a list a few entries at a time, as the backend's cursors do. */
function connection(nodes: readonly unknown[], after: string | undefined, size: number) {
  const start = Number(after ?? 0);
  const end = start + size;
  return {
    nodes: nodes.slice(start, end),
    pageInfo: { hasNextPage: end < nodes.length, endCursor: String(end) },
  };
}

type Variables = { after?: string; language?: string };

type Content = { pages?: Node[]; posts?: Node[]; feed?: ContentData; size?: number };

async function start(
  content: Content = {},
  options: {
    isIndexable?: boolean;
    isDown?: (asked: { variables: Variables }) => boolean;
    mostAddresses?: number;
  } = {},
) {
  const { pages = [], posts = [], size = 100 } = content;
  const asked: (ContentOperation & { variables: Variables })[] = [];
  const fetchContent = async (operation: ContentOperation, variables: Variables): Promise<ContentData> => {
    asked.push({ ...operation, variables });
    if (options.isDown?.({ variables })) throw new UpstreamError('down');
    const { after, language } = variables;
    switch (operation.name) {
      case 'SitemapPagesQuery':
        return { pages: connection(language === 'en' ? pages : [], after, size) };
      case 'SitemapPostsQuery':
        return { posts: connection(language === 'en' ? posts : [], after, size) };
      case 'BlogFeedQuery':
        return content.feed ?? {};
      default:
        return { page: { seo: { metaDesc: 'One SIM.', opengraphSiteName: 'Kystlink' } } };
    }
  };
  const { isIndexable = true, mostAddresses = 10_000 } = options;
  const feeds = createFeeds({
    mostAddresses,
    fetchContent,
    siteUrl,
    isIndexable,
    securityContact: 'mailto:security@kystlink.example',
    freshSeconds: 60,
  });
  const app = new Koa();
  app.use(errorResponses(createLogger('silent')));
  if (!isIndexable) app.use(noIndex());
  app.use(feeds.router.routes());
  server = app.listen(0);
  const origin = `http://localhost:${portOf(server)}`;
  const get = (path: string, init?: RequestInit) => fetch(origin + path, init);
  return { asked, feeds, get, xml: async (path: string) => parse(await (await get(path)).text()) };
}

/** Throws on anything that is not well-formed. */
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const [fault] = document.getElementsByTagName('parsererror');
  if (fault) throw new Error(fault.textContent ?? 'not well-formed');
  return document;
}

function textsOf(document: Document, name: string): string[] {
  return [...document.getElementsByTagName(name)].map((element) => element.textContent ?? '');
}

/** The entry of an address, with its language links as pairs. */
function entryOf(document: Document, path: string) {
  const entry = [...document.getElementsByTagName('url')].find(
    (url) => url.getElementsByTagName('loc')[0]?.textContent === siteUrl + path,
  );
  return {
    lastmod: entry?.getElementsByTagName('lastmod')[0]?.textContent,
    links: [...(entry?.getElementsByTagName('xhtml:link') ?? [])].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
    images: [...(entry?.getElementsByTagName('image:loc') ?? [])].map((loc) => loc.textContent),
  };
}

describe('the sitemap', () => {
  it('index names every language also while the content of one cannot be had', async () => {
    const isDown = ({ variables }: { variables: Variables }) => variables.language === 'de';
    const { xml, get } = await start({ pages: [node('/pricing')] }, { isDown });
    const index = await xml('/sitemap.xml');
    expect(textsOf(index, 'loc')).toHaveLength(3);
    expect(textsOf(index, 'lastmod')).toEqual(['2026-10-01T07:00:00.000Z']);
    expect((await get('/sitemap-de.xml')).status).toBe(503);
  });

  it('index names one sitemap a language', async () => {
    const { xml } = await start({ pages: [node('/pricing')] });
    const index = await xml('/sitemap.xml');

    expect(index.documentElement.tagName).toBe('sitemapindex');
    expect(textsOf(index, 'loc')).toEqual(
      ['en', 'da', 'de'].map((locale) => `${siteUrl}/sitemap-${locale}.xml`),
    );
    expect(textsOf(index, 'lastmod')).toEqual(['2026-10-01T07:00:00.000Z']);
  });

  it('of a language with too many addresses for a file comes in several, each listed once', async () => {
    const pages = Array.from({ length: 25 }, (_, i) =>
      node(`/page-${i}`, { modifiedGmt: `2026-10-01T07:00:${10 + i}` }),
    );
    const { xml, get } = await start({ pages }, { mostAddresses: 10 });
    const parts = ['/sitemap-en-1.xml', '/sitemap-en-2.xml', '/sitemap-en-3.xml'];

    const index = await xml('/sitemap.xml');
    expect(textsOf(index, 'loc')).toEqual(
      [...parts, '/sitemap-da.xml', '/sitemap-de.xml'].map((path) => siteUrl + path),
    );
    expect(textsOf(index, 'lastmod')[0]).toBe('2026-10-01T07:00:19.000Z');
    expect(textsOf(await xml('/sitemap-en.xml'), 'loc')).toEqual(parts.map((path) => siteUrl + path));
    const listed = (await Promise.all(parts.map(xml))).flatMap((part) => textsOf(part, 'loc'));
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(pages.map(({ uri }) => siteUrl + uri)));
    for (const path of ['/sitemap-en-4.xml', '/sitemap-en-0.xml', '/sitemap-en-01.xml', '/sitemap-da-1.xml'])
      expect((await get(path)).status, path).toBe(404);
  });

  it.each(['da', 'de'])('of %s answers under both of its addresses', async (locale) => {
    const { get } = await start();
    const [plain, prefixed] = await Promise.all([
      get(`/sitemap-${locale}.xml`),
      get(`/${locale}/sitemap.xml`),
    ]);

    expect(plain.status).toBe(200);
    expect(await prefixed.text()).toBe(await plain.text());
  });

  it('lists what may be found, our own pages included', async () => {
    const { xml } = await start({
      pages: [
        node('/'),
        node('/blog'),
        node('/products/sim'),
        node('/hidden', { seo: { metaRobotsNoindex: 'noindex', canonical: '' } }),
        node('/copy', { seo: { metaRobotsNoindex: 'index', canonical: '/pricing' } }),
        node('/protected', { locale: null }),
        node('/da/priser', { locale: { locale: 'da_DK' } }),
        node('/too/deep/down'),
        node('/docs'),
      ],
      posts: [node('/blog/cause-15', { categories: inCategories('networks') })],
    });
    expect(textsOf(await xml('/sitemap-en.xml'), 'loc')).toEqual(
      ['/', '/blog', '/products/sim', '/blog/cause-15', '/blog/category/networks', '/qr', '/docs'].map(
        (path) => siteUrl + path,
      ),
    );
  });

  it('links each address to its languages and the default', async () => {
    const { xml } = await start({
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

  it('shows the pictures of a page once each', async () => {
    const { xml } = await start({
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

  it('dates a list by its newest article', async () => {
    const { xml } = await start({
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

  it('translates a category by an article that stands in it alone', async () => {
    const { xml } = await start({
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

  it('follows cursors to the end, and stops where they turn in a circle', async () => {
    const many = Array.from({ length: 25 }, (_unused, index) => node(`/page-${index}`));
    const { xml, asked } = await start({ pages: many, size: 10 });

    expect(textsOf(await xml('/sitemap-en.xml'), 'loc')).toHaveLength(25 + 2);
    expect(
      asked.filter(({ name }) => name === 'SitemapPagesQuery').map(({ variables }) => variables.after),
    ).toEqual([undefined, '10', '20']);
  });

  it('leaves out an entry that breaks the contract, and no other', async () => {
    const { xml } = await start({ pages: [node('/pricing'), { uri: '/x', translated: 'none', seo: null }] });
    expect(textsOf(await xml('/sitemap-en.xml'), 'loc')).toContain(`${siteUrl}/pricing`);
  });

  it('escapes addresses', async () => {
    const { xml } = await start({ pages: [node('/q&a', { seo: null })] });
    expect(textsOf(await xml('/sitemap-en.xml'), 'loc')).toContain(`${siteUrl}/q&a`);
  });
});

describe('the feed', () => {
  const post = {
    uri: '/da/blog/a',
    title: 'Tom & Jerry <em>“5 < 6”</em> ]]>',
    excerpt: '<p>See <a href="/da/priser">prices</a>.</p>',
    dateGmt: '2026-10-14T06:30:00',
    modifiedGmt: '2026-10-16T07:12:00',
    locale: { locale: 'da_DK' },
    author: { node: { name: 'Jonas & Riis' } },
    categories: { nodes: [{ name: 'Net & "mere"', slug: 'net' }] },
    seo: { metaRobotsNoindex: 'index' },
  };
  const page = {
    title: 'Journal',
    locale: { locale: 'da_DK' },
    seo: { title: 'Journal | Kystlink', metaDesc: 'Fejl.', opengraphSiteName: 'Kystlink' },
  };

  it('is Atom with absolute addresses and ids', async () => {
    const { xml, get } = await start({ feed: { page, posts: { nodes: [post] } } });
    expect((await get('/da/feed.xml')).headers.get('content-type')).toBe(
      'application/atom+xml; charset=utf-8',
    );

    const feed = await xml('/da/feed.xml');
    expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(textsOf(feed, 'id')).toEqual([`${siteUrl}/da/blog`, `${siteUrl}/da/blog/a`]);
    expect(textsOf(feed, 'updated')[0]).toBe('2026-10-16T07:12:00.000Z');
    expect([...feed.getElementsByTagName('link')].map((link) => link.getAttribute('href'))).toEqual([
      `${siteUrl}/da/blog`,
      `${siteUrl}/da/feed.xml`,
      `${siteUrl}/da/blog/a`,
    ]);
    expect(textsOf(feed, 'summary')).toEqual([`<p>See <a href="${siteUrl}/da/priser">prices</a>.</p>`]);
  });

  it('keeps titles, names and categories text', async () => {
    const { xml } = await start({ feed: { page, posts: { nodes: [post] } } });
    const feed = await xml('/da/feed.xml');

    const html = new DOMParser().parseFromString(textsOf(feed, 'title')[1] ?? '', 'text/html');
    expect(html.body.textContent).toBe(post.title);
    expect(textsOf(feed, 'name')).toContain('Jonas & Riis');
    expect(feed.getElementsByTagName('category')[0]?.getAttribute('label')).toBe('Net & "mere"');
  });

  it('leaves out other languages, drafts of an entry and what asks to be left out', async () => {
    const hidden = { ...post, uri: '/da/blog/b', seo: { metaRobotsNoindex: 'noindex' } };
    const english = { ...post, uri: '/blog/c', locale: { locale: 'en_US' } };
    const undated = { ...post, uri: '/da/blog/d', dateGmt: null };
    const { xml } = await start({ feed: { page, posts: { nodes: [hidden, english, undated, post] } } });

    expect(textsOf(await xml('/da/feed.xml'), 'id')).toEqual([`${siteUrl}/da/blog`, `${siteUrl}/da/blog/a`]);
  });

  it('of a blog without articles is a feed without entries', async () => {
    const { xml } = await start({ feed: { page: null, posts: { nodes: [] } } });
    expect(textsOf(await xml('/feed.xml'), 'title')).toEqual(['kystlink.example']);
  });
});

describe('robots.txt', () => {
  it('names the sitemap', async () => {
    const { get } = await start();
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });

  it('refuses everything on a site that is not to be found, and each answer says so', async () => {
    const { get } = await start({}, { isIndexable: false });
    const answer = await get('/robots.txt');

    expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });
});

it('says where security faults are reported, for at most a year', async () => {
  const { get } = await start();
  const text = await (await get('/.well-known/security.txt')).text();
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime();

  expect(text).toMatch(/^Contact: mailto:security@kystlink\.example$/m);
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

it('names the site for a home screen', async () => {
  const { get } = await start();
  const answer = await get('/site.webmanifest');

  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(await answer.json()).toMatchObject({ name: 'Kystlink', description: 'One SIM.', start_url: '/' });
});

describe('a document', () => {
  it('is made once for all who ask at the same time', async () => {
    const { get, asked } = await start();
    await Promise.all(Array.from({ length: 20 }, () => get('/sitemap-en.xml')));
    expect(asked).toHaveLength(2);
  });

  it('has an ETag for each encoding', async () => {
    const { get } = await start();
    const plain = await get('/sitemap-en.xml', { headers: { 'accept-encoding': 'identity' } });
    const zipped = await get('/sitemap-en.xml', { headers: { 'accept-encoding': 'gzip' } });
    const etag = zipped.headers.get('etag') ?? '';

    expect(etag).not.toBe(plain.headers.get('etag'));
    expect(await zipped.text()).toBe(await plain.text());
    // Left to itself, fetch would ask for a copy past all caches.
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await get('/sitemap-en.xml', { headers })).status).toBe(304);
  });

  it.each(['/sitemap.xml', '/sitemap-de.xml', '/da/feed.xml', '/site.webmanifest'])(
    '%s asks to come back while it was never made',
    async (path) => {
      const { get } = await start({}, { isDown: () => true });
      const answer = await get(path);

      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('30');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('stays through an outage once it was made', async () => {
    let isDown = false;
    const { get, feeds } = await start({ pages: [node('/pricing')] }, { isDown: () => isDown });
    const before = await (await get('/sitemap-en.xml')).text();
    isDown = true;
    feeds.expire();

    const during = await get('/sitemap-en.xml');
    expect(during.status).toBe(200);
    expect(await during.text()).toBe(before);
  });

  it('is made of the new content after a change', async () => {
    const pages = [node('/pricing')];
    const { get, feeds } = await start({ pages });
    await get('/sitemap-en.xml');
    pages.push(node('/new'));
    feeds.expire();

    await get('/sitemap-en.xml');
    await expect.poll(async () => (await get('/sitemap-en.xml')).text()).toContain(`${siteUrl}/new<`);
  });
});

import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMediaPlaces } from '#server/lib/mediaPlaces.ts';
import { normalizeResponse, createSiteLinks } from './normalizeResponse.ts';

describe('normalizeResponse', () => {
  const tools = {
    links: createSiteLinks({
      contentUrl: 'https://cms.example',
      siteUrl: undefined,
      media: createMediaPlaces({ contentUrl: 'https://cms.example' }),
      hasChat: true,
    }),
    sanitiseHtml: (html: string) => `clean(${html})`,
    imageMetadata: async () => ({ width: 0, height: 0, ratio: 0 }),
  };

  it.each([
    ['The <em>Fram</em> and H<sub>2</sub>O', 'The Fram and H2O'],
    ['One<br />line, <SPAN class="a">two</SPAN>', 'One line, two'],
    ['a < b > c, <details> in HTML & <embed>', 'a < b > c, <details> in HTML & <embed>'],
  ])('removes tags from the title %s', async (title, expected) => {
    const response = { post: { title }, posts: { nodes: [{ title }] }, breadcrumbs: [{ text: title }] };
    expect(await normalizeResponse(response, tools)).toEqual({
      post: { title: expected },
      posts: { nodes: [{ title: expected }] },
      breadcrumbs: [{ text: expected }],
    });
  });

  it('sanitises HTML fields and leaves text fields unchanged', async () => {
    const section = {
      __typename: 'PageElementsSectionElementsGuideLayout',
      description: '<p>a</p>',
      steps: [{ description: '<b>b</b>', title: '<i>' }],
    };
    const features = {
      __typename: 'PageElementsSectionElementsFeaturesLayout',
      features: [{ description: 'a < b & c' }],
    };
    expect(await normalizeResponse([section, features], tools)).toEqual([
      {
        ...section,
        description: 'clean(<p>a</p>)',
        steps: [{ description: 'clean(<b>b</b>)', title: '<i>' }],
      },
      features,
    ]);
  });

  it('yields to other requests between long texts', async () => {
    let turn = 0;
    const timer = setInterval(() => (turn += 1), 0);
    onTestFinished(() => clearInterval(timer));
    const turns = new Set<number>();
    const sanitiseHtml = (html: string) => {
      const start = performance.now();
      while (performance.now() < start + 2);
      turns.add(turn);
      return html;
    };
    const response = Array.from({ length: 10 }, () => ({ content: 'a'.repeat(100_000) }));
    expect(await normalizeResponse(response, { ...tools, sanitiseHtml })).toEqual(response);
    expect(turns.size).toBeGreaterThan(3);
  });

  it.each(['url', 'uri', 'link', 'href', 'sourceUrl', 'mediaItemUrl', 'canonical', 'opengraphUrl'])(
    'converts the URL in %s to a path on the site, or empties it',
    async (field) => {
      const response = [{ [field]: 'https://cms.example/x/' }, { [field]: 'javascript:alert(1)' }];
      expect(await normalizeResponse(response, tools)).toEqual([{ [field]: '/x' }, { [field]: '' }]);
    },
  );

  it.each([
    [true, '#openchat'],
    [false, ''],
  ])('keeps links to the support chat only if there is one (%s)', async (hasChat, link) => {
    const media = createMediaPlaces({ contentUrl: 'https://cms.example' });
    const links = createSiteLinks({
      contentUrl: 'https://cms.example',
      siteUrl: undefined,
      media,
      hasChat,
    });
    expect(await normalizeResponse({ link: '#openchat' }, { ...tools, links })).toEqual({ link });
  });

  it.each(['content', 'excerpt', 'caption'])('sanitises the HTML in %s', async (field) => {
    expect(await normalizeResponse({ [field]: '<b>' }, tools)).toEqual({ [field]: 'clean(<b>)' });
  });

  it('sanitises the description of a product, and drops __proto__', async () => {
    const response = JSON.parse('{"productGroup":{"description":"<b>"},"__proto__":{"link":"x"}}');
    const prepared = await normalizeResponse(response, tools);
    expect(JSON.stringify(prepared)).toBe('{"productGroup":{"description":"clean(<b>)"}}');
    expect(prepared).not.toHaveProperty('link');
  });

  it('derives the uri of the posts page from its link', async () => {
    const response = [{ uri: null, link: 'https://cms.example/da/blog/' }, { uri: null }];
    expect(await normalizeResponse(response, tools)).toEqual([
      { uri: '/da/blog', link: '/da/blog' },
      { uri: null },
    ]);
  });

  it.each([
    ['/blog/category/ships/tugs/', '/blog/category/tugs'],
    ['/da/blog/category/skibe/b%c3%a5de/slaeber/?x=1#y', '/da/blog/category/slaeber?x=1#y'],
    ['/blog/category/ships/', '/blog/category/ships'],
    ['/about/blog/category/a/b/', '/about/blog/category/a/b'],
  ])('converts the URL of a child category (%s) to its own slug', async (link, path) => {
    expect(await normalizeResponse({ link: `https://cms.example${link}` }, tools)).toEqual({ link: path });
  });

  it('decodes text escaped by WordPress once', async () => {
    const response = {
      author: { node: { name: 'Weiß &amp;amp; Co' } },
      seo: { breadcrumbs: [{ text: 'PSM &#038; eDRX', url: 'https://cms.example/x/' }] },
      menu: { node: { label: 'Fish &amp; Chips' } },
    };
    expect(await normalizeResponse(response, tools)).toEqual({
      ...response,
      author: { node: { name: 'Weiß &amp; Co' } },
      seo: { breadcrumbs: [{ text: 'PSM & eDRX', url: '/x' }] },
    });
  });

  it('treats a field that the query renames by its own name', async () => {
    const response = { node: { html: '<b>', path: 'https://cms.example/x/', label: 'A &amp; B' } };
    const renamed = new Map(Object.entries({ html: ['content'], path: ['link'], label: ['name'] }));
    expect(await normalizeResponse(response, tools, renamed)).toEqual({
      node: { html: 'clean(<b>)', path: '/x', label: 'A & B' },
    });
  });

  it('reads the dimensions of drawings from their files, and keeps the dimensions of other pictures', async () => {
    const photo = { sourceUrl: '/cms/a.webp', mediaDetails: { width: 9, height: 6 } };
    const response = {
      image: { node: { sourceUrl: '/cms/a.svg', mediaDetails: null } },
      photo,
      unmeasured: [{ sourceUrl: '/cms/b.svg' }, { mediaDetails: null }],
      gone: { sourceUrl: '/cms/gone.svg', mediaDetails: null },
    };
    const measuredPaths: string[] = [];
    const imageMetadata = async (path: string) => {
      measuredPaths.push(path);
      await setImmediate();
      return path === '/cms/a.svg' ? { width: 40, height: 20, ratio: 2 } : { width: 0, height: 0, ratio: 0 };
    };
    expect(await normalizeResponse(response, { ...tools, imageMetadata })).toEqual({
      ...response,
      image: { node: { sourceUrl: '/cms/a.svg', mediaDetails: { width: 40, height: 20 } } },
    });
    expect(measuredPaths).toEqual(['/cms/a.svg', '/cms/gone.svg']);
  });

  it.each([
    [1, 1, { width: 1, height: 1 }],
    [0, 5, null],
    [5, 0, null],
  ])(
    'adds the dimensions %i × %i of a drawing only if both are known',
    async (width, height, mediaDetails) => {
      const imageMetadata = async () => ({ width, height, ratio: 1 });
      const drawing = { sourceUrl: '/cms/a.svg', mediaDetails: null };
      expect(await normalizeResponse(drawing, { ...tools, imageMetadata })).toEqual({
        ...drawing,
        mediaDetails,
      });
    },
  );

  it('accepts a hundred thousand values', async () => {
    const response = { posts: Array.from({ length: 49_999 }, () => ({ slug: 'a' })) };
    expect(await normalizeResponse(response, tools)).toEqual(response);
  });

  const deep = (levels: number): unknown => (levels === 0 ? 'x' : { a: deep(levels - 1) });
  it.each([
    ['more values', { posts: Array.from({ length: 100_001 }, () => 7) }],
    ['more texts', { posts: Array.from({ length: 50_000 }, () => ({ slug: 'a' })) }],
    ['more levels', deep(50)],
  ])('rejects a response with %s than any page, without reporting an outage', async (_, response) => {
    await expect(normalizeResponse(response, tools)).rejects.toMatchObject({
      code: 'answer_too_large',
      isOutage: false,
    });
  });

  it('reads the dimensions of at most a hundred drawings', async () => {
    const measuredPaths: string[] = [];
    const response = Array.from({ length: 500 }, (_, index) => ({
      sourceUrl: `/cms/${index}.svg`,
      mediaDetails: null,
    }));
    const imageMetadata = async (path: string) => {
      measuredPaths.push(path);
      return { width: 1, height: 1, ratio: 1 };
    };
    await normalizeResponse(response, { ...tools, imageMetadata });
    expect(measuredPaths).toHaveLength(100);
  });
});

describe('toSitePath', () => {
  const addresses = {
    contentUrl: 'https://cms.example',
    homeUrl: 'https://wordpress.example.com',
    siteUrl: 'https://www.example.com',
  };
  const mediaUrls = ['https://cdn.example/files', 'https://cms.example/wp/media/'];
  const { toSitePath } = createSiteLinks({
    ...addresses,
    media: createMediaPlaces({ ...addresses, mediaUrls }),
    hasChat: true,
  });
  it.each([
    ['https://cms.example/da/priser/', '/da/priser'],
    ['//cms.example/about/', '/about'],
    ['https://www.example.com/pricing/?a=1#b', '/pricing?a=1#b'],
    ['/pricing/', '/pricing'],
    ['/', '/'],
    ['https://cms.example//a//b/', '/a/b'],
    ['?page=2', '?page=2'],
    ['  ', ''],
    ['https://[', ''],
    ['https://cms.example/wp-content/uploads/2026/11/a.webp', '/cms/wp-content/uploads/2026/11/a.webp'],
    ['https://wordpress.example.com/da/priser/', '/da/priser'],
    ['https://wordpress.example.com/wp-content/uploads/a.webp', '/cms/wp-content/uploads/a.webp'],
    ['https://wordpress.example.com/app/uploads/a.webp', '/cms/app/uploads/a.webp'],
    ['https://cms.example/wp/media/2026/a.pdf', '/cms/wp/media/2026/a.pdf'],
    ['https://cdn.example/files/2026/a.webp?v=2', '/cms/@cdn.example/files/2026/a.webp?v=2'],
    ['https://cdn.example/filesystem/a.webp', 'https://cdn.example/filesystem/a.webp'],
    ['http://cdn.example/files/a.webp', 'http://cdn.example/files/a.webp'],
    ['https://other.example/x/', 'https://other.example/x/'],
    ['https://cms.example:8443/x', 'https://cms.example:8443/x'],
    ['https://cms.example/tide-%f0%9f%a6%80/', '/tide-%F0%9F%A6%80'],
    ['https://cms.example/潮/', '/%E6%BD%AE'],
    ['#lead', '#lead'],
    [' #lead ', '#lead'],
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
    ['javascript:alert(1)', ''],
    [' JavaScript:alert(1)', ''],
    ['data:text/html,x', ''],
  ])('converts %s to %s', (address, path) => {
    expect(toSitePath(address)).toBe(path);
  });

  it.each([
    ['https://example.com/blog/da/priser/', '/da/priser'],
    ['https://example.com/blog/', '/'],
    ['https://example.com/blog', '/'],
    ['https://example.com/blog/blog/tides/?a=1#b', '/blog/tides?a=1#b'],
    ['/blog/tides/', '/blog/tides'],
    ['https://example.com/blogger/', '/blogger'],
    ['https://example.com/blog/wp-content/uploads/a.webp', '/cms/blog/wp-content/uploads/a.webp'],
    ['http://wordpress:8080/blog/about/', '/about'],
    ['//wordpress:8080/blog/about/', '/about'],
  ])('converts %s to %s for a WordPress in the folder /blog', (address, path) => {
    const inFolder = {
      contentUrl: 'http://wordpress:8080/blog',
      homeUrl: 'https://example.com/blog',
      siteUrl: 'https://www.example.com',
    };
    const links = createSiteLinks({ ...inFolder, media: createMediaPlaces(inFolder), hasChat: true });

    expect(links.toSitePath(address)).toBe(path);
  });
});

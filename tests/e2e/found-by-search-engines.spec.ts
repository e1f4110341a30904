import { expect, test, type APIRequestContext } from '@playwright/test';
import { pageFacts, type PageFacts } from '#tests/support/pageFacts.ts';
import { each, listedPages, textOf } from '#tests/support/sitemaps.ts';

/** Hashes that open something rather than name a place. */
const actions = new Set(['', '#lead', '#openchat']);

test.describe.configure({ mode: 'parallel' });

test('every page in the sitemap answers for itself, and its languages for each other', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const listed = await listedPages(request);
  expect(listed.length).toBeGreaterThan(150);
  const pages = new Map<string, PageFacts>();
  await each(listed, async ({ url }) => void pages.set(url, await pageFacts(await textOf(request, url))));

  const faults = listed.flatMap(({ url, languageLinks }) => {
    const page = pages.get(url);
    if (page === undefined) return [`${url} is listed twice`];
    const oneWay = page.languageLinks.filter(
      ([, href]) => !pages.get(href)?.languageLinks.some(([, back]) => back === url),
    );
    return [
      page.canonical === url ? '' : `${url} says that it is ${page.canonical}`,
      page.robots.startsWith('index') ? '' : `${url} asks to be left out`,
      page.h1 === 1 ? '' : `${url} has ${page.h1} main headings`,
      JSON.stringify(page.languageLinks) === JSON.stringify(languageLinks)
        ? ''
        : `${url} names other languages than its sitemap`,
      ...oneWay.map(([, href]) => `${url} names ${href}, which does not name it`),
    ].filter(Boolean);
  });
  expect(faults).toEqual([]);

  await test.step('no link leads nowhere', () => expectNoDeadLinks(request, pages));
  await test.step('every picture that is named can be had', async () => {
    const named = new Set(listed.flatMap(({ images }) => images));
    for (const { socialImage } of pages.values()) if (socialImage) named.add(socialImage);
    const missing: string[] = [];
    await each(named, async (url) => {
      const answer = await request.get(url);
      if (!answer.ok() || !answer.headers()['content-type']?.startsWith('image/')) missing.push(url);
    });
    expect(missing).toEqual([]);
  });
  await test.step('structured data is whole', () => {
    const incomplete = [...pages].flatMap(([url, { structuredData }]) =>
      faultsOf(structuredData).map((fault) => `${url}: ${fault}`),
    );
    expect(incomplete).toEqual([]);
  });
});

async function expectNoDeadLinks(request: APIRequestContext, pages: Map<string, PageFacts>): Promise<void> {
  const linkedFrom = new Map<string, string>();
  const lostPlaces: string[] = [];
  for (const [url, { links }] of pages) {
    for (const href of links) {
      const target = new URL(href, url);
      if (target.origin !== new URL(url).origin) continue;
      const { hash } = target;
      target.hash = '';
      // As the home page's address is written.
      const address = target.href;
      linkedFrom.set(address, url);
      const place = decodeURIComponent(hash.slice(1));
      const isKnown = pages.get(address)?.ids.has(place) ?? true;
      if (!actions.has(hash) && !isKnown) lostPlaces.push(`${url} → ${href}`);
    }
  }
  const dead: string[] = [];
  await each(linkedFrom, async ([address, from]) => {
    if (pages.has(address)) return;
    const answer = await request.get(address, { maxRedirects: 0 });
    if (answer.status() !== 200) dead.push(`${from} → ${address} (${answer.status()})`);
  });
  expect(dead).toEqual([]);
  expect(lostPlaces).toEqual([]);
}

/** What search engines require of each kind of thing. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  WebPage: ['name', 'url', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  BlogPosting: ['headline', 'author', 'datePublished', 'dateModified', 'image', 'publisher'],
  FAQPage: ['mainEntity'],
  Product: ['name', 'image', 'description', 'offers'],
};

type Thing = Record<string, unknown>;

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null;
}

function thingsOf(structuredData: unknown[]): Thing[] {
  const [graph] = structuredData;
  return isThing(graph) && Array.isArray(graph['@graph']) ? graph['@graph'].filter(isThing) : [];
}

function faultsOf(structuredData: unknown[]): string[] {
  const things = thingsOf(structuredData);
  const known = things.map((thing) => String(thing['@type']));
  const missingKinds = ['Organization', 'WebSite', 'WebPage'].filter((kind) => !known.includes(kind));
  return [
    ...(structuredData.length === 1 ? [] : [`${structuredData.length} scripts`]),
    ...missingKinds.map((kind) => `no ${kind}`),
    ...things.flatMap((thing) => {
      const kind = String(thing['@type']);
      const fields = required[kind];
      if (fields === undefined) return [`an unexpected ${kind}`];
      return fields.filter((field) => !thing[field]).map((field) => `a ${kind} without ${field}`);
    }),
  ];
}

test('prices, questions and articles are told to search engines', async ({ request }) => {
  const kindsOf = async (path: string) => {
    const { structuredData } = await pageFacts(await textOf(request, path));
    return thingsOf(structuredData).map((thing) => thing['@type']);
  };
  expect(await kindsOf('/pricing')).toEqual(expect.arrayContaining(['Product', 'FAQPage', 'BreadcrumbList']));
  expect(await kindsOf('/da/blog/aarsag-15-ved-hoejvande')).toContain('BlogPosting');
});

test('the feeds lead to the articles of their language', async ({ request }) => {
  const listed = new Set((await listedPages(request)).map(({ url }) => url));
  for (const prefix of ['', '/da', '/de']) {
    const feed = await textOf(request, `${prefix}/feed.xml`);
    const entries = [...feed.matchAll(/<entry>[^]*?<id>([^<]+)<\/id>/g)].map(([, id]) => id ?? '');
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.filter((id) => !listed.has(id))).toEqual([]);
    expect(entries.filter((id) => !new URL(id).pathname.startsWith(`${prefix}/blog/`))).toEqual([]);
  }
});

test('every page names the feed of its language', async ({ request, baseURL }) => {
  const { feed } = await pageFacts(await textOf(request, '/de/preise'));
  expect(feed).toBe(`${baseURL}/de/feed.xml`);
});

test('a card is drawn for a page without a picture that can be shown', async ({ request, baseURL }) => {
  const { socialImage } = await pageFacts(await textOf(request, '/blog/cause-15-at-high-water'));
  expect(socialImage).toBe(`${baseURL}/og/en/blog/cause-15-at-high-water.png`);
  expect((await request.get('/og/en/blog/never-written.png')).status()).toBe(404);
});

test('what is not to be found says so', async ({ request }) => {
  for (const path of ['/partner-prices', '/blog?q=sim', '/never-written']) {
    const { robots } = await pageFacts(await (await request.get(path)).text());
    expect(robots, path).toMatch(/^noindex/);
  }
  const listed = await listedPages(request);
  expect(listed.filter(({ url }) => /partner-prices|satellite|hostile/.test(url))).toEqual([]);
});

test('phones and security researchers find what they look for', async ({ request }) => {
  const manifest: { icons: { src: string }[] } = await (await request.get('/site.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  expect(await textOf(request, '/robots.txt')).toContain('/sitemap.xml');

  expect(await textOf(request, '/.well-known/security.txt')).toContain('Contact: mailto:security@');
});

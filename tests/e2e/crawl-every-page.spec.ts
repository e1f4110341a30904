import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { startCms } from '#cms/server.ts';
import { splitLocale } from '#locales/routing.ts';
import { isDemonstration } from '#tests/support/demonstrationTests.ts';
import { englishSentences, findsEnglish, textsOfHtml } from '#tests/support/englishTexts.ts';
import { withoutFieldPath } from '#schema/fieldPaths.ts';
import { htmlFaults } from '#tests/support/htmlFaults.ts';
import { wordsOfMain, wordsOfMarkdown } from '#tests/support/markdownWords.ts';
import { pageFacts, type PageFacts } from '#tests/support/pageFacts.ts';
import { each, listedPages, textOf, type ListedPage } from '#tests/support/sitemaps.ts';
import { kindsOf, structuredDataFaults } from '#tests/support/structuredData.ts';
import { expectStructuredData } from '#tests/support/expectStructuredData.ts';
import { ownPages, unlistedPages } from '#tests/support/unlistedPages.ts';

// Checks the HTML of every page, without a browser. Each page is fetched and parsed only once.

test.describe.configure({ timeout: 180_000 });

// These tests expect articles, addresses and texts of the demo.
const demonstrationTest = isDemonstration ? test : test.skip;

type CrawledPage = { html: string; facts: PageFacts };

let sitemapPages: ListedPage[];
/** Pages of the sitemaps by URL. */
let pages: Map<string, CrawledPage>;

test.beforeAll(async ({ request }) => {
  test.setTimeout(240_000);
  sitemapPages = await listedPages(request);
  pages = new Map();
  await each(sitemapPages, async ({ url }) => {
    const html = await textOf(request, url);
    pages.set(url, { html, facts: await pageFacts(html) });
  });
});

/** Returns the faults of all pages, each prefixed with its URL. */
function faultsOf(find: (url: string, page: CrawledPage) => string[]): string[] {
  return [...pages].flatMap(([url, page]) => find(url, page).map((issue) => `${url}: ${issue}`));
}

const localeOf = (url: string) => splitLocale(new URL(url).pathname).locale;

test('every page has one title, one main heading, a description, its language and its canonical URL', ({
  baseURL,
}) => {
  expect(pages.size).toBeGreaterThan(150);
  expect(sitemapPages, 'addresses that are listed twice').toHaveLength(pages.size);
  const issues = faultsOf((url, { facts }) => {
    const locale = localeOf(url);
    return [
      facts.canonical === url ? '' : `says that it is ${facts.canonical}`,
      facts.robots.startsWith('index') ? '' : 'asks to be left out',
      facts.titles.length === 1 && facts.titles[0] !== ''
        ? ''
        : `has the titles “${facts.titles.join('”, “')}”`,
      facts.description === '' ? 'has no description' : '',
      facts.h1 === 1 ? '' : `has ${facts.h1} main headings`,
      facts.language === locale ? '' : `says that it is in ${facts.language}`,
      facts.feed === `${baseURL}${locale === 'en' ? '' : `/${locale}`}/feed.xml`
        ? ''
        : `names the feed ${facts.feed}`,
    ].filter(Boolean);
  });
  expect(issues).toEqual([]);
});

test('the translations of a page link to each other, as in the sitemap', () => {
  const inSitemap = new Map(sitemapPages.map(({ url, languageLinks }) => [url, languageLinks]));
  const issues = faultsOf((url, { facts: { languageLinks } }) => {
    const unreciprocated = languageLinks.filter(
      ([, href]) => !pages.get(href)?.facts.languageLinks.some(([, back]) => back === url),
    );
    return [
      ...(JSON.stringify(languageLinks) === JSON.stringify(inSitemap.get(url))
        ? []
        : ['names other languages than its sitemap']),
      ...unreciprocated.map(([, href]) => `names ${href}, which does not name it`),
    ];
  });
  expect(issues).toEqual([]);
});

/** Fragments that trigger an action instead of naming an anchor. */
const actions = new Set(['', '#lead', '#openchat']);

test('every internal link and anchor resolves', async ({ request }) => {
  const linkedFrom = new Map<string, string>();
  const missingAnchors = faultsOf((url, { facts }) =>
    facts.links.filter((href) => {
      const target = new URL(href, url);
      if (target.origin !== new URL(url).origin) return false;
      const { hash } = target;
      target.hash = '';
      // `href` is normalised, as the URLs of the sitemaps are.
      const address = target.href;
      linkedFrom.set(address, url);
      const isKnown = pages.get(address)?.facts.ids.has(decodeURIComponent(hash.slice(1))) ?? true;
      return !actions.has(hash) && !isKnown;
    }),
  );
  expect(missingAnchors).toEqual([]);
  const brokenLinks: string[] = [];
  await each(linkedFrom, async ([address, from]) => {
    if (pages.has(address)) return;
    const status = await statusOf(request, address);
    if (status !== 200) brokenLinks.push(`${from} → ${address} (${status})`);
  });
  expect(brokenLinks).toEqual([]);
});

async function statusOf(request: APIRequestContext, address: string): Promise<number> {
  return (await request.get(address, { maxRedirects: 0 })).status();
}

test('every referenced image exists, and pages without one have a social card', async ({
  request,
  baseURL,
}) => {
  const listedImages = new Set(sitemapPages.flatMap(({ images }) => images));
  for (const { facts } of pages.values()) if (facts.socialImage) listedImages.add(facts.socialImage);
  expect(listedImages).toContain(`${baseURL}/og/en/blog/cause-15-at-high-water.png`);
  const missingTargets: string[] = [];
  await each(listedImages, async (url) => {
    const response = await request.get(url);
    if (!response.ok() || !response.headers()['content-type']?.startsWith('image/')) missingTargets.push(url);
  });
  expect(missingTargets).toEqual([]);
  expect(await statusOf(request, '/og/en/blog/never-written.png')).toBe(404);
});

demonstrationTest('structured data is valid and describes prices, questions and articles', ({ baseURL }) => {
  expect(faultsOf((_url, { facts }) => structuredDataFaults(facts.structuredData))).toEqual([]);
  const kindsOn = (address: string) => kindsOf(pages.get(`${baseURL}${address}`)?.facts.structuredData ?? []);
  expect(kindsOn('/pricing')).toEqual(expect.arrayContaining(['Product', 'FAQPage', 'BreadcrumbList']));
  expect(kindsOn('/da/blog/aarsag-15-ved-hoejvande')).toContain('BlogPosting');
});

test('structured data of every page matches the content backend', async () => {
  const cms = await startCms();
  const comparedCounts = { pages: 0, posts: 0, questions: 0, products: 0 };
  await each(pages, ([url, { facts }]) =>
    expectStructuredData(cms.url, new URL(url).pathname, facts.structuredData, comparedCounts),
  );
  await cms.stop();
  for (const count of Object.values(comparedCounts)) expect(count).toBeGreaterThan(0);
});

demonstrationTest('pages that are not indexed say so and are in no sitemap', async ({ request }) => {
  for (const address of ['/partner-prices', '/blog?q=sim', '/never-written']) {
    const { robots } = await pageFacts(await (await request.get(address)).text());
    expect(robots, address).toMatch(/^noindex/);
  }
  expect(sitemapPages.filter(({ url }) => /partner-prices|satellite|hostile/.test(url))).toEqual([]);
  // For search engines, the API reference is a single page per language.
  const { canonical, languageLinks } = await pageFacts(
    await textOf(request, '/de/docs/tag/sims/activate-sim'),
  );
  expect(canonical).toMatch(/\/de\/docs$/);
  expect(new Map(languageLinks).get('da')).toMatch(/\/da\/docs$/);
});

demonstrationTest('each feed lists articles of its language', async ({ request }) => {
  for (const prefix of ['', '/da', '/de']) {
    const feed = await textOf(request, `${prefix}/feed.xml`);
    const entries = [...feed.matchAll(/<entry>[^]*?<id>([^<]+)<\/id>/g)].map(([, id]) => id ?? '');
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.filter((id) => !pages.has(id))).toEqual([]);
    expect(entries.filter((id) => !new URL(id).pathname.startsWith(`${prefix}/blog/`))).toEqual([]);
  }
});

test('the web manifest, robots.txt and security.txt are complete', async ({ request }) => {
  const manifest: { icons: { src: string }[] } = await (await request.get('/site.webmanifest')).json();
  for (const { src } of manifest.icons) expect(await statusOf(request, src), src).toBe(200);
  expect(await textOf(request, '/robots.txt')).toContain('/sitemap.xml');
  expect(await textOf(request, '/.well-known/security.txt')).toContain('Contact: mailto:security@');
});

test('the Markdown of every page contains every word and amount of its main element', async ({ request }) => {
  const faults: string[] = [];
  // Requests the page again: on a busy machine, its first version may have lacked the list of API operations.
  const compare = async (url: string) => {
    const html = await textOf(request, url);
    const address = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const remainingWords = wordsOfMarkdown(await textOf(request, address));
    const missing = wordsOfMain(html).filter((word) => !remainingWords.delete(word));
    if (missing.length > 0) faults.push(`${url}: lacks ${missing.join(' ')}`);
  };
  const otherPages = ['/all-sections', '/minimal-sections', '/hostile', '/de/blog?page=2'];
  if (pages.has('/docs')) otherPages.push('/docs/sims');
  await each([...pages.keys(), ...otherPages], compare);
  expect(faults).toEqual([]);
});

test('only public pages link to their Markdown', async ({ request }) => {
  for (const url of ['/never-written', '/search?q=sim', '/newsletter/check-mail', '/preview/page']) {
    expect(await (await request.get(url)).text(), url).not.toContain('text/markdown');
    expect(await statusOf(request, url.replace(/(?=\?|$)/, '.md')), url).toBe(404);
  }
});

test('every form describes itself to agents, under a name that is unique on its page', () => {
  const faults = faultsOf((_url, { html }) => {
    const forms = [...html.matchAll(/<form\b[^>]*>/g)].map(([form]) => form);
    const names = forms.map((form) => /toolname="([\w-]+)" tooldescription="[^"]+"/.exec(form)?.[1] ?? form);
    return names.filter((name, index) => name.startsWith('<') || names.indexOf(name) !== index);
  });
  expect(faults).toEqual([]);
});

test('no page contains the paths of fields that previews append to texts', () => {
  expect(faultsOf((_url, { html }) => (withoutFieldPath(html) === html ? [] : ['a path']))).toEqual([]);
});

test('every page is valid HTML', async ({ request }) => {
  const issues: string[] = [];
  const validate = async (url: string, html: string) =>
    void issues.push(...(await htmlFaults(html)).map((issue) => `${url}: ${issue}`));
  for (const [url, { html }] of pages) await validate(url, html);
  for (const url of unlistedPages) await validate(url, await (await request.get(url)).text());
  expect(issues).toEqual([]);
});

test('every page links to each stylesheet that it needs', async ({ request }) => {
  const assets = path.resolve(import.meta.dirname, '../../dist/client/assets');
  const sheets = new Map<string, Set<string>>();
  for (const file of await readdir(assets, { recursive: true }))
    if (file.endsWith('.css')) sheets.set(file, classesIn(await readFile(path.join(assets, file), 'utf8')));
  expect(sheets.size).toBeGreaterThan(1);

  const stylesLacking = (html: string) => {
    const linkedSheets = [...html.matchAll(/<link[^>]+href="\/assets\/([^"]+\.css)"/g)].map(
      ([, file = '']) => file,
    );
    const usedClasses = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    return [...sheets].flatMap(([file, classes]) => {
      // A class is not missing if another linked stylesheet has rules for it.
      const missingClasses = [...usedClasses].filter(
        (name) => classes.has(name) && !linkedSheets.some((sheet) => sheets.get(sheet)?.has(name)),
      );
      return missingClasses.length > 0 ? [`lacks ${file} for ${missingClasses.join(', ')}`] : [];
    });
  };
  const issues = faultsOf((_url, { html }) => stylesLacking(html));
  for (const url of [...unlistedPages, '/docs', '/da/da/qr'])
    issues.push(...stylesLacking(await (await request.get(url)).text()).map((issue) => `${url}: ${issue}`));
  expect(issues).toEqual([]);
});

/** Returns the class names that a stylesheet has rules for. */
function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')));
}

for (const locale of ['da', 'de'] as const) {
  demonstrationTest(
    `no page in ${locale} contains English interface text in its HTML`,
    async ({ request }) => {
      const english = findsEnglish(locale);
      const textsAt = async (url: string) => textsOfHtml(await (await request.get(url)).text());
      const matches = faultsOf((url, { html }) =>
        localeOf(url) === locale ? english(textsOfHtml(html)) : [],
      );
      for (const url of ['docs/tag/webhooks', 'blog?page=2', 'blog?q=sim'])
        matches.push(...english(await textsAt(`/${locale}/${url}`)).map((text) => `${url}: ${text}`));
      for (const url of ownPages) {
        const texts = await textsAt(`/${locale}/${url}`);
        matches.push(...[...english(texts), ...englishSentences(texts)].map((text) => `${url}: ${text}`));
      }
      expect(matches).toEqual([]);
    },
  );
}

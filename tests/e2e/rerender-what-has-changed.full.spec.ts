import { expect, test } from '@playwright/test';
import { sign } from '#server/lib/signature.ts';
import { runSite, type RunningSite } from '../support/runSite.ts';
import { startWatchedCms, type WatchedCms } from '../support/watchedCms.ts';

const secret = 'a secret of at least thirty-two characters';

let cms: WatchedCms;
let site: RunningSite;
let addresses: string[];
const edits: [before: string, next: string][] = [];

test.beforeAll(async () => {
  cms = await startWatchedCms();
  cms.behave(async (_call, respond) => {
    const response = await respond();
    return {
      ...response,
      body: edits.reduce((text, edit) => text.replaceAll(...edit), response.body.toString()),
    };
  });
  site = await runSite({
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    // Keeps content from becoming stale during the tests.
    CONTENT_FRESH_SECONDS: '86400',
    REVALIDATE_SECRET: secret,
  });
  const sitemaps = await Promise.all(
    ['en', 'da', 'de'].map(async (locale) => (await fetch(`${site.url}/sitemap-${locale}.xml`)).text()),
  );
  addresses = sitemaps
    .flatMap((xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)])
    .map(([, address = '']) => new URL(address).pathname)
    // The outline of the API reference loads independently of content.
    .filter((address) => !address.endsWith('/docs'));
});
test.afterAll(async () => {
  await site.stop();
  await cms.stop();
});

/** Visits every page. `calls` are the requests to the backend. */
async function visitAll() {
  cms.calls.length = 0;
  const pages = new Map<string, string>();
  const renderedPaths: string[] = [];
  for (const address of addresses) {
    const response = await fetch(`${site.url}${address}`, { headers: { accept: 'text/html' } });
    pages.set(address, await response.text());
    if (response.headers.get('cache-status') !== 'site; hit') renderedPaths.push(address);
  }
  return { pages, drawn: renderedPaths, calls: cms.calls.map(({ name }) => name) };
}

// Time of the next signature. The site accepts each signature only once, so every request uses a different second.
let seconds = Math.floor(Date.now() / 1000);
async function sendPurge(purge: object) {
  seconds -= 1;
  const body = JSON.stringify(purge);
  const headers = { 'content-type': 'application/json', 'x-signature': sign(secret, seconds, body) };
  const response = await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
}

/** Applies an edit, notifies the site and expects it to re-render every changed page. */
async function edit(purge: object, ...changes: typeof edits) {
  const pagesBefore = (await visitAll()).pages;
  edits.push(...changes);
  await sendPurge(purge);
  const { pages, drawn, calls } = await visitAll();
  const changedAddresses = addresses.filter((address) => pages.get(address) !== pagesBefore.get(address));
  expect(drawn).toEqual(expect.arrayContaining(changedAddresses));
  return { drawn, changed: changedAddresses, calls };
}

async function idOf(query: string): Promise<number> {
  const response = await fetch(`${cms.url}/graphql?query=${encodeURIComponent(`{ it: ${query} }`)}`);
  const { it } = (await response.json()).data;
  return (it.nodes?.[0] ?? it).databaseId;
}
const article = 'posts(where: { name: "nb-iot-borders", wpmlLanguage: "en" }) { nodes { databaseId } }';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('a second visit to every page renders no page and fetches no content', async () => {
  const { pages } = await visitAll();
  expect(pages.size).toBeGreaterThan(150);
  expect(await visitAll()).toMatchObject({ drawn: [], calls: [] });
});

test('an edited page re-renders only itself and refetches its translations', async () => {
  const id = await idOf('page(id: "/pricing", idType: URI) { databaseId }');
  const { drawn, calls } = await edit({ ids: [`post:${id}`] }, [
    'One price list, printed',
    'Two lists, printed',
  ]);
  expect(drawn).toEqual(['/pricing']);
  expect(calls).toEqual(['ContentPageQuery', 'ContentPageQuery', 'ContentPageQuery']);
});

test('an edited product re-renders the pages that show it', async () => {
  const id = await idOf('products(where: { wpmlLanguage: "en" }) { nodes { databaseId } }');
  const { drawn, calls } = await edit({ ids: [`post:${id}`] }, ['"title":"Charter"', '"title":"Chartered"']);
  expect(drawn).toEqual(['/', '/products', '/products/sim', '/products/esim', '/pricing']);
  expect(calls).toHaveLength(drawn.length);
});

test('an edited article text re-renders the article', async () => {
  const id = await idOf(article);
  const { drawn, calls } = await edit({ ids: [`post:${id}`] }, [
    'heard through a manhole cover',
    'heard through a lid',
  ]);
  expect(drawn).toEqual(['/blog/nb-iot-borders']);
  expect(calls.length).toBeLessThan(20);
});

test('an edited article title re-renders the article and the pages that mention it', async () => {
  const id = await idOf(article);
  const { drawn, changed } = await edit({ ids: [`post:${id}`] }, [
    'NB-IoT crosses fewer borders',
    'NB-IoT crosses few borders',
  ]);
  expect(drawn).toContain('/blog/nb-iot-borders');
  expect(drawn).toContain('/blog/category/networks');
  expect(drawn).toEqual(changed);
  expect(drawn.length).toBeLessThan(15);
});

test('an edited category re-renders the blog of its language and the pages that mention it', async () => {
  const id = await idOf(
    'categories(where: { slug: ["networks"], wpmlLanguage: "en" }) { nodes { databaseId } }',
  );
  const { drawn } = await edit({ ids: [`term:${id}`] }, ['"name":"Networks"', '"name":"Nets"']);
  expect(drawn).toContain('/blog/category/networks');
  expect(drawn.filter((address) => !address.startsWith('/blog')).length).toBeLessThan(5);
});

test('an edited menu re-renders the pages of its language, with one request each for menu, footer and error page', async () => {
  const purge = { types: ['menu', 'footer', 'error-page'], locales: ['da'] };
  const { drawn, calls } = await edit(purge, ['Bestil test-SIM', 'Bestil en test-SIM']);
  expect(drawn).toEqual(addresses.filter((address) => /^\/da\b/.test(address)));
  expect(new Set(calls).size).toBe(calls.length);
  expect(calls.every((name) => name.startsWith('/wp-json/'))).toBe(true);
});

test('a purge of unchanged options re-renders nothing', async () => {
  const { drawn, calls } = await edit({ types: ['menu', 'footer', 'error-page'], locales: ['de'] });
  expect(drawn).toEqual([]);
  expect(calls).toHaveLength(2);
});

test('new content that no page shows refetches lists and re-renders nothing', async () => {
  expect((await edit({ types: ['page'] })).calls).toEqual([]);
  const { drawn, calls } = await edit({ types: ['post'] });
  expect(drawn).toEqual([]);
  expect(new Set(calls)).toEqual(new Set(['PostIndexQuery']));
});

test('a purge of everything re-renders only changed pages', async () => {
  const { drawn } = await edit({ everything: true }, ['Two lists, printed', 'Three lists, printed']);
  expect(drawn).toContain('/pricing');
  expect(drawn.length).toBeLessThan(addresses.length / 2);
});

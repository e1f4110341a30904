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
  cms.behave(async (_call, right) => {
    const answer = await right();
    return {
      ...answer,
      body: edits.reduce((text, edit) => text.replaceAll(...edit), answer.body.toString()),
    };
  });
  site = await runSite({
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    // Long, so that nothing changes by itself.
    CONTENT_FRESH_SECONDS: '86400',
    REVALIDATE_SECRET: secret,
  });
  const sitemaps = await Promise.all(
    ['en', 'da', 'de'].map(async (locale) => (await fetch(`${site.url}/sitemap-${locale}.xml`)).text()),
  );
  addresses = sitemaps
    .flatMap((xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)])
    .map(([, address = '']) => new URL(address).pathname)
    // Its outline is made in its own time.
    .filter((address) => !address.endsWith('/docs'));
});
test.afterAll(async () => {
  await site.stop();
  await cms.stop();
});

/** The pages as visitors get them; `drawn` are those that were drawn for it, and `calls` what that took. */
async function visitAll() {
  cms.calls.length = 0;
  const pages = new Map<string, string>();
  const drawn: string[] = [];
  for (const address of addresses) {
    const answer = await fetch(`${site.url}${address}`, { headers: { accept: 'text/html' } });
    pages.set(address, await answer.text());
    if (answer.headers.get('cache-status') !== 'site; hit') drawn.push(address);
  }
  return { pages, drawn, calls: cms.calls.map(({ name }) => name) };
}

// Another second each, for a signature counts once.
let seconds = Math.floor(Date.now() / 1000);
async function tell(wish: object) {
  seconds -= 1;
  const body = JSON.stringify(wish);
  const headers = { 'content-type': 'application/json', 'x-signature': sign(secret, seconds, body) };
  const answer = await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}

/** What an edit that WordPress tells of makes of the pages; those that look another way are drawn in any case. */
async function edit(wish: object, ...changes: typeof edits) {
  const before = (await visitAll()).pages;
  edits.push(...changes);
  await tell(wish);
  const { pages, drawn, calls } = await visitAll();
  const changed = addresses.filter((address) => pages.get(address) !== before.get(address));
  expect(drawn).toEqual(expect.arrayContaining(changed));
  return { drawn, changed, calls };
}

async function idOf(query: string): Promise<number> {
  const answer = await fetch(`${cms.url}/graphql?query=${encodeURIComponent(`{ it: ${query} }`)}`);
  const { it } = (await answer.json()).data;
  return (it.nodes?.[0] ?? it).databaseId;
}
const article = 'posts(where: { name: "nb-iot-borders", wpmlLanguage: "en" }) { nodes { databaseId } }';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('no page is rendered and no content fetched twice', async () => {
  const { pages } = await visitAll();
  expect(pages.size).toBeGreaterThan(150);
  expect(await visitAll()).toMatchObject({ drawn: [], calls: [] });
});

test('an edited page: itself; its translations are fetched', async () => {
  const id = await idOf('page(id: "/pricing", idType: URI) { databaseId }');
  const { drawn, calls } = await edit({ ids: [`post:${id}`] }, [
    'One price list, printed',
    'Two lists, printed',
  ]);
  expect(drawn).toEqual(['/pricing']);
  expect(calls).toEqual(['ContentPageQuery', 'ContentPageQuery', 'ContentPageQuery']);
});

test('a product: the pages that show it', async () => {
  const id = await idOf('products(where: { wpmlLanguage: "en" }) { nodes { databaseId } }');
  const { drawn, calls } = await edit({ ids: [`post:${id}`] }, ['"title":"Charter"', '"title":"Chartered"']);
  expect(drawn).toEqual(['/', '/products', '/products/sim', '/products/esim', '/pricing']);
  expect(calls).toHaveLength(drawn.length);
});

test('the text of an article: the article', async () => {
  const id = await idOf(article);
  const { drawn, calls } = await edit({ ids: [`post:${id}`] }, [
    'heard through a manhole cover',
    'heard through a lid',
  ]);
  expect(drawn).toEqual(['/blog/nb-iot-borders']);
  expect(calls.length).toBeLessThan(20);
});

test('the title of an article: the article, and pages that name it', async () => {
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

test('a category: the blog of its language, and pages that name it', async () => {
  const id = await idOf(
    'categories(where: { slug: ["networks"], wpmlLanguage: "en" }) { nodes { databaseId } }',
  );
  const { drawn } = await edit({ ids: [`term:${id}`] }, ['"name":"Networks"', '"name":"Nets"']);
  expect(drawn).toContain('/blog/category/networks');
  expect(drawn.filter((address) => !address.startsWith('/blog')).length).toBeLessThan(5);
});

test('a menu: the pages of its language, with one call for each part of their frame', async () => {
  const wish = { types: ['menu', 'footer', 'error-page'], locales: ['da'] };
  const { drawn, calls } = await edit(wish, ['Bestil test-SIM', 'Bestil en test-SIM']);
  expect(drawn).toEqual(addresses.filter((address) => /^\/da\b/.test(address)));
  expect(new Set(calls).size).toBe(calls.length);
  expect(calls.every((name) => name.startsWith('/wp-json/'))).toBe(true);
});

test('options that no page shows: nothing', async () => {
  const { drawn, calls } = await edit({ types: ['menu', 'footer', 'error-page'], locales: ['de'] });
  expect(drawn).toEqual([]);
  expect(calls).toHaveLength(2);
});

test('new content that is on no page yet: nothing; lists are fetched', async () => {
  expect((await edit({ types: ['page'] })).calls).toEqual([]);
  const { drawn, calls } = await edit({ types: ['post'] });
  expect(drawn).toEqual([]);
  expect(new Set(calls)).toEqual(new Set(['PostIndexQuery']));
});

test('purge-all re-renders only changed pages', async () => {
  const { drawn } = await edit({ everything: true }, ['Two lists, printed', 'Three lists, printed']);
  expect(drawn).toContain('/pricing');
  expect(drawn.length).toBeLessThan(addresses.length / 2);
});

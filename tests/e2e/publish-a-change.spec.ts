import http from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { sign } from '#server/lib/signature.ts';
import { startEditedCms, type EditedCms } from '../support/editedCms.ts';
import { close, listen } from '../support/listen.ts';
import { runSite, type RunningSite } from '../support/runSite.ts';

const secret = 'a secret of at least thirty-two characters';

/** Tags that the site has purged from the CDN, one array per purge request. */
const purges: string[][] = [];
const cdn = http.createServer((request, response) => {
  void text(request).then((body) => {
    purges.push(JSON.parse(body).surrogate_keys);
    response.end('{"status":"ok"}');
  });
});

let cms: EditedCms;
let site: RunningSite;

test.beforeAll(async () => {
  cms = await startEditedCms();
  site = await runSite({
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    // Keeps content from becoming stale during the test.
    CONTENT_FRESH_SECONDS: '3600',
    REVALIDATE_SECRET: secret,
    CDN: 'fastly',
    CDN_ID: 'service',
    CDN_TOKEN: 'a token',
    CDN_API_URL: await listen(cdn),
  });
});
test.afterAll(async () => {
  await site.stop();
  await cms.stop();
  await close(cdn);
});

async function get(path: string) {
  const response = await fetch(`${site.url}${path}`, { headers: { accept: 'text/html' } });
  return {
    html: await response.text(),
    cache: response.headers.get('cache-status'),
    tags: response.headers.get('surrogate-key')?.split(' ') ?? [],
  };
}

let calls = 0;
/** Notifies the site of a change as WordPress does. Returns the response and the tags purged from the CDN. */
async function revalidate(change: object) {
  purges.length = 0;
  // Signs each request with a different time in seconds, because the site accepts a signature only once.
  const time = Math.floor(Date.now() / 1000) - calls++;
  const body = JSON.stringify(change);
  const response = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': sign(secret, time, body) },
    body,
  });
  expect(response.status).toBe(200);
  await expect.poll(() => purges.length).toBe(1);
  return { answer: await response.json(), dropped: new Set(purges.flat()) };
}

async function idOfPage(path: string): Promise<number> {
  const query = `{ page(id: "${path}", idType: URI) { databaseId } }`;
  const response = await fetch(`${cms.url}/graphql?query=${encodeURIComponent(query)}`);
  const { data } = await response.json();
  return data.page.databaseId;
}

test('an edited page is fresh for the next visitor, and other pages stay cached, on the site and in a CDN', async () => {
  const pricingBefore = await get('/pricing');
  expect(pricingBefore.html).toContain('One price list, printed in full');
  const aboutBefore = await get('/about');
  const feed = await get('/feed.xml');
  cms.edit('One price list, printed in full', 'Two price lists, printed in full');
  expect(await get('/pricing')).toMatchObject({
    html: expect.stringContaining('One price list, printed in full'),
    cache: 'site; hit',
  });

  const { answer: response, dropped } = await revalidate({ ids: [await idOfPage('/pricing')] });
  expect(response).toMatchObject({ purged: { pages: 1 } });
  const isDropped = ({ tags }: { tags: string[] }) => tags.some((tag) => dropped.has(tag));
  expect(isDropped(pricingBefore)).toBe(true);
  expect(isDropped(aboutBefore)).toBe(false);
  // Every change purges the responses that depend on content in general, such as feeds.
  expect(isDropped(feed)).toBe(true);
  expect(await get('/pricing')).toMatchObject({
    html: expect.stringContaining('Two price lists, printed in full'),
    cache: 'site; fwd=miss',
  });
  expect((await get('/about')).cache).toBe('site; hit');

  await test.step('responses that shared caches may not store have no tags', async () => {
    for (const path of ['/livez', '/', '/newsletter/confirm?token=abc'])
      expect((await get(path)).tags, path).toEqual([]);
  });
});

test('an edited menu is fresh on every page of its language', async () => {
  await get('/da/om-os');
  await get('/about');
  // Reads the tags again, from the responses of the site's own cache.
  const [danish, english] = [await get('/da/om-os'), await get('/about')];
  cms.edit('Bestil test-SIM', 'Bestil en test-SIM');
  const { dropped } = await revalidate({ types: ['menu'], locales: ['da'] });
  expect(danish.tags.some((tag) => dropped.has(tag))).toBe(true);
  expect(english.tags.some((tag) => dropped.has(tag))).toBe(false);
  expect((await get('/da/om-os')).html).toContain('Bestil en test-SIM');
  expect((await get('/about')).cache).toBe('site; hit');
});

test('a new article appears in the blog immediately, and unrelated pages stay cached', async () => {
  await get('/blog');
  await get('/pricing');
  cms.edit('Nordvand', 'Sydvand');
  await revalidate({ types: ['post', 'category'] });
  expect((await get('/blog')).cache).toBe('site; fwd=miss');
  expect((await get('/pricing')).cache).toBe('site; hit');
});

import { expect, test } from '@playwright/test';
import { sign } from '#server/lib/signature.ts';
import { startEditedCms, type EditedCms } from '../support/editedCms.ts';
import { runSite, type RunningSite } from '../support/runSite.ts';

const secret = 'a secret of at least thirty-two characters';

let cms: EditedCms;
let site: RunningSite;

test.beforeAll(async () => {
  cms = await startEditedCms();
  site = await runSite({
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    // Long, so that nothing changes by itself.
    CONTENT_FRESH_SECONDS: '3600',
    REVALIDATE_SECRET: secret,
  });
});
test.afterAll(async () => {
  await site.stop();
  await cms.stop();
});

async function get(path: string) {
  const answer = await fetch(`${site.url}${path}`, { headers: { accept: 'text/html' } });
  return { html: await answer.text(), cache: answer.headers.get('cache-status') };
}

let calls = 0;
async function revalidate(wish: object) {
  // Another second each, for a signature counts once.
  const time = Math.floor(Date.now() / 1000) - calls++;
  const body = JSON.stringify(wish);
  const answer = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': sign(secret, time, body) },
    body,
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function idOfPage(path: string): Promise<number> {
  const query = `{ page(id: "${path}", idType: URI) { databaseId } }`;
  const answer = await fetch(`${cms.url}/graphql?query=${encodeURIComponent(query)}`);
  const { data } = await answer.json();
  return data.page.databaseId;
}

test('a page that was edited is new to the next visitor, and other pages stay as they are kept', async () => {
  expect((await get('/pricing')).html).toContain('One price list, printed in full');
  await get('/about');
  cms.edit('One price list, printed in full', 'Two price lists, printed in full');
  expect(await get('/pricing')).toMatchObject({
    html: expect.stringContaining('One price list, printed in full'),
    cache: 'site; hit',
  });

  const answer = await revalidate({ ids: [await idOfPage('/pricing')] });
  expect(answer).toEqual({ purged: { content: 1, pages: 1 } });
  expect(await get('/pricing')).toMatchObject({
    html: expect.stringContaining('Two price lists, printed in full'),
    cache: 'site; fwd=miss',
  });
  expect((await get('/about')).cache).toBe('site; hit');
});

test('a menu that was edited is new on every page of its language', async () => {
  await get('/da/om-os');
  await get('/about');
  cms.edit('Bestil test-SIM', 'Bestil en test-SIM');
  await revalidate({ types: ['menu'], locales: ['da'] });
  expect((await get('/da/om-os')).html).toContain('Bestil en test-SIM');
  expect((await get('/about')).cache).toBe('site; hit');
});

test('a new article is on the journal at once, and pages that do not name it stay as they are kept', async () => {
  await get('/blog');
  await get('/pricing');
  cms.edit('Nordvand', 'Sydvand');
  await revalidate({ types: ['post', 'category'] });
  expect((await get('/blog')).cache).toBe('site; fwd=miss');
  expect((await get('/pricing')).cache).toBe('site; hit');
});

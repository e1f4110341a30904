import http from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { sign } from '#server/lib/signature.ts';
import { startEditedCms, type EditedCms } from '../support/editedCms.ts';
import { runSite, type RunningSite } from '../support/runSite.ts';
import { close, listen } from '../support/listen.ts';

const secret = 'a secret of at least thirty-two characters';
const told: string[][] = [];
const cdn = http.createServer((request, response) => {
  void text(request).then((body) => {
    told.push(JSON.parse(body).surrogate_keys);
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

const keysOf = async (path: string) => {
  const answer = await fetch(`${site.url}${path}`, { headers: { accept: 'text/html' } });
  return answer.headers.get('surrogate-key')?.split(' ') ?? [];
};

async function idOfPage(path: string): Promise<string> {
  const query = `{ page(id: "${path}", idType: URI) { databaseId } }`;
  const answer = await fetch(`${cms.url}/graphql?query=${encodeURIComponent(query)}`);
  return `post:${(await answer.json()).data.page.databaseId}`;
}

/** What the CDN is told when the content backend says what has changed. */
async function purge(wish: object): Promise<string[]> {
  told.length = 0;
  const body = JSON.stringify(wish);
  const signature = sign(secret, Math.floor(Date.now() / 1000), body);
  const headers = { 'content-type': 'application/json', 'x-signature': signature };
  expect((await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers, body })).status).toBe(200);
  await expect.poll(() => told.length).toBe(1);
  return told.flat();
}

test('a CDN drops the page that was edited, and keeps the others', async () => {
  const dropped = await purge({ ids: [await idOfPage('/pricing')] });
  const isDropped = async (path: string) => (await keysOf(path)).some((key) => dropped.includes(key));
  expect(await isDropped('/pricing')).toBe(true);
  expect(await isDropped('/about')).toBe(false);
  // What tells nothing of its content goes with every change.
  expect(await isDropped('/feed.xml')).toBe(true);
});

test('a CDN drops the pages of the language whose menu was edited, hits of our own cache too', async () => {
  for (const path of ['/da/pricing', '/pricing']) await keysOf(path);
  const dropped = await purge({ types: ['menu'], locales: ['da'] });
  const isDropped = async (path: string) => (await keysOf(path)).some((key) => dropped.includes(key));
  expect(await isDropped('/da/pricing')).toBe(true);
  expect(await isDropped('/pricing')).toBe(false);
});

test('what no shared cache may keep carries no tags', async () => {
  expect(await keysOf('/livez')).toEqual([]);
  expect(await keysOf('/')).toEqual([]);
  expect(await keysOf('/newsletter/confirm?token=abc')).toEqual([]);
});

import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import Koa from 'koa';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { close, listen } from '#tests/support/listen.ts';
import { createIndexNow, type IndexNow } from './indexNow.ts';

const key = 'a1b2c3d4e5f6a7b8';
const time = Date.UTC(2026, 4, 4, 12);
const entry = (path: string, modifiedAt = '2026-01-01T00:00:00') => ({ path, modifiedAt });
const isNow = '2026-05-04T11:59:00';

let server: Server;
let endpoint: string;
let submissions: { status: number; urls: string[] }[];
/** Statuses of the next responses; later responses have status 200. */
let statuses: number[];
let english: ReturnType<typeof entry>[];
let indexNow: IndexNow | undefined;

beforeEach(async () => {
  submissions = [];
  statuses = [];
  english = [entry('/'), entry('/pricing', isNow)];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const submission: { host: string; key: string; keyLocation: string; urlList: string[] } =
        JSON.parse(body);
      expect(submission).toMatchObject({
        host: 'www.site.example',
        key,
        keyLocation: `https://www.site.example/${key}.txt`,
      });
      const status = statuses.shift() ?? 200;
      submissions.push({ status, urls: submission.urlList });
      response.writeHead(status).end();
    });
  });
  endpoint = await listen(server);
});
afterEach(async () => {
  await indexNow?.stop();
  await close(server);
});

function start({ siteUrl = 'https://www.site.example', isIndexable = true } = {}) {
  indexNow = createIndexNow({
    key,
    endpoint,
    siteUrl,
    isIndexable,
    entriesOf: async (locale) => (locale === 'en' ? english : []),
    logger: createLogger('silent'),
    now: () => time,
    waitMs: 1,
  });
  return indexNow;
}

it.each([200, 202])(
  'createIndexNow submits recently changed pages, then new, changed and removed ones (%d)',
  async (status) => {
    statuses = [status];
    const { changed } = start();
    changed();
    changed();
    await expect.poll(() => submissions).toEqual([{ status, urls: ['https://www.site.example/pricing'] }]);
    english = [entry('/', isNow), entry('/new')];
    await expect
      .poll(() => {
        if (submissions.length === 1) changed();
        return submissions[1]?.urls.toSorted();
      })
      .toEqual(['', 'new', 'pricing'].map((path) => `https://www.site.example/${path}`));
  },
);

it.each([400, 403, 422])(
  'createIndexNow does not resubmit pages after a permanent rejection (%d)',
  async (status) => {
    statuses = [status];
    const { changed } = start();
    changed();
    await expect.poll(() => submissions.length).toBe(1);
    english = [entry('/', isNow), entry('/pricing', isNow)];
    await expect
      .poll(() => {
        if (submissions.length === 1) changed();
        return submissions[1];
      })
      .toEqual({ status: 200, urls: ['https://www.site.example/'] });
  },
);

it.each([429, 503])('createIndexNow resubmits pages after a temporary failure (%d)', async (status) => {
  statuses = [status, status];
  start().changed();
  await expect.poll(() => submissions.map((call) => call.status)).toEqual([status, status, 200]);
  expect(new Set(submissions.map(({ urls }) => urls.join()))).toEqual(
    new Set(['https://www.site.example/pricing']),
  );
});

it('createIndexNow submits at most ten thousand URLs per request', async () => {
  english = Array.from({ length: 10_001 }, (_, index) => entry(`/page-${index}`, isNow));
  start().changed();
  await expect.poll(() => submissions.map(({ urls }) => urls.length)).toEqual([10_000, 1]);
});

it.each([
  ['http', { siteUrl: 'http://www.site.example' }],
  ['an address', { siteUrl: 'https://192.0.2.1' }],
  ['this machine', { siteUrl: 'https://localhost:3000' }],
  ['a site hidden from search engines', { isIndexable: false }],
])('createIndexNow submits nothing for %s', async (_which, site) => {
  const { changed, stop } = start(site);
  changed();
  await stop();
  expect(submissions).toEqual([]);
});

it('createIndexNow serves its key', async () => {
  const app = new Koa().use(start().router.routes());
  const site = createServer(app.callback());
  const keyResponse = await fetch(`${await listen(site)}/${key}.txt`);
  expect([keyResponse.status, await keyResponse.text()]).toEqual([200, key]);
  await close(site);
});

import { createServer, type IncomingHttpHeaders } from 'node:http';
import Koa from 'koa';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#schema/durations.ts';
import { sign } from '#server/lib/signature.ts';
import { createLogger } from '#server/logger.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { close, listen } from '#tests/support/listen.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';
import { otherName } from './batch.ts';
import { createPageCounts, createPageCountsRouter, unknownReferrer, type PageCounts } from './pageCounts.ts';
import { countPages, createCountView, type PageView } from './pageViews.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const logger = createLogger('silent');

function viewsOf(path: string, headers: IncomingHttpHeaders): PageView[] {
  const views: PageView[] = [];
  createCountView((view) => views.push(view))(path, {
    host: 'site.example',
    'user-agent': browser,
    ...headers,
  });
  return views;
}

it.each<[path: string, headers: IncomingHttpHeaders, expected: PageView[]]>([
  ['/pricing', {}, [{ path: '/pricing', referrer: undefined }]],
  [
    '/da/om-os',
    { referer: 'https://www.search.example/?q=eva' },
    [{ path: '/da/om-os', referrer: 'search.example' }],
  ],
  ['/pricing', { referer: 'https://site.example/about' }, [{ path: '/pricing', referrer: 'own' }]],
  ['/pricing', { referer: 'android-app://mail.example' }, [{ path: '/pricing', referrer: undefined }]],
  ['/docs/made/up', {}, [{ path: '/docs', referrer: undefined }]],
  ['/newsletter/confirm', {}, []],
  ['/search', {}, []],
  ['/pricing', { 'sec-purpose': 'prefetch;prerender' }, []],
  ['/pricing', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, []],
  ['/pricing', { 'user-agent': 'curl/8.5.0' }, []],
  ['/pricing', { 'user-agent': undefined }, []],
  ['/pricing', { 'sec-gpc': '1' }, []],
])('createCountView counts views of readers (%s with %o)', (path, headers, expected) => {
  expect(viewsOf(path, headers)).toEqual(expected);
});

it('countPages counts pages and revalidated pages, but no other responses', async () => {
  const countedPaths: string[] = [];
  const app = new Koa().use(countPages((path) => void countedPaths.push(path)));
  app.use((ctx) => {
    if (ctx.path === '/missing') ctx.status = 404;
    if (ctx.path === '/kept') return void (ctx.status = 304);
    if (ctx.path === '/data') ctx.body = {};
    else {
      ctx.body = '<p>';
      ctx.type = 'html';
    }
    if (ctx.path === '/missing') ctx.status = 404;
  });
  const server = createServer(app.callback());
  const origin = await listen(server);
  for (const path of ['/page', '/missing', '/data', '/kept'])
    await fetch(origin + path, { headers: { 'sec-fetch-dest': 'document' } });
  await fetch(`${origin}/page`, { method: 'HEAD' });
  await close(server);
  expect(countedPaths).toEqual(['/page', '/kept']);
});

describe.each(testDatabases)('createPageCounts on $name', ({ open }) => {
  let database: TestDatabase;
  let counts: PageCounts;
  let time = Date.UTC(2026, 4, 4, 12);
  const now = () => time;
  beforeEach(async () => {
    time = Date.UTC(2026, 4, 4, 12);
    database = await open();
    counts = createPageCounts({ database, now, logger });
  });
  afterEach(() => database.drop());
  const view = (path: string, referrer?: string) => counts.count({ path, referrer });

  it('sums up views by day, page and referrer, across instances', async () => {
    view('/a');
    view('/a', 'search.example');
    view('/b', 'own');
    await counts.write();
    const second = createPageCounts({ database, now, logger });
    second.count({ path: '/a', referrer: 'search.example' });
    await second.stop();
    time += dayMs;
    view('/b', 'own');
    expect(await counts.read(30)).toEqual({
      days: [
        { name: '2026-05-04', views: 4 },
        { name: '2026-05-05', views: 1 },
      ],
      pages: [
        { name: '/a', views: 3 },
        { name: '/b', views: 2 },
      ],
      referrers: [
        { name: 'search.example', views: 2 },
        { name: unknownReferrer, views: 1 },
      ],
    });
    expect((await counts.read(1)).days).toEqual([{ name: '2026-05-05', views: 1 }]);
  });

  it('deletes counts after 400 days', async () => {
    view('/a');
    await counts.write();
    time += 401 * dayMs;
    view('/a');
    await counts.write();
    await counts.purge();
    const { rows } = { rows: await database.query.selectFrom('page_count').selectAll().execute() };
    expect(new Set(rows.map(({ day }) => day))).toEqual(new Set(['2027-06-09']));
  });

  it('limits the number of names per day', async () => {
    for (let index = 0; index < 520; index += 1) view('/a', `host${index}.example`);
    await counts.write();
    for (let index = 520; index < 530; index += 1) view('/a', `host${index}.example`);
    await counts.write();
    const rows = await database.query
      .selectFrom('page_count')
      .selectAll()
      .where('kind', '=', 'referrer')
      .execute();
    expect(rows).toHaveLength(501);
    expect(rows.find(({ name }) => name === otherName)?.views).toBe(30);
  });

  it('retains counts while the database is unavailable', async () => {
    let isAway = true;
    const query = new Proxy(database.query, {
      get(target, name) {
        if (name === 'transaction' && isAway) throw new Error('The database is away.');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const pageCounts = createPageCounts({ database: { query }, now, logger });
    pageCounts.count({ path: '/a', referrer: 'own' });
    await pageCounts.write();
    expect((await pageCounts.read(1)).pages).toEqual([]);
    isAway = false;
    pageCounts.count({ path: '/a', referrer: 'own' });
    await pageCounts.stop();
    expect((await pageCounts.read(1)).pages).toEqual([{ name: '/a', views: 2 }]);
  });

  it('serves counts only to signed requests from WordPress', async () => {
    view('/a', 'own');
    const secret = 'a secret of at least thirty-two characters';
    const app = new Koa().use(errorResponses(logger));
    app.use(createPageCountsRouter({ secret, counts, now }).routes());
    const server = createServer(app.callback());
    const origin = await listen(server);
    const post = (body: string, secretUsed = secret) =>
      fetch(`${origin}/api/page-counts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': sign(secretUsed, time / 1000, body) },
        body,
      });
    expect(await (await post('{"days":30}')).json()).toEqual({
      isCounting: true,
      days: [{ name: '2026-05-04', views: 1 }],
      pages: [{ name: '/a', views: 1 }],
      referrers: [],
    });
    expect((await post('{"days":30}', 'another secret of thirty-two letters')).status).toBe(401);
    expect((await post('{"days":100000}')).status).toBe(422);
    await close(server);
  });
});

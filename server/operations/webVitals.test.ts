import { createServer, type Server } from 'node:http';
import Koa from 'koa';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { weekMs } from '#schema/durations.ts';
import { createLogger } from '#server/logger.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { close, listen } from '#tests/support/listen.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';
import { createWebVitals, type WebVitals } from './webVitals.ts';
import { createWebVitalsRouter } from './webVitalsRouter.ts';

const monday = Date.UTC(2026, 4, 4, 12);
const logger = createLogger('silent');

describe.each(testDatabases)('createWebVitals on $name', ({ open }) => {
  let database: TestDatabase;
  let vitals: WebVitals;
  let time: number;
  beforeEach(async () => {
    time = monday;
    database = await open();
    vitals = createWebVitals({ database, now: () => time, logger });
  });
  afterEach(() => database.drop());
  const visit = (path: string, LCP: number, element = '') =>
    vitals.record({ path, LCP: { value: LCP, element }, INP: undefined, CLS: undefined });

  it('returns the 75th percentile of two instances, with the most frequent element of slower visits', async () => {
    const otherVitals = createWebVitals({ database, now: () => time, logger });
    for (let index = 0; index < 6; index += 1) visit('/da/om', 1_000, 'h1');
    visit('/da/om', 3_000, '#team img');
    otherVitals.record({
      path: '/da/om',
      LCP: { value: 3_000, element: '#team img' },
      INP: undefined,
      CLS: { value: 0, element: '' },
    });
    visit('/da/om', 9_000, 'video');
    await Promise.all([vitals.write(), otherVitals.write()]);
    const [page] = await vitals.read(monday);
    expect(page).toMatchObject({
      ...{ week: '2026-05-04', locale: 'da', path: '/da/om', visits: 9 },
      ...{ lcpElement: '#team img', inp: undefined, cls: 0.005 },
    });
    // The bucket of 3,000 ms ends at 2,500 × 2^(2/4) ms.
    expect(page?.lcp).toBeGreaterThan(2_500);
    expect(page?.lcp).toBeLessThan(3_536);
  });

  it('rates a page as good only if three quarters of its visits are good', async () => {
    for (let index = 0; index < 3; index += 1) visit('/good', 2_500);
    visit('/good', 2_501);
    for (let index = 0; index < 3; index += 1) visit('/slow', 2_501);
    visit('/slow', 2_500);
    const lcpOf = new Map((await vitals.read(monday)).map(({ path, lcp = 0 }) => [path, lcp]));
    expect(lcpOf.get('/good')).toBeLessThanOrEqual(2_500);
    expect(lcpOf.get('/slow')).toBeGreaterThan(2_500);
  });

  it('lists the twenty most visited pages of each week and language, newest week first', async () => {
    for (let index = 0; index < 21; index += 1) visit(`/page-${index}`, 100);
    visit('/page-20', 100);
    visit('/de/seite', 100);
    time += weekMs;
    visit('/page-1', 100);
    const pages = await vitals.read(monday);
    expect(pages[0]).toMatchObject({ week: '2026-05-11', path: '/page-1' });
    const english = pages.filter(({ week, locale }) => week === '2026-05-04' && locale === 'en');
    expect(english).toHaveLength(20);
    expect(english[0]).toMatchObject({ path: '/page-20', visits: 2 });
    expect(pages).toHaveLength(22);
  });

  it('stores no further elements in a week with ten thousand rows, but still counts visits', async () => {
    const values = Array.from({ length: 10_000 }, (_, index) => ({
      ...{ week: '2026-05-04', path: '/', metric: 'CLS' as const, bucket: 0 },
      ...{ element: `#made-up-${index}`, visits: 1 },
    }));
    for (let start = 0; start < values.length; start += 1_000)
      await database.query
        .insertInto('web_vital')
        .values(values.slice(start, start + 1_000))
        .execute();
    visit('/about', 100, '#new');
    visit('/about', 100, '#newer');
    const [, about] = await vitals.read(monday);
    expect(about).toMatchObject({ path: '/about', visits: 2, lcpElement: '' });
  });

  it('deletes counts after thirteen weeks', async () => {
    visit('/old', 100);
    await vitals.write();
    time += 14 * weekMs;
    visit('/new', 100);
    await vitals.write();
    await vitals.purge();
    const rows = await database.query.selectFrom('web_vital').select('path').execute();
    expect(rows).toEqual([{ path: '/new' }]);
  });
});

describe('createWebVitalsRouter', () => {
  let server: Server;
  let recorded: object[];
  let origin: string;
  beforeEach(async () => {
    recorded = [];
    const router = createWebVitalsRouter({
      record: (visit) => void recorded.push(visit),
      isPage: async (path) => path === '/about',
      siteUrl: undefined,
    });
    server = createServer(new Koa().use(errorResponses(logger)).use(router.routes()).callback());
    origin = await listen(server);
  });
  afterEach(() => close(server));
  const about = { path: '/about', LCP: { value: 812, element: '#team img' } };
  const post = async (body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/api/web-vitals`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/150.0', ...headers },
      body: JSON.stringify(body),
    });
    return response.status;
  };

  it('records a visit to a page', async () => {
    expect(await post(about)).toBe(204);
    expect(recorded).toEqual([about]);
  });

  it.each([
    ['a path that is no page', { ...about, path: '/made-up' }, {}],
    ['a private page', { ...about, path: '/newsletter/confirm' }, {}],
    ['Global Privacy Control', about, { 'sec-gpc': '1' }],
    ['a program', about, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('ignores %s', async (_name, body, headers) => {
    expect(await post(body, headers)).toBe(204);
    expect(recorded).toEqual([]);
  });

  it.each([
    ['a query', { ...about, path: '/about?email=ada@example.com' }, {}, 422],
    ['a fragment', { ...about, path: '/about#team' }, {}, 422],
    ['dot segments', { ...about, path: '/pricing/../about' }, {}, 422],
    ['a path without a slash', { ...about, path: '.example/about' }, {}, 422],
    ['a negative value', { ...about, LCP: { value: -1 } }, {}, 422],
    ['an implausible value', { ...about, CLS: { value: 51 } }, {}, 422],
    ['a body above one kilobyte', { ...about, more: 'x'.repeat(1_024) }, {}, 413],
    ['another site', about, { 'sec-fetch-site': 'cross-site' }, 403],
  ])('rejects %s', async (_name, body, headers, status) => {
    expect(await post(body, headers)).toBe(status);
    expect(recorded).toEqual([]);
  });

  it('drops elements that do not match the format of a description', async () => {
    for (const element of ['<img src=x>', 'the text of a page', 'x'.repeat(81)])
      await post({ ...about, LCP: { value: 812, element } });
    expect(recorded).toEqual(
      Array.from({ length: 3 }, () => ({ ...about, LCP: { value: 812, element: '' } })),
    );
  });

  it('accepts twenty reports per minute from one address', async () => {
    for (let index = 0; index < 20; index += 1) await post(about);
    expect(await post(about)).toBe(429);
  });
});

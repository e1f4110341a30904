import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { startBareSite } from '#tests/support/bareSite.ts';
import { json, startWatchedCms, type Behaviour, type WatchedCms } from '#tests/support/watchedCms.ts';

const probeMs = 200;

let cms: WatchedCms;
let site: Awaited<ReturnType<typeof startBareSite>>;
beforeEach(async () => {
  cms = await startWatchedCms();
});
const start = async (options: { timeoutMs?: number } = {}) => {
  const intervals = { freshSeconds: probeMs / 1000, probeEveryMs: probeMs, ...options };
  site = await startBareSite(cms.url, {}, createLogger('silent'), intervals);
};
afterEach(async () => {
  await site.stop();
  await cms.stop();
});

const fatal: Behaviour = () => json({ code: 'internal_server_error' }, 500);
const faults: [name: string, Behaviour][] = [
  ['responds with 500', fatal],
  ['closes the connection', () => 'cut'],
  ['hangs', () => 'hang'],
  ['responds with a login page', () => ({ status: 200, type: 'text/html', body: '<form>' })],
];

/** Requests all addresses repeatedly until `isEnough`, for at most 30 seconds. Returns the latest statuses. */
async function visitUntil(addresses: readonly string[], isEnough: (statuses: number[]) => boolean) {
  const giveUpAt = performance.now() + 30_000;
  for (;;) {
    const statuses: number[] = [];
    for (const address of addresses) {
      const response = await site.get(address);
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    if (isEnough(statuses) || performance.now() > giveUpAt) return statuses;
    await pause(20);
  }
}

function visitFor(ms: number, addresses: readonly string[]): Promise<number[]> {
  const endsAt = performance.now() + ms;
  return visitUntil(addresses, () => performance.now() > endsAt);
}

const copies = ['/wp-json/skerry/v1/menu?lang=en', '/wp-json/skerry/v1/menu?lang=da', '/feed.xml'];
const uncachedPaths = ['/de/feed.xml', '/wp-json/skerry/v1/footer?lang=de', '/sitemap-da.xml'];

describe('a site with continuous traffic', () => {
  it.each(faults)('serves all content again, without a restart, after the backend %s', async (_, fault) => {
    await start({ timeoutMs: 500 });
    await visitUntil(copies, (statuses) => statuses.every((status) => status === 200));
    cms.behave(fault);
    const visitsDuringOutage = await visitFor(4 * probeMs, [...copies, ...uncachedPaths]);
    expect(visitsDuringOutage.slice(0, copies.length)).toEqual(copies.map(() => 200));
    expect(visitsDuringOutage.slice(copies.length).every((status) => status >= 500)).toBe(true);

    cms.behave(undefined);
    cms.calls.length = 0;
    // Requests for stored copies trigger the recovery, because each starts a background revalidation.
    const calledNames = () => cms.calls.map(({ name }) => name);
    await visitUntil(
      copies,
      () => calledNames().includes('BlogFeedQuery') && calledNames().some((name) => name.includes('/menu')),
    );
    expect(calledNames()).toEqual(expect.arrayContaining(['BlogFeedQuery', '/wp-json/skerry/v1/menu/']));
    const after = await visitUntil(uncachedPaths, (statuses) => statuses.every((status) => status === 200));
    expect(after).toEqual(uncachedPaths.map(() => 200));
  });

  it('probes the backend at most once per interval, for GraphQL and REST together', async () => {
    await start();
    await visitUntil(copies, (statuses) => statuses.every((status) => status === 200));
    cms.behave(fatal);
    await visitFor(2 * probeMs, [...copies, ...uncachedPaths]);
    cms.calls.length = 0;
    await visitFor(4 * probeMs, [...copies, ...uncachedPaths]);
    const gaps = cms.calls.slice(1).map(({ at }, index) => at - (cms.calls[index]?.at ?? 0));
    expect(cms.calls.length).toBeGreaterThan(0);
    // Times are measured on arrival, and a busy machine may delay the first of two probes.
    expect(gaps.every((gap) => gap > probeMs / 2)).toBe(true);
  });
});

describe('a backend that responds with GraphQL errors', () => {
  const errors = [{ message: 'Internal server error' }];
  const feeds = ['', '/da', '/de'].map((prefix) => `${prefix}/feed.xml`);
  const cachedPaths = [...feeds, '/sitemap-en.xml', '/sitemap-da.xml', '/sitemap-de.xml', '/llms.txt'];

  it.each([
    ['without data', { errors }],
    ['with null data', { data: null, errors }],
    ['that reject the query', { errors: [{ message: 'No.', locations: [{ line: 1, column: 1 }] }] }],
  ])(
    '%s is probed with one query per interval, and all copies are fresh again afterwards',
    async (_, content) => {
      await start();
      await visitUntil(cachedPaths, (statuses) => statuses.every((status) => status === 200));
      cms.behave((call, respond) => (call.name.startsWith('/') ? respond() : json(content)));
      await visitFor(4 * probeMs, cachedPaths);
      cms.calls.length = 0;
      const startedAt = performance.now();
      const visitsDuringOutage = await visitFor(6 * probeMs, cachedPaths);
      expect(visitsDuringOutage).toEqual(cachedPaths.map(() => 200));
      const retryIntervals = (performance.now() - startedAt) / probeMs;
      const queries = () => cms.calls.filter(({ name }) => !name.startsWith('/')).map(({ name }) => name);
      expect(queries().length).toBeGreaterThan(0);
      expect(queries().length).toBeLessThanOrEqual(retryIntervals + 1);

      cms.behave(undefined);
      cms.calls.length = 0;
      await visitUntil(
        cachedPaths,
        () => queries().filter((name) => name === 'BlogFeedQuery').length >= feeds.length,
      );
      expect(queries().filter((name) => name === 'BlogFeedQuery').length).toBeGreaterThanOrEqual(
        feeds.length,
      );
    },
  );
});

describe('a single query that always fails', () => {
  it.each([
    ['with GraphQL errors', () => json({ data: null, errors: [{ message: 'Internal server error' }] })],
    ['with a fatal error', () => json({ code: 'internal_server_error' }, 500)],
  ])('%s does not affect other queries and is retried once per interval', async (_, respondWithFault) => {
    await start();
    cms.behave((call, respond) => (call.name === 'BlogFeedQuery' ? respondWithFault() : respond()));
    const startedAt = performance.now();
    await visitFor(3 * probeMs, ['/feed.xml', '/da/feed.xml']);
    const retryIntervals = (performance.now() - startedAt) / probeMs;
    // Two calls per interval, because the site retries a failed request immediately.
    const calls = cms.calls.filter(({ variables }) => variables['language'] === 'da');
    expect(calls.length).toBeLessThanOrEqual(2 * (retryIntervals + 1));
    for (const address of ['/sitemap.xml', '/site.webmanifest', '/wp-json/skerry/v1/menu'])
      expect((await site.get(address)).status).toBe(200);
  });
});

describe('a response of an unexpected shape', () => {
  it.each([
    ['an error', () => json({ data: null, errors: [{ message: 'Internal server error' }] })],
    ['an empty list', () => json([])],
  ])('%s does not empty a menu, and is retried once per interval', async (_, respondWithFault) => {
    await start();
    const menu = '/wp-json/skerry/v1/menu?lang=en';
    const fullMenu = await (await site.get(menu)).text();
    cms.behave(respondWithFault);
    cms.calls.length = 0;
    const startedAt = performance.now();
    await visitFor(4 * probeMs, [menu]);
    const retryIntervals = (performance.now() - startedAt) / probeMs;
    expect(cms.calls.length).toBeGreaterThan(0);
    expect(cms.calls.length).toBeLessThanOrEqual(retryIntervals + 1);
    expect(await (await site.get(menu)).text()).toBe(fullMenu);
  });
});

describe('a partial response', () => {
  const isPartial: Behaviour = async (call, respond) => {
    const { body, ...rest } = await respond();
    if (call.name !== 'PageIndexQuery') return { body, ...rest };
    const response = JSON.parse(body.toString());
    response.data.pages.nodes.length = 1;
    response.errors = [{ message: 'Internal server error', path: ['pages', 'nodes', 1] }];
    return { ...rest, body: JSON.stringify(response) };
  };

  it("does not shorten a sitemap, since the site serves the sitemap's last complete copy", async () => {
    await start();
    const fullSitemap = await (await site.get('/sitemap-en.xml')).text();
    cms.behave(isPartial);
    cms.calls.length = 0;
    // Loads do not overlap, so the first has ended when the second begins.
    const loads = () => cms.calls.filter(({ name }) => name === 'PageIndexQuery').length;
    await visitUntil(['/sitemap-en.xml'], () => loads() > 1);
    expect(loads()).toBeGreaterThan(1);
    expect(await (await site.get('/sitemap-en.xml')).text()).toBe(fullSitemap);
  });

  it('does not lead to an incomplete sitemap if there is no copy', async () => {
    await start();
    cms.behave(isPartial);
    expect((await site.get('/sitemap-en.xml')).status).toBe(503);
  });
});

describe('many content requests', () => {
  it('run eight at a time, for visitors first and then for background work', async () => {
    await start();
    cms.behave(async (_call, respond) => {
      await pause(100);
      return respond();
    });
    const cards = Array.from({ length: 30 }, (_, index) =>
      site.get(`/og/en/blog/category/made-up-${index}.png`),
    );
    await expect.poll(() => cms.calls.length).toBeGreaterThanOrEqual(6);
    const menu = await site.get('/wp-json/skerry/v1/menu?lang=da');
    expect(menu.status).toBe(200);
    const order = cms.calls.map(({ name }) => name);
    expect(order.length).toBeLessThan(31);
    await Promise.all(cards);
    expect(cms.maxAtOnce).toBeLessThanOrEqual(8);
  });
});

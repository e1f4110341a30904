import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPostIndex } from '#server/content/postIndex.ts';
import { readConfig } from '#server/config/config.ts';
import { compress, decompress } from '#server/lib/compressed.ts';
import { createLogger } from '#server/logger.ts';
import { sign } from '#server/lib/signature.ts';
import { startBareSite } from '#tests/support/bareSite.ts';
import { emptyRedis, testRedisUrl } from '#tests/support/emptyRedis.ts';
import { startContent } from '#tests/support/startContent.ts';
import { json, startWatchedCms, type ContentCall, type WatchedCms } from '#tests/support/watchedCms.ts';
import { createSharedStoreServices } from '#server/services/contentServices.ts';

const secret = 'a secret of at least thirty-two characters';
const database = 6;
const addresses = [
  '/wp-json/skerry/v1/menu?lang=en',
  '/wp-json/skerry/v1/footer?lang=da',
  '/wp-json/skerry/v1/error-page?lang=de',
  '/feed.xml',
  '/da/feed.xml',
  '/sitemap-en.xml',
];
const menu = '/wp-json/skerry/v1/menu?lang=en';
const isNew = async ({ read }: { read: (address: string) => Promise<{ text: string }> }) =>
  (await read(menu)).text.includes('Logbook');
const longTimeout = { timeout: 10_000 };

/** Responds with the next hundred of a thousand articles. */
function hundredAfter({ variables: { after = 0 } }: ContentCall) {
  const start = Number(after);
  const nodes = Array.from({ length: 100 }, (_, index) => ({
    databaseId: 1_000 - start - index,
    slug: `article-${start + index}`,
    categories: { nodes: [] },
    translated: [],
  }));
  const pageInfo = { hasNextPage: start + 100 < 1_000, endCursor: String(start + 100) };
  return json({ data: { posts: { nodes, pageInfo } } });
}

let cms: WatchedCms;
const stops: (() => Promise<void> | void)[] = [];
beforeEach(async () => {
  cms = await startWatchedCms();
  stops.push(() => cms.stop());
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function startInstance(redisUrl: string | undefined, env: Record<string, string> = {}) {
  const site = await startBareSite(cms.url, {
    REVALIDATE_SECRET: secret,
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
    ...env,
  });
  stops.push(() => site.stop());
  const read = async (address: string) => {
    const response = await site.get(address);
    return { status: response.status, text: await response.text() };
  };
  return {
    read,
    visitAll: async () => Promise.all(addresses.map(read)),
    purge: async (change: object) => {
      const body = JSON.stringify(change);
      const seconds = Math.floor(Date.now() / 1000);
      const headers = { 'content-type': 'application/json', 'x-signature': sign(secret, seconds, body) };
      return fetch(`${site.origin}/api/revalidate`, { method: 'POST', headers, body });
    },
  };
}

describe('instances that share Redis', { skip: testRedisUrl === undefined }, () => {
  it('do not request content that another instance has cached', async () => {
    const redis = await emptyRedis(stops, database);
    const first = await startInstance(redis.url);
    const pages = await first.visitAll();
    expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
    expect(cms.calls.length).toBeGreaterThan(0);
    cms.calls.length = 0;
    const secondInstance = await startInstance(redis.url);
    expect(await secondInstance.visitAll()).toEqual(pages);
    expect(cms.calls.map(({ name }) => name)).toEqual([]);
  });

  it('request content only once if both need it at the same time', async () => {
    const redis = await emptyRedis(stops, database);
    const [first, second] = [await startInstance(redis.url), await startInstance(redis.url)];
    cms.calls.length = 0;
    await Promise.all([first.visitAll(), second.visitAll()]);
    const requestedCalls = cms.calls.map(({ name, variables }) => `${name} ${JSON.stringify(variables)}`);
    expect(requestedCalls.toSorted()).toEqual([...new Set(requestedCalls)].toSorted());
  });

  it('do not share a response that was in progress when its content was purged', async () => {
    const redis = await emptyRedis(stops, database);
    const [first, second] = [await startInstance(redis.url), await startInstance(redis.url)];
    const oldLoad = Promise.withResolvers<void>();
    cms.behave(async (call, respond) => {
      const response = await respond();
      if (call.name.includes('/menu')) await oldLoad.promise;
      return response;
    });
    const earlyRead = first.read(menu);
    await expect.poll(() => cms.calls.some(({ name }) => name.includes('/menu')), longTimeout).toBe(true);
    cms.behave(async (_call, respond) => {
      const response = await respond();
      return { ...response, body: response.body.toString().replaceAll('Journal', 'Logbook') };
    });
    expect((await second.purge({ types: ['menu'] })).status).toBe(200);
    oldLoad.resolve();
    expect((await earlyRead).text.includes('Logbook')).toBe(false);
    expect(await isNew(second)).toBe(true);
    await expect.poll(() => isNew(first), longTimeout).toBe(true);
  });

  it('request purged content only once, and all serve the result', async () => {
    const redis = await emptyRedis(stops, database);
    const [first, second] = [await startInstance(redis.url), await startInstance(redis.url)];
    await Promise.all([first.visitAll(), second.visitAll()]);
    cms.behave(async (_call, respond) => {
      const response = await respond();
      return { ...response, body: response.body.toString().replaceAll('Journal', 'Logbook') };
    });
    cms.calls.length = 0;
    await first.purge({ types: ['menu'] });
    expect(await isNew(first)).toBe(true);
    await expect.poll(() => isNew(second), longTimeout).toBe(true);
    expect(cms.calls.filter(({ name }) => name.includes('/menu'))).toHaveLength(1);
  });

  it('serve content that others have cached while the backend is down', async () => {
    const redis = await emptyRedis(stops, database);
    const pages = await (await startInstance(redis.url)).visitAll();
    cms.behave(() => json({}, 500));
    expect(await (await startInstance(redis.url)).visitAll()).toEqual(pages);
  });

  it('share neither searches nor unpublished content', async () => {
    const redis = await emptyRedis(stops, database);
    const config = readConfig({
      CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
      CONTENT_REST_URL: cms.url,
      REDIS_URL: redis.url,
      SECRET_KEY: secret,
    });
    const sharing = await createSharedStoreServices(config, {
      logger: createLogger('silent'),
      isFlushed: () => true,
    });
    const { content, stop } = await startContent(cms.url, { shared: sharing.shared });
    stops.push(sharing.close, stop);
    const countStored = async () => (await redis.client.keys('*answer*')).length;
    const request = (where: string, variables: object) => ({
      name: 'Q',
      text: `query Q($language: String!${where === '' ? '' : ', $search: String'}) { posts(where: { wpmlLanguage: $language${where} }, first: 1) { nodes { title } } }`,
      variables: { language: 'en', ...variables },
    });
    await content.fetch(request(', search: $search', { search: 'my illness' }));
    await content.fetchUnpublished(request('', {}));
    expect(await countStored()).toBe(0);
    await content.fetch(request('', {}));
    expect(await countStored()).toBe(1);
  });

  it.each([
    ['a javascript: URL', (text: string) => text.replaceAll(/"\/[^"]*"/g, '"javascript:alert(1)"')],
    ['a script', (text: string) => text.replaceAll(/"[^"]*<p>/g, '"<script>alert(1)</script>')],
    ['an empty object', () => '{}'],
    ['nothing', () => 'null'],
  ])('reject cache entries that somebody else wrote: %s', async (_name, rewrite) => {
    const redis = await emptyRedis(stops, database);
    const pages = await (await startInstance(redis.url)).visitAll();
    for (const key of await redis.client.keys('*:answer:*')) {
      const value = (await redis.client.hgetBuffer(key, 'packed')) ?? Buffer.of();
      const head = value.subarray(0, value.indexOf('28b52ffd', 'hex'));
      const text = rewrite(decompress(value.subarray(head.byteLength)).toString());
      await redis.client.hset(key, 'packed', Buffer.concat([head, compress(text)]));
    }
    expect(await (await startInstance(redis.url)).visitAll()).toEqual(pages);
  });

  it('request every page of the list of all articles only once', async () => {
    const redis = await emptyRedis(stops, database);
    cms.behave((call, respond) => (call.name === 'PostIndexQuery' ? hundredAfter(call) : respond()));
    const config = readConfig({
      CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
      CONTENT_REST_URL: cms.url,
      REDIS_URL: redis.url,
      SECRET_KEY: secret,
    });
    const listOfInstance = async () => {
      const sharing = await createSharedStoreServices(config, {
        logger: createLogger('silent'),
        isFlushed: () => true,
      });
      const { content, stop } = await startContent(cms.url, { shared: sharing.shared });
      stops.push(sharing.close, stop);
      const index = createPostIndex({
        fetch: ({ name, text }, variables, purpose) =>
          content.fetch({ name, text: text ?? '', variables }, purpose),
        copies: { get: () => undefined, hasSince: () => false, put: () => {}, remove: () => {} },
        limitBytes: 1024 * 1024,
        freshSeconds: 3_600,
        onChanged: () => {},
      });
      return (await index.get('en', 'interactive', { needsAll: true })).value.length;
    };
    expect(await listOfInstance()).toBe(1_000);
    expect(cms.calls.filter(({ name }) => name === 'PostIndexQuery')).toHaveLength(10);
    cms.calls.length = 0;
    expect(await listOfInstance()).toBe(1_000);
    expect(cms.calls.filter(({ name }) => name === 'PostIndexQuery')).toEqual([]);
  });

  it('request content independently while Redis is down, and share it again afterwards', async () => {
    const redis = await emptyRedis(stops, database);
    const first = await startInstance(redis.lineUrl);
    const pages = await first.visitAll();
    await redis.cut();
    cms.calls.length = 0;
    const alone = await startInstance(redis.lineUrl);
    expect(await alone.visitAll()).toEqual(pages);
    expect(cms.calls.length).toBeGreaterThan(0);
    await redis.restore();
    await expect
      .poll(async () => {
        cms.calls.length = 0;
        const secondInstance = await startInstance(redis.lineUrl);
        return {
          same: (await secondInstance.visitAll()).every(({ status }) => status === 200),
          calls: cms.calls.length,
        };
      }, longTimeout)
      .toEqual({ same: true, calls: 0 });
  });
});

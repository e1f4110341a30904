import { stripIgnoredCharacters } from 'graphql';
import { getRequest } from 'relay-runtime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ContentData, FetchContent } from '#schema/pageServices.ts';
import { createContentIndex, indexRequest } from '#server/content/contentIndex.ts';
import { postIndexQuery } from '#server/content/indexQueries.ts';
import { allOf } from '#server/lib/contentIndex.ts';
import { startContent } from '#tests/support/startContent.ts';
import { json, startWatchedCms, type WatchedCms } from '#tests/support/watchedCms.ts';
import { query as contentPageQuery } from '../../pages/(site)/content/+query.ts';

let cms: WatchedCms;
const stops: (() => Promise<void> | void)[] = [];
beforeEach(async () => {
  cms = await startWatchedCms();
  stops.push(() => cms.stop());
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function startSite(env: Record<string, string> = {}) {
  const site = await startContent(cms.url, { env });
  stops.push(site.stop);
  return site;
}

const purgeAll = { ids: [], types: [], locales: [], everything: true };
const sectionsOf = (content: ContentData) => JSON.stringify(content).match(/"__typename":"\w+Layout"/g) ?? [];

/** Makes the backend return only the first section of each page. */
function cutPages() {
  cms.behave(async (_call, respond) => {
    const response = await respond();
    const truncate = (key: string, value: unknown) =>
      key === 'sectionElements' && Array.isArray(value) ? value.slice(0, 1) : value;
    return { ...response, body: JSON.stringify(JSON.parse(response.body.toString(), truncate)) };
  });
}

it.each(['/', '/all-sections', '/nothing-here'])(
  'page %s takes one content request, with the compiled query, and none while its response is fresh',
  async (address) => {
    const { visit } = await startSite();
    const first = await visit(address);
    expect(await visit(address)).toEqual(first);
    expect(cms.calls.map(({ name, query }) => [name, query])).toEqual([
      ['ContentPageQuery', stripIgnoredCharacters(getRequest(contentPageQuery.operation).params.text ?? '')],
    ]);
  },
);

it('a page with changed sections takes one content request after a purge', async () => {
  cutPages();
  const { content, visit } = await startSite();
  expect(sectionsOf(await visit('/pricing'))).toHaveLength(1);
  cms.behave(undefined);
  cms.calls.length = 0;
  content.purge(purgeAll);
  expect(sectionsOf(await visit('/pricing')).length).toBeGreaterThan(4);
  expect(cms.calls).toHaveLength(1);
});

it('a page requests the product catalogue only while one of its sections shows it', async () => {
  const { content, visit } = await startSite();
  expect((await visit('/all-sections'))['products']).not.toBeNull();
  cutPages();
  content.purge(purgeAll);
  expect((await visit('/all-sections'))['products']).toBeNull();
});

it('content queries are sent by POST unless GET is configured', async () => {
  const methodOf = async (env: Record<string, string>) => {
    cms.calls.length = 0;
    const { content } = await startSite(env);
    await content.fetch({
      name: postIndexQuery.name,
      text: postIndexQuery.text ?? '',
      variables: { language: 'en', after: null },
    });
    return cms.calls.map(({ method }) => method);
  };
  expect(await methodOf({})).toEqual(['POST']);
  expect(await methodOf({ CONTENT_METHOD: 'GET' })).toEqual(['GET']);
});

it('a query that returned GraphQL errors is not retried', async () => {
  cms.behave((call, respond) =>
    call.name === 'ContentPageQuery' ? json({ errors: [{ message: 'Internal server error' }] }) : respond(),
  );
  const { visit } = await startSite();
  await expect(visit('/')).rejects.toThrow();
  expect(cms.calls).toHaveLength(1);
});

/** Makes the backend return 250 articles, a hundred per request. Returns a reader of all their IDs. */
async function startIndex(env: Record<string, string> = {}) {
  cms.behave(({ variables: { after = 0 } }) => {
    const start = Number(after);
    const nodes = Array.from({ length: Math.min(100, 250 - start) }, (_, index) => ({
      id: `post:${250 - start - index}`,
      databaseId: 250 - start - index,
      slug: `article-${start + index}`,
      uri: `/blog/article-${start + index}`,
      locale: { locale: 'en_US' },
    }));
    const pageInfo = { hasNextPage: start + 100 < 250, endCursor: String(start + 100) };
    return json({ data: { posts: { nodes, pageInfo } } });
  });
  const { content } = await startSite(env);
  const fetchContent: FetchContent = (operation, variables) =>
    content.fetchWhole(indexRequest(operation, variables), 'batch');
  const { posts } = createContentIndex({
    fetchContent,
    fetchAvailable: fetchContent,
    freshSeconds: 3_600,
    limitBytes: 1024,
  });
  return { content, readIds: async () => (await allOf(posts('en'))).map(({ databaseId }) => databaseId) };
}
const requestedCursors = () => cms.calls.map(({ variables }) => variables['after']);

it('the content index requests only the response with an edited article again', async () => {
  const { content, readIds } = await startIndex();
  expect(await readIds()).toHaveLength(250);
  expect(requestedCursors()).toEqual([undefined, '100', '200']);
  cms.calls.length = 0;
  expect(await readIds()).toHaveLength(250);
  expect(requestedCursors()).toEqual([]);
  content.purge({ ids: ['post:100'], types: [], locales: [], everything: false });
  expect(await readIds()).toHaveLength(250);
  expect(requestedCursors()).toEqual(['100']);
});

it('the content index reloads stale responses with the newest hundred articles, but not older ones', async () => {
  const { readIds } = await startIndex({ CONTENT_FRESH_SECONDS: '1' });
  await readIds();
  cms.calls.length = 0;
  await expect
    .poll(async () => (await readIds(), requestedCursors()), { timeout: 10_000 })
    .toEqual([undefined, undefined]);
});

import { setImmediate as afterOtherWork } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { DocsOutline } from '#schema/openapi.ts';
import type { FetchContent } from '#schema/pageServices.ts';
import { createContentIndex } from '#server/content/contentIndex.ts';
import { HttpError } from '#server/errors.ts';
import { createLogger } from '#server/logger.ts';
import { createSiteSearch, type SiteSearch } from './siteSearch.ts';

const locale = { locale: 'en_US' };
const seo = { metaRobotsNoindex: 'index', canonical: '' };
const list = (nodes: object[]) => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null } });
const page = (title: string, sectionElements: object[] = []) => ({
  databaseId: 1,
  uri: '/prices',
  link: '/prices',
  title,
  content: null,
  locale,
  seo,
  pageElements: { sectionElements },
});
const catalogue = { __typename: 'PageElementsSectionElementsPackageSelectorLayout' };
const post = (databaseId: number, title: string) => ({
  databaseId,
  slug: String(databaseId),
  uri: `/blog/${databaseId}`,
  title,
  content: '',
  locale,
  seo,
  blogPostElements: { sectionElements: [] },
});

const outline = (titles: readonly string[]): DocsOutline => ({
  title: 'API',
  version: '1',
  groups: [
    {
      name: 'Stations',
      slug: 'stations',
      operations: titles.map((title) => ({
        method: 'GET',
        path: `/${title}`,
        title,
        address: title,
      })),
    },
  ],
});

const searches: SiteSearch[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const search of searches.splice(0)) search.stop();
});

/** Search of a site with a page that sells one product, and two articles. */
function startSearch(options: { gatherMs: number | undefined } = { gatherMs: 0 }) {
  const content = {
    pages: [page('Prices', [catalogue])],
    posts: [post(7, 'Buoys'), post(8, 'Pumps')],
    products: [{ databaseId: 20, title: 'Harbour plan', locale, productGroup: {} }],
    isDown: false,
    failures: 0,
    calls: [] as string[],
    /** IDs in each call that names them. */
    ids: [] as unknown[],
    operations: [] as string[],
    /** Delay of every response. */
    delay: Promise.resolve(),
  };
  let now = 1_000;
  const fetchContent: FetchContent = async (_operation, variables) => {
    if (content.isDown) {
      content.failures += 1;
      throw new Error('The backend is down.');
    }
    const ids = 'ids' in variables && Array.isArray(variables.ids) ? variables.ids : undefined;
    return {
      pages: list(content.pages),
      posts: list(content.posts.filter((post) => !ids || ids.includes(String(post.databaseId)))),
      products: { nodes: content.products },
    };
  };
  const search = createSiteSearch({
    logger: createLogger('silent'),
    ...(options.gatherMs !== undefined && { gatherMs: options.gatherMs }),
    now: () => now,
    index: createContentIndex({
      ...{ fetchContent, fetchAvailable: fetchContent },
      ...{ freshSeconds: 60, limitBytes: 1024 * 1024 },
    }),
    docsOutline: async () => outline(content.operations),
    async fetchContent(operation, variables) {
      content.calls.push(operation.name);
      if ('ids' in variables) content.ids.push(variables.ids);
      await content.delay;
      return fetchContent(operation, variables);
    },
  });
  searches.push(search);
  return {
    content,
    search,
    paths: async (query: string) =>
      (await search.find('en', query)).results.map((result) => result.path.split('#')[0]),
    after: (ms: number) => (now += ms),
  };
}

const purge = (changes: { types?: string[]; locales?: 'de'[]; ids?: string[]; everything?: boolean }) => ({
  everything: false,
  types: [],
  locales: [],
  ids: [],
  ...changes,
});

it.each(['product', 'Product', 'page'])(
  'createSiteSearch finds a new product after a purge of the type %s, and forgets a deleted one',
  async (type) => {
    const { content, search, paths } = startSearch();
    expect(await paths('harbour')).toEqual(['/prices']);
    content.products = [{ databaseId: 21, title: 'Estuary plan', locale, productGroup: {} }];
    search.purge(purge({ types: [type] }), []);
    await expect.poll(() => paths('estuary')).toEqual(['/prices']);
    expect(await paths('harbour')).toEqual([]);
  },
);

it('createSiteSearch finds a new article after a purge of the type post, and forgets a deleted one', async () => {
  const { content, search, paths } = startSearch();
  expect(await paths('buoys')).toEqual(['/blog/7']);
  content.posts = [post(9, 'Turbines'), post(8, 'Pumps')];
  search.purge(purge({ types: ['post'] }), []);
  await expect.poll(() => paths('turbines')).toEqual(['/blog/9']);
  expect(await paths('buoys')).toEqual([]);
});

it('createSiteSearch reads only the posts that a purge names', async () => {
  const { content, search, paths } = startSearch();
  await paths('buoys');
  content.calls = [];
  content.ids = [];
  content.posts = [post(7, 'Lighthouses'), post(8, 'Never read')];
  const otherNames = ['term:3', 'post:1234567890123456', 'xpost:8', 'post:8x'];
  search.purge(purge({ ids: ['x'] }), ['post:7', ...otherNames]);
  await expect.poll(() => paths('lighthouses')).toEqual(['/blog/7']);
  expect(await paths('never')).toEqual([]);
  expect(content.calls).toEqual(['SearchPostsQuery']);
  expect(content.ids).toEqual([['7']]);
});

it('createSiteSearch reads only the newest posts after a purge of a new post', async () => {
  const { content, search, paths } = startSearch();
  await paths('buoys');
  content.calls = [];
  content.posts.unshift(post(9, 'Turbines'));
  search.purge(purge({ ids: ['x'], types: ['post'] }), []);
  await expect.poll(() => paths('turbines')).toEqual(['/blog/9']);
  expect(content.calls).toEqual(['SearchPostsQuery']);
});

it('createSiteSearch forgets a purged post that no longer exists', async () => {
  const { content, search, paths } = startSearch();
  await paths('buoys');
  content.posts = [];
  search.purge(purge({ ids: ['x'] }), ['post:7']);
  await expect.poll(() => paths('buoys')).toEqual([]);
  expect(await paths('pumps')).toEqual(['/blog/8']);
});

it('createSiteSearch reads the pages again if a purge names one of them', async () => {
  const { content, search, paths } = startSearch();
  await paths('prices');
  content.pages = [page('Tariffs', [catalogue])];
  search.purge(purge({ ids: ['x'] }), ['post:1']);
  await expect.poll(() => paths('tariffs')).toEqual(['/prices']);
});

it.each([
  ['of everything', purge({ everything: true })],
  ['that names nothing', purge({})],
])('createSiteSearch reads all content again after a purge %s', async (_, change) => {
  const { content, search, paths } = startSearch();
  await paths('buoys');
  content.posts = [post(10, 'Anchors')];
  search.purge(change, []);
  await expect.poll(() => paths('anchors')).toEqual(['/blog/10']);
  expect(await paths('buoys')).toEqual([]);
});

it('createSiteSearch ignores a purge of other languages', async () => {
  const { content, search, paths } = startSearch();
  await paths('buoys');
  content.calls = [];
  search.purge(purge({ types: ['post', 'page'], locales: ['de'] }), []);
  await paths('buoys');
  expect(content.calls).toEqual([]);
});

it('createSiteSearch reads all content again after an hour', async () => {
  const { content, paths, after } = startSearch();
  await paths('buoys');
  content.posts = [post(11, 'Moorings')];
  after(3_600_000);
  content.calls = [];
  await paths('moorings');
  await afterOtherWork();
  expect(content.calls).toEqual([]);
  after(1);
  await expect.poll(() => paths('moorings')).toEqual(['/blog/11']);
});

it('createSiteSearch responds with 503 while there is no index, and tries again after ten seconds', async () => {
  const { content, search, paths, after } = startSearch();
  content.isDown = true;
  await expect(paths('buoys')).rejects.toThrow(HttpError);
  content.isDown = false;
  after(9_999);
  await expect(paths('buoys')).rejects.toMatchObject({ status: 503, code: 'content_unavailable' });
  expect(await search.find('en', '')).toEqual({ query: '', count: 0, isLoose: false, results: [] });
  after(1);
  expect(await paths('buoys')).toEqual(['/blog/7']);
});

it('createSiteSearch loads a missing index as soon as the backend has recovered', async () => {
  const { content, search, paths } = startSearch();
  content.isDown = true;
  await expect(paths('buoys')).rejects.toThrow(HttpError);
  content.isDown = false;
  search.recovered();
  expect(await paths('buoys')).toEqual(['/blog/7']);
});

it.each([
  ['of posts', purge({ types: ['post'] })],
  ['of everything', purge({ everything: true })],
])('createSiteSearch applies a failed change %s when the backend has recovered', async (_, change) => {
  const { content, search, paths } = startSearch();
  await paths('buoys');
  content.isDown = true;
  search.purge(change, []);
  await expect.poll(() => content.failures).toBe(1);
  expect(await paths('buoys')).toEqual(['/blog/7']);
  content.isDown = false;
  content.posts = [post(12, 'Beacons')];
  content.calls = [];
  search.recovered();
  await expect.poll(() => content.calls).toContain('SearchPostsQuery');
  await expect.poll(() => paths('beacons')).toEqual(['/blog/12']);
});

it('createSiteSearch starts indexing at an empty query', async () => {
  const { content, search } = startSearch();
  await search.find('en', '');
  await expect.poll(() => content.calls).toContain('SearchPostsQuery');
});

it('createSiteSearch finds all of many articles and operations', async () => {
  const { content, paths } = startSearch();
  content.posts = Array.from({ length: 21 }, (_, index) => post(100 + index, `Vessel${index}`));
  content.operations = ['listBerths'];
  expect(await paths('vessel20')).toEqual(['/blog/120']);
  await expect.poll(() => paths('listBerths')).toEqual(['/docs/listBerths']);
});

it('createSiteSearch replaces the operations after a purge of the pages', async () => {
  const { content, search, paths } = startSearch();
  content.operations = ['listBerths'];
  await expect.poll(() => paths('listBerths')).toHaveLength(1);
  content.operations = ['listCranes'];
  search.purge(purge({ types: ['page'] }), []);
  await expect.poll(() => paths('listCranes')).toEqual(['/docs/listCranes']);
  expect(await paths('listBerths')).toEqual([]);
});

it('createSiteSearch batches purges and requests the purged posts fifty at a time', async () => {
  const { content, search, paths } = startSearch();
  content.posts = Array.from({ length: 51 }, (_, index) => post(100 + index, `Vessel${index}`));
  await paths('vessel0');
  content.ids = [];
  content.posts = content.posts.map(({ databaseId }) => post(databaseId, `Barge${databaseId}`));
  for (const { databaseId } of content.posts) search.purge(purge({ ids: ['x'] }), [`post:${databaseId}`]);
  await expect.poll(() => paths('barge150')).toEqual(['/blog/150']);
  expect(content.ids.map((ids) => (Array.isArray(ids) ? ids.length : 0))).toEqual([50, 1]);
});

it('createSiteSearch collects purges for 300 ms after the first one that changes the index', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { content, search, paths } = startSearch({ gatherMs: undefined });
  content.posts.push(post(9, 'Turbines'));
  await paths('buoys');
  content.ids = [];
  for (const name of ['term:3', 'post:7', 'post:8', 'post:9', 'post:7']) {
    search.purge(purge({ ids: ['x'] }), [name]);
    await vi.advanceTimersByTimeAsync(100);
    await afterOtherWork();
  }
  await vi.advanceTimersByTimeAsync(199);
  await afterOtherWork();
  expect(content.ids).toEqual([['7', '8', '9']]);
  await vi.advanceTimersByTimeAsync(1);
  await afterOtherWork();
  expect(content.ids).toEqual([['7', '8', '9'], ['7']]);
});

it('createSiteSearch reads a language again if a post was purged during the first load', async () => {
  const { content, search, paths } = startSearch();
  const { promise, resolve } = Promise.withResolvers<void>();
  content.delay = promise;
  const first = paths('buoys');
  await expect.poll(() => content.calls).not.toEqual([]);
  search.purge(purge({ ids: ['x'] }), ['post:7']);
  content.calls = [];
  resolve();
  expect(await first).toEqual(['/blog/7']);
  await expect.poll(() => content.calls.filter((name) => name === 'SearchPostsQuery')).toHaveLength(2);
});

it('createSiteSearch responds with 503 after five seconds without an index', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { content, paths } = startSearch();
  content.delay = new Promise(() => {});
  const search = expect(paths('buoys')).rejects.toMatchObject({
    status: 503,
    code: 'still_loading',
    headers: { 'Retry-After': '10' },
  });
  await vi.advanceTimersByTimeAsync(4_999);
  await expect(Promise.race([search, Promise.resolve('waiting')])).resolves.toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  await search;
});

it('createSiteSearch requests nothing after a recovery if no update has failed', async () => {
  const { content, search, paths } = startSearch();
  await paths('buoys');
  content.calls = [];
  search.purge(purge({ locales: ['de'] }), []);
  search.recovered();
  await paths('buoys');
  expect(content.calls).toEqual([]);
});

it('createSiteSearch reads nothing after a purge in a language that was never searched', async () => {
  const { content, search, paths } = startSearch();
  search.purge(purge({ everything: true }), []);
  await paths('buoys');
  expect(content.calls.filter((name) => name === 'SearchPostsQuery')).toHaveLength(1);
});

it('createSiteSearch reads nothing once it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { content, search, paths } = startSearch();
  await paths('buoys');
  search.purge(purge({ types: ['post'] }), []);
  content.calls = [];
  search.stop();
  await vi.advanceTimersByTimeAsync(1);
  await expect(paths('buoys')).rejects.toThrow(HttpError);
  expect(content.calls).toEqual([]);
});

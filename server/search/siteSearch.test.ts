import { afterEach, expect, it } from 'vitest';
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

const searches: SiteSearch[] = [];
afterEach(() => {
  for (const search of searches.splice(0)) search.stop();
});

/** Search of a site with a page that sells one product, and two articles. */
function startSearch() {
  const content = {
    pages: [page('Prices', [catalogue])],
    posts: [post(7, 'Buoys'), post(8, 'Pumps')],
    products: [{ databaseId: 20, title: 'Harbour plan', locale, productGroup: {} }],
    isDown: false,
    calls: [] as string[],
  };
  let now = 0;
  const fetchContent: FetchContent = async (_operation, variables) => {
    if (content.isDown) throw new Error('The backend is down.');
    const ids = 'ids' in variables && Array.isArray(variables.ids) ? variables.ids : undefined;
    return {
      pages: list(content.pages),
      posts: list(content.posts.filter((post) => !ids || ids.includes(String(post.databaseId)))),
      products: { nodes: content.products },
    };
  };
  const search = createSiteSearch({
    logger: createLogger('silent'),
    gatherMs: 0,
    now: () => now,
    index: createContentIndex({
      ...{ fetchContent, fetchAvailable: fetchContent },
      ...{ freshSeconds: 60, limitBytes: 1024 * 1024 },
    }),
    docsOutline: undefined,
    fetchContent(operation, variables) {
      content.calls.push(operation.name);
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
  'createSiteSearch finds a new product after a purge of the type %s',
  async (type) => {
    const { content, search, paths } = startSearch();
    expect(await paths('harbour')).toEqual(['/prices']);
    content.products.push({ databaseId: 21, title: 'Estuary plan', locale, productGroup: {} });
    search.purge(purge({ types: [type] }), []);
    await expect.poll(() => paths('estuary')).toEqual(['/prices']);
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
  content.posts = [post(7, 'Lighthouses'), post(8, 'Never read')];
  search.purge(purge({ ids: ['x'] }), ['post:7', 'term:3']);
  await expect.poll(() => paths('lighthouses')).toEqual(['/blog/7']);
  expect(await paths('never')).toEqual([]);
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
  expect(await paths('moorings')).toEqual([]);
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
  after(1);
  expect(await paths('buoys')).toEqual(['/blog/7']);
  expect(await search.find('en', '')).toEqual({ query: '', count: 0, isLoose: false, results: [] });
});

it('createSiteSearch applies failed changes when the backend has recovered', async () => {
  const { content, search, paths } = startSearch();
  await paths('buoys');
  content.isDown = true;
  content.calls = [];
  search.purge(purge({ types: ['post'] }), []);
  await expect.poll(() => content.calls.length).toBe(1);
  expect(await paths('buoys')).toEqual(['/blog/7']);
  content.isDown = false;
  content.posts = [post(12, 'Beacons')];
  search.recovered();
  await expect.poll(() => paths('beacons')).toEqual(['/blog/12']);
});

import { describe, expect, it } from 'vitest';
import type { FetchContent } from '#schema/pageServices.ts';
import { createContentIndex } from '#server/content/contentIndex.ts';
import { createContentReader } from './readContent.ts';

const pageInfo = { hasNextPage: false };
const page = {
  databaseId: 17,
  uri: '/coverage',
  title: 'Coverage',
  content: '<p>In 40 countries.</p>',
  locale: { locale: 'en_US' },
  seo: { metaRobotsNoindex: 'index', canonical: '' },
};
const post = { ...page, databaseId: 18, slug: 'cause-15', uri: '/blog/cause-15', title: 'Cause 15' };

/** Creates a reader of English content, and records the IDs in the queries for texts. */
function readerOf({ pages = [], posts = [] }: { pages?: object[]; posts?: object[] }) {
  const idsOfCalls: unknown[] = [];
  const fetchFacts: FetchContent = async ({ name }) =>
    name === 'PageIndexQuery' ? { pages: { nodes: pages, pageInfo } } : { posts: { nodes: posts, pageInfo } };
  const index = createContentIndex({
    ...{ fetchContent: fetchFacts, fetchAvailable: fetchFacts },
    ...{ freshSeconds: 60, limitBytes: 1024 * 1024 },
  });
  const reader = createContentReader(
    {
      index,
      async fetchContent({ name }, variables) {
        idsOfCalls.push('ids' in variables ? variables.ids : undefined);
        if (name === 'SearchPagesQuery') return { pages: { nodes: pages, pageInfo } };
        return name === 'SearchPostsQuery'
          ? { posts: { nodes: posts, pageInfo } }
          : { products: { nodes: [] } };
      },
      docsOutline: async () => undefined,
    },
    'en',
  );
  return { reader, idsOfCalls };
}

describe('createContentReader', () => {
  it('joins the texts of a page with its path and title in the content index', async () => {
    expect(await readerOf({ pages: [page] }).reader.pagesAndProducts()).toMatchObject([
      { id: 'post:17', path: '/coverage', title: 'Coverage', passages: [{ text: 'In 40 countries.' }] },
    ]);
  });

  it.each([
    ['that search engines may not index', { seo: { metaRobotsNoindex: 'noindex', canonical: '' } }],
    ['whose canonical URL is another page', { seo: { metaRobotsNoindex: '', canonical: '/other' } }],
    ['behind a password, which hides its language', { locale: null }],
    ['in another language', { locale: { locale: 'da_DK' } }],
    ['whose path the site uses itself', { uri: '/docs' }],
    ['with a URL of another site', { uri: 'https://other.example/' }],
    ['without a URL', { uri: null }],
  ])('omits a page %s', async (_which, change) => {
    const { reader } = readerOf({ pages: [{ ...page, ...change }] });
    expect(await reader.pagesAndProducts()).toEqual([]);
  });

  it('reads only the texts of changed posts that the content index contains', async () => {
    const { reader, idsOfCalls } = readerOf({ posts: [post] });
    expect(await reader.postsById([17, 18])).toMatchObject([{ id: 'post:18', path: '/blog/cause-15' }]);
    expect(idsOfCalls).toEqual([['18']]);
    expect(await reader.postsById([17])).toEqual([]);
    expect(idsOfCalls).toHaveLength(1);
  });
});

import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { getRequest } from 'relay-runtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, type Cms } from '#cms/server.ts';
import { localeCodes, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { query as blogCategoryPageQuery } from '../../pages/blog/category/@slug/+query.ts';
import { query as blogPageQuery } from '../../pages/blog/index/+query.ts';
import { query as postPageQuery } from '../../pages/blog/@slug/+query.ts';
import { query as contentPageQuery } from '../../pages/(site)/content/+query.ts';
import { createPostIndex } from '#server/content/postIndex.ts';
import type { PageQuery, QueryContext } from '#renderer/data/definePageQuery.ts';
import type { ContentData, ContentOperation } from '#schema/pageServices.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/content.graphql', import.meta.url), 'utf8'));

const queries = { contentPageQuery, blogPageQuery, blogCategoryPageQuery, postPageQuery };

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
  // Sends a first request, which waits for the articles to load.
  await fetch(`${cms.url}/graphql?query={__typename}`);
});
afterAll(() => cms.stop());

/** Fetches content from the embedded backend and normalises URLs as the site does. */
async function fetchContent({ name, text }: ContentOperation, variables: object): Promise<ContentData> {
  const response = await fetch(`${cms.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text, variables, operationName: name }),
  });
  const { data, errors }: { data: ContentData; errors?: unknown } = JSON.parse(
    await response.text(),
    (key, value) =>
      ['uri', 'link', 'href'].includes(key) && typeof value === 'string'
        ? value.replace(cms.url, '').replace(/(?<=.)\/$/, '')
        : value,
  );
  expect(errors).toBeUndefined();
  return data;
}

function contextOf(path: string, context: Partial<QueryContext> = {}): QueryContext {
  return {
    locale: 'en',
    path,
    routeParams: {},
    pageNumber: 1,
    search: undefined,
    preview: undefined,
    ...context,
  };
}

const postIndex = createPostIndex({
  copies: { get: () => undefined, hasSince: () => false, put: () => {}, remove: () => {} },
  limitBytes: 1024 * 1024,
  fetch: async (operation, variables) => ({
    value: await fetchContent(operation, variables),
    isPartial: false,
  }),
  freshSeconds: 3_600,
  onChanged: () => {},
});

/** Runs a page query as the site does. */
async function open(query: PageQuery, context: QueryContext) {
  let calls = 0;
  const { lookup, shown } = await query.run(context, {
    fetchContent(operation, variables) {
      calls += 1;
      return fetchContent(operation, variables);
    },
    readPostIndex: async (locale, read) => read((await postIndex.get(locale, 'interactive')).value),
  });
  return { calls, lookup: lookup(), ...shown() };
}

const post = (slug: string, locale: Locale = 'en') =>
  contextOf(`/blog/${slug}`, { locale, routeParams: { slug } });
const category = (slug: string, context: Partial<QueryContext> = {}) =>
  contextOf(`/blog/category/${slug}`, { routeParams: { slug }, ...context });

describe.each(Object.entries(queries))('%s', (_name, query) => {
  it('selects only fields of the content contract', () => {
    const { text } = getRequest(query.operation).params;
    expect(validate(schema, parse(text ?? ''))).toEqual([]);
  });
});

describe('getPage', () => {
  it.each(localeCodes)('returns the home page in %s', async (locale) => {
    const { lookup } = await open(contentPageQuery, contextOf('/', { locale }));
    expect(lookup).toMatchObject({ found: true, head: { locale, path: localisePath('/', locale) } });
  });

  it('returns nothing for an unknown address', async () => {
    expect((await open(contentPageQuery, contextOf('/nope'))).lookup).toMatchObject({ found: false });
  });
});

describe('getProducts', () => {
  it('is part of the response for a page with prices', async () => {
    const { response } = await open(contentPageQuery, contextOf('/pricing'));
    expect(nodesOf(response, 'products')).toHaveLength(3);
  });
});

describe('getBlogOverview', () => {
  it.each(localeCodes)('returns the head and translations of the blog in %s', async (locale) => {
    const { lookup } = await open(blogPageQuery, contextOf('/blog', { locale }));
    expect(lookup).toMatchObject({
      found: true,
      head: {
        locale,
        path: localisePath('/blog', locale),
        seo: { title: expect.stringContaining('Journal') },
      },
      breadcrumbs: [{}, { path: localisePath('/blog', locale) }],
    });
    expect(lookup.found && lookup.head.translations).toHaveLength(2);
  });

  it('lists the page in every other language', async () => {
    const { lookup } = await open(blogPageQuery, contextOf('/blog', { locale: 'da' }));
    expect(lookup.found && lookup.head.translations).toEqual([
      { locale: 'en', path: '/blog', title: 'Journal', isIndexed: true },
      { locale: 'de', path: '/de/blog', title: 'Journal', isIndexed: true },
    ]);
  });
});

describe('getPosts', () => {
  it('returns twelve posts per page, newest first, and the total number of posts', async () => {
    const first = await open(blogPageQuery, contextOf('/blog'));
    const last = await open(blogPageQuery, contextOf('/blog', { pageNumber: first.pageCount ?? 0 }));
    expect(first).toMatchObject({ calls: 1, totalCount: first.itemCount });
    expect(nodesOf(first.response)).toHaveLength(12);
    expect(nodesOf(last.response)).toHaveLength((first.itemCount ?? 0) - 12 * ((first.pageCount ?? 0) - 1));
  });

  it('returns the results of a search, and how many there are', async () => {
    const wholeBlog = await open(blogPageQuery, contextOf('/blog'));
    const results = await open(blogPageQuery, contextOf('/blog', { search: 'modem' }));
    // Every word must match, as in WordPress.
    const noResults = await open(blogPageQuery, contextOf('/blog', { search: 'modem xyzzy' }));
    expect(results.itemCount).toBeGreaterThan(0);
    expect(results.itemCount).toBeLessThan(wholeBlog.itemCount ?? 0);
    expect(results.totalCount).toBe(wholeBlog.itemCount);
    expect(results.isCut).toBe(false);
    expect(noResults).toMatchObject({ itemCount: 0, pageCount: 1, lookup: { found: true } });
  });

  it('reports that there are more search results than it returns', async () => {
    const pendingPage = blogPageQuery.run(contextOf('/blog', { search: 'a' }), {
      fetchContent: (operation, variables) => fetchContent(operation, { ...variables, first: 5 }),
      readPostIndex: async (_locale, read) => read([]),
    });
    expect((await pendingPage).shown()).toMatchObject({ itemCount: 5, isCut: true });
  });
});

describe('getPostsByCategory', () => {
  it('returns the category with its translations', async () => {
    const { lookup, itemCount } = await open(blogCategoryPageQuery, category('field-notes'));
    expect(itemCount).toBeGreaterThan(0);
    expect(lookup).toMatchObject({
      found: true,
      head: {
        path: '/blog/category/field-notes',
        translations: expect.arrayContaining([
          expect.objectContaining({ locale: 'da', path: '/da/blog/category/feltnoter' }),
          expect.objectContaining({ locale: 'de', path: '/de/blog/category/feldnotizen' }),
        ]),
      },
      breadcrumbs: [{}, {}, { text: 'Field notes' }],
    });
  });

  it.each([
    ['nope', 'en'],
    ['', 'en'],
    // The slug belongs to another language.
    ['feltnoter', 'en'],
    ['field-notes', 'da'],
  ] as const)('finds no category %j in %s', async (slug, locale) => {
    expect((await open(blogCategoryPageQuery, category(slug, { locale }))).lookup).toEqual({ found: false });
  });
});

describe('getPost', () => {
  it('returns the article with its neighbours', async () => {
    const { lookup, response } = await open(postPageQuery, post('cause-15-at-high-water'));
    expect(lookup).toMatchObject({
      found: true,
      head: { kind: 'post', locale: 'en', path: '/blog/cause-15-at-high-water' },
    });
    const journalCount = nodesOf(response, 'journal').length;
    expect(journalCount).toBeGreaterThanOrEqual(4);
    expect(journalCount).toBeLessThanOrEqual(6);
  });

  it('returns newer articles along with the oldest one, in one request', async () => {
    const { calls, response } = await open(postPageQuery, post('what-counts-as-an-outage'));
    expect(calls).toBe(1);
    expect(nodesOf(response, 'journal').length).toBeGreaterThan(1);
  });

  it.each(['nope', '', 'aarsag-15-ved-hoejvande', 'six-lines-from-the-winter-log'])(
    'finds no English article %j',
    async (slug) => {
      expect((await open(postPageQuery, post(slug))).lookup).toEqual({ found: false });
    },
  );
});

describe('datatotranslate', () => {
  it("is part of the article's response, as its addresses in other languages", async () => {
    const { lookup } = await open(postPageQuery, post('aarsag-15-ved-hoejvande', 'da'));
    expect(lookup.found && lookup.head.translations).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ locale: 'en', path: '/blog/cause-15-at-high-water' }),
        expect.objectContaining({ locale: 'de', path: '/de/blog/ursache-15-bei-hochwasser' }),
      ]),
    );
  });
});

type Connection = { nodes: unknown[] };

function nodesOf(response: unknown, field = 'posts'): Connection['nodes'] {
  const connection: Connection | undefined =
    typeof response === 'object' && response !== null ? Reflect.get(response, field) : undefined;
  return connection?.nodes ?? [];
}

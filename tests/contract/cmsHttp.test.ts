import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startCms, type Cms } from '#cms/server.ts';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterEach(() => cms.setFault(undefined));
afterAll(() => cms.stop());

function post(body: unknown): Promise<Response> {
  return fetch(`${cms.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function ask(query: string, variables: object = {}) {
  const response = await post({ query, variables });
  return response.json();
}

const pageByUri =
  'query ($id: ID!) { page(id: $id, idType: URI) { uri locale { locale } parent { node { uri } } } }';

describe('a page by URI', () => {
  it.each([
    ['/solutions/water/', '/solutions/water/', 'en_US'],
    ['/solutions/water', '/solutions/water/', 'en_US'],
    ['/da/loesninger/vand', '/da/loesninger/vand/', 'da_DK'],
    ['/da', '/da/', 'da_DK'],
    ['/', '/', 'en_US'],
  ])('is found by %s', async (id, uri, locale) => {
    const { data } = await ask(pageByUri, { id });
    expect(data.page).toMatchObject({ uri, locale: { locale } });
  });

  it('is found by a translated slug without its prefix, in the language of the slug', async () => {
    const { data } = await ask(pageByUri, { id: '/loesninger/vand/' });
    expect(data.page).toMatchObject({ uri: '/da/loesninger/vand/', locale: { locale: 'da_DK' } });
  });

  it('is found by an absolute URL of its own host only', async () => {
    const ownPage = await ask(pageByUri, { id: `${cms.url}/pricing/` });
    const foreignPage = await ask(pageByUri, { id: 'https://evil.example/pricing/' });
    expect(ownPage.data.page.uri).toBe('/pricing/');
    expect(foreignPage.data.page).toBeNull();
  });

  it('includes the parent of a page on the second level', async () => {
    const { data } = await ask(pageByUri, { id: '/de/loesungen/wasser/' });
    expect(data.page.parent.node.uri).toBe('/de/loesungen/');
  });

  it.each([
    '/no-such-page/',
    '/water/',
    '/blog/cause-15-at-high-water/',
    '/products/satellite/',
    '/da/responsible-disclosure/',
  ])('is null without an error for %s', async (id) => {
    expect(await ask(pageByUri, { id })).toMatchObject({ data: { page: null } });
  });
});

describe('translations of posts and pages', () => {
  it("exclude the page itself, and omit the home page's trailing slash", async () => {
    const { data } = await ask(
      '{ pages(where: { name: "home" }) { nodes { translated { uri } translations { href locale } } } }',
    );
    expect(data.pages.nodes[0].translated).toEqual([{ uri: '/da' }, { uri: '/de' }]);
    expect(data.pages.nodes[0].translations).toEqual([
      { href: `${cms.url}/da/`, locale: 'da_DK' },
      { href: `${cms.url}/de/`, locale: 'de_DE' },
    ]);
  });

  it('are an empty list for a page in only one language', async () => {
    const { data } = await ask(
      '{ pages(where: { name: "responsible-disclosure" }) { nodes { translated { uri } } } }',
    );
    expect(data.pages.nodes).toEqual([{ translated: [] }]);
  });
});

it('a password-protected page hides its content and language, but not its sections', async () => {
  const { data } = await ask(
    '{ pages(where: { name: "partner-prices" }) { nodes { content locale { locale } translated { uri } pageElements { sectionElements { __typename } } } } }',
  );
  expect(data.pages.nodes[0]).toEqual({
    content: null,
    locale: null,
    translated: [],
    pageElements: { sectionElements: [{ __typename: 'PageElementsSectionElementsPackageSelectorLayout' }] },
  });
});

describe('lists of posts', () => {
  const list =
    'query ($first: Int, $after: String) { posts(first: $first, after: $after, where: { wpmlLanguage: "en" }) { nodes { slug } pageInfo { hasNextPage endCursor } } }';

  it('return the newest ten by default, with hasNextPage set to false', async () => {
    const { data } = await ask(list);
    expect(data.posts.nodes).toHaveLength(10);
    expect(data.posts.nodes[0].slug).toBe('nordvand-stopped-driving');
    expect(data.posts.pageInfo.hasNextPage).toBe(false);
  });

  it('continue after a cursor without gaps or duplicates', async () => {
    const complete = await ask(list, { first: 100 });
    const first = await ask(list, { first: 4 });
    const second = await ask(list, { first: 4, after: first.data.posts.pageInfo.endCursor });
    expect(first.data.posts.pageInfo.hasNextPage).toBe(true);
    expect([...first.data.posts.nodes, ...second.data.posts.nodes]).toEqual(
      complete.data.posts.nodes.slice(0, 8),
    );
  });

  it('report no next page after the last post', async () => {
    const { data } = await ask(list, { first: 100 });
    const page = await ask(list, { first: data.posts.nodes.length });
    expect(page.data.posts.pageInfo.hasNextPage).toBe(false);
  });

  it("can be filtered by the category's slug in the language, and by search terms", async () => {
    const query =
      'query ($where: RootQueryToPostConnectionWhereArgs) { posts(where: $where, first: 100) { nodes { slug categories { nodes { slug } } } } }';
    const danish = await ask(query, { where: { wpmlLanguage: 'da', categoryName: 'feltnoter' } });
    const results = await ask(query, { where: { wpmlLanguage: 'en', search: 'ANHOLT buoy' } });
    expect(danish.data.posts.nodes.length).toBeGreaterThan(3);
    for (const { categories } of danish.data.posts.nodes)
      expect(categories.nodes).toContainEqual({ slug: 'feltnoter' });
    expect(results.data.posts.nodes.map(({ slug }: { slug: string }) => slug)).toContain(
      'cause-15-at-high-water',
    );
  });

  it('contain no drafts', async () => {
    const { data } = await ask(
      '{ posts(where: { name: "six-lines-from-the-winter-log" }) { nodes { slug } } }',
    );
    expect(data.posts.nodes).toEqual([]);
  });
});

describe('the GraphQL endpoint', () => {
  it.each([
    ['an unknown field', { query: '{ nope }' }, 200],
    ['a missing variable', { query: 'query ($id: ID!) { page(id: $id) { id } }' }, 200],
    ['a malformed id', { query: '{ page(id: "abc") { id } }' }, 200],
    ['a syntax error', { query: '{ page(' }, 500],
    ['a body that is not JSON', 'hello', 500],
    ['an empty body', '', 500],
    ['eleven operations at once', Array.from({ length: 11 }, () => ({ query: '{ __typename }' })), 500],
  ])('responds to %s with errors and the expected status', async (_name, body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('errors');
  });

  it('accepts GET queries and batches', async () => {
    const byGet = await fetch(`${cms.url}/graphql?query=${encodeURIComponent('{ __typename }')}`);
    const batch = await post([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    expect(await byGet.json()).toMatchObject({ data: { __typename: 'RootQuery' } });
    expect(await batch.json()).toHaveLength(2);
  });

  it('serves uploads with their content types, and nothing outside the uploads folder', async () => {
    const image = await fetch(`${cms.url}/wp-content/uploads/2026/11/photo-pump.webp`);
    const outsideResponse = await fetch(`${cms.url}/wp-content/uploads/%2e%2e/%2e%2e/server.ts`);
    expect(image.headers.get('content-type')).toBe('image/webp');
    expect(outsideResponse.status).toBe(404);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CategoryFixture } from '#cms/content/categories.ts';
import { startCms, type Cms } from '#cms/server.ts';
import type { PageQuery, QueryContext } from '#renderer/data/definePageQuery.ts';
import { query as blogCategoryPageQuery } from '../../pages/blog/category/@slug/+query.ts';
import { query as blogPageQuery } from '../../pages/blog/index/+query.ts';

const names = Array.from({ length: 150 }, (_, index) => `zz-${String(index).padStart(3, '0')}`);
const inAllLanguages = (text: string) => ({ en: text, da: text, de: text });
const manyCategories: Record<string, CategoryFixture> = Object.fromEntries(
  names.map((name, index) => [
    name,
    {
      id: 10_000 + 10 * index,
      slug: inAllLanguages(name),
      name: inAllLanguages(name),
      description: inAllLanguages('One of many.'),
    },
  ]),
);

let cms: Cms;
beforeAll(async () => {
  cms = await startCms({ more: { pages: [], posts: [], categories: manyCategories } });
});
afterAll(() => cms.stop());

async function open(query: PageQuery, path: string, routeParams: QueryContext['routeParams'] = {}) {
  let calls = 0;
  const response = await query.run(
    { locale: 'en', path, routeParams, pageNumber: 1, search: undefined, preview: undefined },
    {
      async fetchContent({ name, text }, variables) {
        calls += 1;
        const response = await fetch(`${cms.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: text, variables, operationName: name }),
        });
        return (await response.json()).data;
      },
      readPostIndex: async (_locale, read) => read([]),
    },
  );
  return { calls, ...response };
}

it.each([
  ['the blog', blogPageQuery, '/blog', {}],
  ['a category', blogCategoryPageQuery, '/blog/category/zz-149', { slug: 'zz-149' }],
] as const)('%s lists all of more than a hundred categories', async (_which, query, path, routeParams) => {
  const { calls, environment, shown } = await open(query, path, routeParams);
  expect(calls).toBe(2);
  expect(shown().response).toMatchObject({ categories: { nodes: { length: 154 } } });
  const records = environment.getStore().getSource();
  const slugs = records.getRecordIDs().map((id) => records.get(id)?.['slug']);
  expect(names.filter((name) => !slugs.includes(name))).toEqual([]);
});

it('the last of more than a hundred categories has a page', async () => {
  const { lookup } = await open(blogCategoryPageQuery, '/blog/category/zz-149', { slug: 'zz-149' });
  expect(lookup()).toMatchObject({ found: true, head: { path: '/blog/category/zz-149' } });
});

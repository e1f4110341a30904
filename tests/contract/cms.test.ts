import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '#cms/content/pages/index.ts';
import { posts } from '#cms/content/posts/index.ts';
import { startCms, type Cms } from '#cms/server.ts';
import { localeCodes, locales } from '#locales/locales.ts';
import { selectEverything } from './wholeQuery.ts';
import { inLocale } from '#cms/content/localised.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/content.graphql', import.meta.url), 'utf8'));
const pageQuery = `query ($name: String, $lang: String) {
  pages(where: { name: $name, wpmlLanguage: $lang }) { nodes ${selectEverything(schema, 'Page')} }
}`;
const postQuery = `query ($name: String, $lang: String) {
  posts(where: { name: $name, wpmlLanguage: $lang }) { nodes ${selectEverything(schema, 'Post')} }
}`;
const productQuery = `query ($lang: String) {
  products(where: { wpmlLanguage: $lang }) { nodes ${selectEverything(schema, 'Product')} }
}`;

const published = pages.filter((page) => page.status !== 'draft');
const publishedPosts = posts.filter((post) => post.status !== 'draft');

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

type Answer = { data: Record<string, { nodes: Record<string, unknown>[] }>; errors?: unknown };

async function ask(query: string, variables: object): Promise<Answer> {
  const response = await fetch(`${cms.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

function addressesIn(answer: Answer): string[] {
  return JSON.stringify(answer).match(/\b(?:page|post|category|upload|raw):[a-z][^"\\]*/g) ?? [];
}

describe.each(published)('page $name', (page) => {
  it.each(page.languages ?? localeCodes)('answers a query over the whole contract in %s', async (locale) => {
    const answer = await ask(pageQuery, { name: inLocale(page.slug, locale), lang: locale });
    const [node] = answer.data.pages?.nodes ?? [];

    expect(answer.errors).toBeUndefined();
    expect(node?.Page_slug).toBe(inLocale(page.slug, locale));
    if (!page.isProtected) {
      expect(node?.Page_locale).toMatchObject({ Locale_locale: locales[locale].wordPressLocale });
    }
    expect(addressesIn(answer)).toEqual([]);
  });
});

describe.each(publishedPosts)('post $slug.en', (post) => {
  it.each(post.languages ?? localeCodes)('answers a query over the whole contract in %s', async (locale) => {
    const answer = await ask(postQuery, { name: inLocale(post.slug, locale), lang: locale });

    expect(answer.errors).toBeUndefined();
    expect(answer.data.posts?.nodes.map((node) => node.Post_slug)).toEqual([inLocale(post.slug, locale)]);
    expect(addressesIn(answer)).toEqual([]);
  });
});

it.each(localeCodes)('answers the three plans in %s', async (locale) => {
  const answer = await ask(productQuery, { lang: locale });

  expect(answer.errors).toBeUndefined();
  expect(answer.data.products?.nodes.map((node) => node.Product_title).toSorted()).toEqual([
    'Charter',
    'Fleet',
    'Pilot',
  ]);
});

it('fills every field of every section kind on the specimen page', async () => {
  const answer = await ask(pageQuery, { name: 'all-sections', lang: 'en' });

  expect(emptyFields(answer.data.pages?.nodes[0]?.Page_pageElements)).toEqual([]);
});

/** Paths of nulls, without the details of SVG files, which WordPress does not know, and fields of drawings: no kind has all. */
function emptyFields(value: unknown, path = ''): string[] {
  if (value === null) return /_(mediaDetails|icon)$|_drawing\./.test(path) ? [] : [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'AcfContentNodeConnection_nodes' ? [] : emptyFields(part, `${path}.${key}`),
  );
}

import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentNames, loadContent } from '#cms/content/contents.ts';
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

const contents = await Promise.all(
  contentNames.map(async (name) => ({ name, ...(await loadContent(name)) })),
);

const plans = { demonstration: ['Charter', 'Fleet', 'Pilot'], starter: ['Complete', 'Essential'] };

type Answer = { data: Record<string, { nodes: Record<string, unknown>[] }>; errors?: unknown };

async function ask(cms: Cms, query: string, variables: object): Promise<Answer> {
  const response = await fetch(`${cms.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

function addressesIn(response: Answer): string[] {
  return JSON.stringify(response).match(/\b(?:page|post|category|upload|raw):[a-z][^"\\]*/g) ?? [];
}

describe.each(contents)('the $name', ({ name: content, pages, posts }) => {
  let cms: Cms;
  beforeAll(async () => {
    cms = await startCms({ content });
  });
  afterAll(() => cms.stop());

  describe.each(pages.filter((page) => page.status !== 'draft'))('page $name', (page) => {
    it.each(page.languages ?? localeCodes)('has every field of the contract in %s', async (locale) => {
      const response = await ask(cms, pageQuery, { name: inLocale(page.slug, locale), lang: locale });
      const [node] = response.data.pages?.nodes ?? [];

      expect(response.errors).toBeUndefined();
      expect(node?.Page_slug).toBe(inLocale(page.slug, locale));
      if (!page.isProtected) {
        expect(node?.Page_locale).toMatchObject({ Locale_locale: locales[locale].wordPressLocale });
      }
      expect(addressesIn(response)).toEqual([]);
    });
  });

  describe.each(posts.filter((post) => post.status !== 'draft'))('post $slug.en', (post) => {
    it.each(post.languages ?? localeCodes)(
      'responds to a query of the whole contract in %s',
      async (locale) => {
        const response = await ask(cms, postQuery, { name: inLocale(post.slug, locale), lang: locale });

        expect(response.errors).toBeUndefined();
        expect(response.data.posts?.nodes.map((node) => node.Post_slug)).toEqual([
          inLocale(post.slug, locale),
        ]);
        expect(addressesIn(response)).toEqual([]);
      },
    );
  });

  it.each(localeCodes)('returns its products in %s', async (locale) => {
    const response = await ask(cms, productQuery, { lang: locale });

    expect(response.errors).toBeUndefined();
    expect(response.data.products?.nodes.map((node) => node.Product_title).toSorted()).toEqual(
      plans[content],
    );
  });
});

it('the page all-sections fills in every field of every section kind', async () => {
  const cms = await startCms();
  const response = await ask(cms, pageQuery, { name: 'all-sections', lang: 'en' });

  await cms.stop();

  expect(emptyFields(response.data.pages?.nodes[0]?.Page_pageElements)).toEqual([]);
});

/**
 * Returns the paths of null fields. Leaves out dimensions of SVG files, which WordPress does not know, fields of
 * drawings, of which each kind has only some, and focal points, which few images have.
 */
function emptyFields(value: unknown, path = ''): string[] {
  // In forms, only lists have choices, and some fields have no placeholder.
  const mayBeEmpty = /_(mediaDetails|icon)$|_drawing\.|_focusPoint\.|StepFields_(choices|placeholder)$/;
  if (value === null) return mayBeEmpty.test(path) ? [] : [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'AcfContentNodeConnection_nodes' ? [] : emptyFields(item, `${path}.${key}`),
  );
}

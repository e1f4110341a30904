import { getRequest } from 'relay-runtime';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type Cms } from '#cms/server.ts';
import type { PageServices } from '#schema/pageServices.ts';
import { locales } from '#locales/locales.ts';
import { splitLocale } from '#locales/routing.ts';
import { query as contentPageQuery } from '../../pages/(site)/content/+query.ts';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const Titled = v.looseObject({ title: v.string() });
const Section = v.looseObject({
  __typename: v.string(),
  packages: v.nullish(v.array(v.nullable(v.looseObject({ title: v.nullish(v.string()) })))),
  products: v.nullish(v.looseObject({ nodes: v.array(Titled) })),
  faq: v.nullish(v.array(v.looseObject({ question: v.nullish(v.string()) }))),
});
const Answer = v.object({
  data: v.looseObject({
    page: v.looseObject({ pageElements: v.looseObject({ sectionElements: v.array(Section) }) }),
    products: v.looseObject({ nodes: v.array(Titled) }),
  }),
});

const namesIn = (section: v.InferOutput<typeof Section>, catalogue: string[]): string[] => {
  const packages = (section.packages ?? []).flatMap((entry) => entry?.title || []);
  if (section.__typename.endsWith('PricingLayout')) {
    return [...packages, ...(section.products?.nodes ?? []).map(({ title }) => title)];
  }
  if (!section.__typename.endsWith('PackageSelectorLayout')) return [];
  return packages.length > 0 ? packages : catalogue;
};

/** Empty, because pages that consist of sections do not read the index of posts. */
const readPostIndex: PageServices['readPostIndex'] = async (_locale, read) => read([]);

const contextOf = (address: string) => {
  const { locale, path } = splitLocale(address);
  return { locale, path, routeParams: {}, pageNumber: 1, search: undefined, preview: undefined };
};

it('contentPageQuery rejects a response to a different query', async () => {
  const content = { page: { id: 'a', pageElements: { sectionElements: [{ title: 'Of no type' }] } } };
  await expect(
    contentPageQuery.run(contextOf('/'), { fetchContent: async () => content, readPostIndex }),
  ).rejects.toThrow(/typename/);
});

it.each(['/', '/da/', '/de/', '/pricing/', '/da/priser/', '/de/preise/', '/products/sim/', '/all-sections/'])(
  'structured data contains all prices and answers of %s',
  async (uri) => {
    const address = uri.replace(/(?!^)\/$/, '');
    const { text } = getRequest(contentPageQuery.operation).params;
    const language = locales[splitLocale(address).locale].languageCode;
    const response = await fetch(`${cms.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, variables: { uri, slug: '', language } }),
    });
    const { data } = v.parse(Answer, await response.json());
    // The server replaces the backend's URLs by the site's.
    data.page['uri'] = address;
    data['pages'] = null;
    const loadedPage = await contentPageQuery.run(contextOf(address), {
      fetchContent: async () => data,
      readPostIndex,
    });
    const lookup = loadedPage.lookup();
    if (!lookup.found) throw new Error(`${uri} was not found.`);

    const sections = data.page.pageElements.sectionElements;
    const catalogue = data.products.nodes.map(({ title }) => title);
    const offeredNames = new Set(sections.flatMap((section) => namesIn(section, catalogue)));
    const productNames = (lookup.head.products ?? []).map(({ name }) => name);
    expect(productNames.filter((name) => !offeredNames.has(name))).toEqual([]);
    const listedNames = sections.flatMap(({ products }) => (products?.nodes ?? []).map(({ title }) => title));
    expect([...new Set(listedNames)].filter((name) => !productNames.includes(name))).toEqual([]);
    expect(lookup.head.questions?.map(({ question }) => question)).toEqual(
      sections.flatMap(({ faq }) => (faq ?? []).flatMap(({ question }) => question || [])),
    );
  },
);

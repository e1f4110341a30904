import { expect, test, type APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { startCms } from '#cms/server.ts';
import { locales } from '#locales/locales.ts';
import { splitLocale } from '#locales/routing.ts';
import { each, listedPages } from '../support/sitemaps.ts';

const Named = v.looseObject({ name: v.string() });
const Thing = v.looseObject({
  '@type': v.string(),
  name: v.optional(v.string()),
  headline: v.optional(v.string()),
  datePublished: v.optional(v.string()),
  dateModified: v.optional(v.string()),
  author: v.optional(v.looseObject({ name: v.optional(v.string()) })),
  articleSection: v.optional(v.string()),
  mainEntity: v.optional(v.array(Named)),
  itemListElement: v.optional(v.array(Named)),
});
const Graph = v.object({ '@graph': v.array(Thing) });
type Things = v.InferOutput<typeof Graph>['@graph'];

const Titled = v.object({ title: v.string() });
const Section = v.object({
  __typename: v.string(),
  faq: v.nullish(v.array(v.object({ question: v.nullish(v.string()) }))),
  packages: v.nullish(v.array(v.object({ title: v.nullish(v.string()) }))),
  products: v.nullish(v.object({ nodes: v.array(Titled) })),
});
const changed = { title: v.string(), modifiedGmt: v.string() };
const Page = v.object({
  ...changed,
  uri: v.string(),
  pageElements: v.nullable(v.object({ sectionElements: v.nullable(v.array(Section)) })),
});
const Post = v.object({
  ...changed,
  dateGmt: v.string(),
  author: v.nullable(v.object({ node: v.object({ name: v.nullable(v.string()) }) })),
  categories: v.object({ nodes: v.array(v.object({ name: v.string() })) }),
});
const Answer = v.object({
  data: v.object({
    page: v.nullable(Page),
    posts: v.object({ nodes: v.array(Post) }),
    products: v.object({ nodes: v.array(Titled) }),
  }),
});

const query = `query ($uri: ID!, $slug: String!, $language: String!) {
  page(id: $uri, idType: URI) {
    title uri modifiedGmt
    pageElements { sectionElements {
      __typename
      ... on PageElementsSectionElementsFaqLayout { faq { question } }
      ... on PageElementsSectionElementsPricingLayout { packages { title } products { nodes { ... on Product { title } } } }
      ... on PageElementsSectionElementsPackageSelectorLayout { packages { title } }
    } }
  }
  posts(where: { name: $slug, wpmlLanguage: $language }, first: 1) { nodes {
    title dateGmt modifiedGmt author { node { name } } categories { nodes { name } }
  } }
  products(where: { wpmlLanguage: $language }, first: 20) { nodes { title } }
}`;

test('the structured data of every address of the sitemaps says what the content backend answers', async ({
  request,
}) => {
  test.slow();
  const cms = await startCms();
  const seen = { pages: 0, posts: 0, questions: 0, products: 0 };
  await each(await listedPages(request), async ({ url }) => {
    const { pathname } = new URL(url);
    const things = await thingsOn(request, pathname);
    const { locale, path } = splitLocale(pathname);
    const response = await fetch(`${cms.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query,
        variables: {
          uri: pathname,
          slug: path.startsWith('/blog/') ? path.split('/').at(-1) : 'none',
          language: locales[locale].languageCode,
        },
      }),
    });
    const { data } = v.parse(Answer, await response.json());
    const [post] = data.posts.nodes;
    const content = data.page ?? post;
    // What the site draws of itself, such as the code and the API, has nothing of the backend's.
    if (content === undefined) return;
    expect(
      things.find((thing) => thing['@type'] === 'WebPage'),
      pathname,
    ).toMatchObject({ dateModified: instant(content.modifiedGmt) });
    if (data.page === null) {
      if (post === undefined) return;
      seen.posts += 1;
      expect(
        things.find((thing) => thing['@type'] === 'BlogPosting'),
        pathname,
      ).toMatchObject({
        headline: post.title,
        datePublished: instant(post.dateGmt),
        dateModified: instant(content.modifiedGmt),
        articleSection: post.categories.nodes[0]?.name,
        // What nobody signed is the company's.
        author:
          post.author == null
            ? { '@id': expect.stringMatching(/#organization$/) }
            : { name: post.author.node.name },
      });
      return;
    }
    seen.pages += 1;
    const sections = data.page.pageElements?.sectionElements ?? [];
    const asked = sections.flatMap(({ faq }) => faq?.flatMap(({ question }) => question || []) ?? []);
    const told = things.filter((thing) => thing['@type'] === 'FAQPage').flatMap((thing) => thing.mainEntity);
    seen.questions += asked.length;
    expect(
      told.map((thing) => thing?.name),
      pathname,
    ).toEqual(asked);
    const sold = things.filter((thing) => thing['@type'] === 'Product').map(({ name }) => name);
    const listed = sections.flatMap(({ products }) => products?.nodes.map(({ title }) => title) ?? []);
    const catalogue = data.products.nodes.map(({ title }) => title);
    const packages = sections.flatMap(
      (section) => section.packages?.flatMap(({ title }) => title || []) ?? [],
    );
    const offersCatalogue = sections.some(
      ({ __typename, packages: own }) =>
        __typename.endsWith('PackageSelectorLayout') && (own ?? []).length === 0,
    );
    seen.products += sold.length;
    expect(sold, pathname).toEqual(expect.arrayContaining(listed));
    expect([...packages, ...listed, ...(offersCatalogue ? catalogue : [])], pathname).toEqual(
      expect.arrayContaining(sold),
    );
  });
  await cms.stop();
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});

async function thingsOn(request: APIRequestContext, pathname: string): Promise<Things> {
  const html = await (await request.get(pathname)).text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return v.parse(Graph, JSON.parse(json ?? ''))['@graph'];
}

/** WordPress leaves the zone out of what it names GMT. */
function instant(gmt: string): string {
  return `${gmt}Z`;
}

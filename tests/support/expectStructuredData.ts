import { expect } from '@playwright/test';
import * as v from 'valibot';
import { locales } from '#locales/locales.ts';
import { splitLocale } from '#locales/routing.ts';

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
const StructuredData = v.tuple([v.object({ '@graph': v.array(Thing) })]);

const Titled = v.object({ title: v.string() });
const Section = v.object({
  __typename: v.string(),
  faq: v.nullish(v.array(v.object({ question: v.nullish(v.string()) }))),
  packages: v.nullish(v.array(v.object({ title: v.nullish(v.string()) }))),
  products: v.nullish(v.object({ nodes: v.array(Titled) })),
});
const datedFields = { title: v.string(), modifiedGmt: v.string() };
const Page = v.object({
  ...datedFields,
  uri: v.string(),
  pageElements: v.nullable(v.object({ sectionElements: v.nullable(v.array(Section)) })),
});
const Post = v.object({
  ...datedFields,
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

/** Numbers of compared items by kind. */
export type ComparedCounts = { pages: number; posts: number; questions: number; products: number };

/** Expects a page's structured data to match the content backend, and adds the number of compared items to `counts`. */
export async function expectStructuredData(
  backend: string,
  pathname: string,
  structuredData: readonly unknown[],
  counts: ComparedCounts,
): Promise<void> {
  const [{ '@graph': entities }] = v.parse(StructuredData, structuredData);
  const { page, posts, products } = await contentOf(backend, pathname);
  const [post] = posts.nodes;
  const content = page ?? post;
  // Pages that the site renders itself, such as the API reference, have no content in the backend.
  if (content === undefined) return;
  const entityOf = (type: string) => entities.find((entity) => entity['@type'] === type);
  const dateModified = instant(content.modifiedGmt);
  expect(entityOf('WebPage'), pathname).toMatchObject({ dateModified });
  if (page === null) {
    if (post === undefined) return;
    counts.posts += 1;
    expect(entityOf('BlogPosting'), pathname).toMatchObject({
      headline: post.title,
      datePublished: instant(post.dateGmt),
      dateModified,
      articleSection: post.categories.nodes[0]?.name,
      // The company is the author of unsigned articles.
      author:
        post.author == null
          ? { '@id': expect.stringMatching(/#organization$/) }
          : { name: post.author.node.name },
    });
    return;
  }
  counts.pages += 1;
  const sections = page.pageElements?.sectionElements ?? [];
  const questions = sections.flatMap(({ faq }) => faq?.flatMap(({ question }) => question || []) ?? []);
  const answeredQuestions = entities
    .filter((entity) => entity['@type'] === 'FAQPage')
    .flatMap((entity) => entity.mainEntity?.map(({ name }) => name));
  counts.questions += questions.length;
  expect(answeredQuestions, pathname).toEqual(questions);
  const structuredProducts = entities
    .filter((entity) => entity['@type'] === 'Product')
    .map(({ name }) => name);
  const listedProducts = sections.flatMap(
    (section) => section.products?.nodes.map(({ title }) => title) ?? [],
  );
  const catalogue = products.nodes.map(({ title }) => title);
  const packages = sections.flatMap((section) => section.packages?.flatMap(({ title }) => title || []) ?? []);
  const offersCatalogue = sections.some(
    ({ __typename, packages: ownPackages }) =>
      __typename.endsWith('PackageSelectorLayout') && (ownPackages ?? []).length === 0,
  );
  counts.products += structuredProducts.length;
  expect(structuredProducts, pathname).toEqual(expect.arrayContaining(listedProducts));
  expect([...packages, ...listedProducts, ...(offersCatalogue ? catalogue : [])], pathname).toEqual(
    expect.arrayContaining(structuredProducts),
  );
}

async function contentOf(backend: string, pathname: string) {
  const { locale, path } = splitLocale(pathname);
  const response = await fetch(`${backend}/graphql`, {
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
  return v.parse(Answer, await response.json()).data;
}

/** Adds the time zone, which WordPress omits from its GMT dates. */
function instant(gmt: string): string {
  return `${gmt}Z`;
}

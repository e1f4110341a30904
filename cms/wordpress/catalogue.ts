import { isLocale, defaultLocale, localeCodes, type Locale } from '#locales/locales.ts';
import type { CategoryFixture } from '../content/categories.ts';
import type { Content } from '../content/Content.ts';
import type { PageFixture } from '../content/PageFixture.ts';
import type { PostFixture } from '../content/PostFixture.ts';
import type { ProductFixture } from '../content/products.ts';
import {
  databaseId,
  prefixOf,
  type CategoryNode,
  type ContentNode,
  type PageNode,
  type PostNode,
  type ProductNode,
} from './nodes.ts';
import { inLocale } from '../content/localised.ts';

/** Published nodes in every language, with WordPress's lookups. */
export type Catalogue = {
  pages: readonly PageNode[];
  posts: readonly PostNode[];
  products: readonly ProductNode[];
  /** In WordPress's order. */
  categories: readonly CategoryNode[];
  /** Finds a node by its path, with or without a trailing slash. Finds translations even without a language prefix. */
  byUri: (uri: string) => ContentNode | undefined;
  byDatabaseId: (id: number) => ContentNode | undefined;
  /** Finds a published node or a draft, for editors. */
  preview: (id: number) => ContentNode | undefined;
  /** Finds a page by its name, in the default language if it has no translation. */
  page: (name: string, locale: Locale) => PageNode | undefined;
  post: (englishSlug: string, locale: Locale) => PostNode | undefined;
  product: (key: string, locale: Locale) => ProductNode | undefined;
  category: (key: string, locale: Locale) => CategoryNode | undefined;
  /** Returns the node in all other languages. */
  translationsOf: <T extends ContentNode>(node: T) => T[];
};

export function createCatalogue(content: Content): Catalogue {
  const categories = categoryNodes(content.categories);
  const pagesOf = (fixtures: readonly PageFixture[]) =>
    fixtures.flatMap((fixture) => languagesOf(fixture).map((locale) => pageNode(fixture, locale, content)));
  const postsOf = (fixtures: readonly PostFixture[]) =>
    fixtures.flatMap((fixture) =>
      languagesOf(fixture).map((locale) => postNode(fixture, locale, categories)),
    );
  const pages = pagesOf(content.pages.filter(isPublished));
  const posts = postsOf(content.posts.filter(isPublished));
  const products = Object.values(content.products).flatMap((fixture) =>
    localeCodes.map((locale) => productNode(fixture, locale)),
  );
  const nodes: ContentNode[] = [...pages, ...posts, ...products];
  const uris = new Map<string, ContentNode>();
  // Adds real addresses first, so that a translation without its prefix never hides a real page.
  for (const node of nodes) uris.set(node.uri, node);
  for (const node of nodes) {
    const unprefixed = node.uri.slice(prefixOf(node.locale).length);
    if (!uris.has(unprefixed)) uris.set(unprefixed, node);
  }
  const ids = new Map(nodes.map((node) => [node.databaseId, node]));
  const byFixture = Map.groupBy(nodes, (node) => node.fixture);
  const drafts: ContentNode[] = [
    ...pagesOf(content.pages.filter((fixture) => !isPublished(fixture))),
    ...postsOf(content.posts.filter((fixture) => !isPublished(fixture))),
  ];
  const draftIds = new Map(drafts.map((node) => [node.databaseId, node]));

  const pageIn = (name: string, locale: Locale) =>
    pages.find((node) => node.fixture.name === name && node.locale === locale);
  const postIn = (slug: string, locale: Locale) =>
    posts.find((node) => node.fixture.slug.en === slug && node.locale === locale);

  return {
    pages,
    posts,
    products,
    categories,
    byUri: (uri) => uris.get(withSlashes(uri)),
    byDatabaseId: (id) => ids.get(id),
    preview: (id) => draftIds.get(id) ?? ids.get(id),
    page: (name, locale) => pageIn(name, locale) ?? pageIn(name, defaultLocale),
    post: (slug, locale) => postIn(slug, locale) ?? postIn(slug, defaultLocale),
    product: (key, locale) => products.find((node) => node.fixture.slug === key && node.locale === locale),
    category: (key, locale) => categories.find((node) => node.key === key && node.locale === locale),
    translationsOf: (node) => siblings(byFixture.get(node.fixture) ?? [], node),
  };
}

function siblings<T extends ContentNode>(nodes: readonly ContentNode[], node: T): T[] {
  return nodes.filter(
    (translation): translation is T =>
      translation.type === node.type &&
      translation.fixture === node.fixture &&
      translation.locale !== node.locale,
  );
}

function isPublished({ status }: { status?: 'publish' | 'draft' }): boolean {
  return status !== 'draft';
}

function pageNode(fixture: PageFixture, locale: Locale, { pages, site }: Content): PageNode {
  const parent = pages.find((page) => page.name === fixture.parent);
  const path =
    fixture.name === 'home'
      ? ''
      : [inLocale(parent?.slug, locale), inLocale(fixture.slug, locale)].filter(Boolean).join('/');
  return {
    type: 'Page',
    fixture,
    locale,
    databaseId: databaseId('Page', fixture.id, locale),
    uri: withSlashes(`${prefixOf(locale)}/${path}`),
    slug: inLocale(fixture.slug, locale),
    title: inLocale(fixture.title, locale),
    date: fixture.date ?? site.pageDate,
  };
}

function postNode(fixture: PostFixture, locale: Locale, categories: readonly CategoryNode[]): PostNode {
  return {
    type: 'Post',
    fixture,
    locale,
    databaseId: databaseId('Post', fixture.id, locale),
    uri: `${prefixOf(locale)}/blog/${inLocale(fixture.slug, locale)}/`,
    slug: inLocale(fixture.slug, locale),
    title: inLocale(fixture.title, locale),
    date: fixture.date,
    categories: categories.filter(
      (node) => node.locale === locale && fixture.categories.some((key) => key === node.key),
    ),
  };
}

function productNode(fixture: ProductFixture, locale: Locale): ProductNode {
  return {
    type: 'Product',
    fixture,
    locale,
    databaseId: databaseId('Product', fixture.id, locale),
    uri: `${prefixOf(locale)}/product/${fixture.slug}/`,
    slug: fixture.slug,
    title: fixture.title,
    date: fixture.date,
  };
}

function withSlashes(uri: string): string {
  return `/${uri}/`.replaceAll(/\/{2,}/g, '/');
}

const collators = new Map(localeCodes.map((locale) => [locale, new Intl.Collator(locale)]));

/** Returns every category in every language, sorted by name as in WordPress. */
function categoryNodes(categories: Content['categories']): CategoryNode[] {
  return localeCodes.flatMap((locale) =>
    Object.entries(categories)
      .map(([key, fixture]) => categoryNode(key, fixture, locale))
      .toSorted((a, b) => collators.get(locale)?.compare(a.name, b.name) ?? 0),
  );
}

/** Languages of an entry that the site has. */
function languagesOf({ languages = localeCodes }: { languages?: readonly string[] }): Locale[] {
  return languages.filter(isLocale);
}

function categoryNode(key: string, fixture: CategoryFixture, locale: Locale): CategoryNode {
  const slug = inLocale(fixture.slug, locale);
  return {
    key,
    fixture,
    locale,
    databaseId: fixture.id + 100 * localeCodes.indexOf(locale),
    uri: `${prefixOf(locale)}/blog/category/${slug}/`,
    slug,
    name: inLocale(fixture.name, locale),
  };
}

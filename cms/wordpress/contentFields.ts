import { locales } from '#locales/locales.ts';
import type { FieldGroup } from './FieldGroup.ts';
import { filterPosts } from './connections.ts';
import type { WordPressContext } from './context.ts';
import { toGmt } from './dates.ts';
import { renderWysiwyg } from './html.ts';
import {
  globalId,
  type CategoryNode,
  type ContentNode,
  type PageNode,
  type PostNode,
  type ProductNode,
} from './nodes.ts';
import { modifiedGmt, resolveSeo } from './seo.ts';
import { inLocale } from '../content/localised.ts';

type Resolver<T> = (node: T, args: unknown, context: WordPressContext) => unknown;

const nodeFields: Record<string, Resolver<ContentNode>> = {
  id: (node) => globalId('post', node.databaseId),
  date: (node) => node.date,
  modifiedGmt: (node) => modifiedGmt(node),
  status: () => 'publish',
  link: (node, _args, { addresses }) => addresses.absolute(node.uri),
  locale: (node) => {
    if (isProtected(node)) return null;
    const code = locales[node.locale].wordPressLocale;
    return { id: code, locale: code };
  },
  translated: (node, _args, { catalogue }) =>
    isProtected(node) ? [] : catalogue.translationsOf(node).map(asTranslated),
  translations: (node, _args, { catalogue, addresses }) =>
    catalogue.translationsOf(node).map((translation) => ({
      href: addresses.absolute(translation.uri),
      id: String(translation.databaseId),
      locale: locales[translation.locale].wordPressLocale,
      post_title: translation.title,
    })),
};

function isProtected(node: ContentNode): boolean {
  return node.type === 'Page' && node.fixture.isProtected === true;
}

/** Removes the home page's trailing slash, which the language plugin omits in `translated`. */
function asTranslated<T extends ContentNode>(node: T): T {
  const isHome = node.type === 'Page' && node.fixture.name === 'home';
  return isHome && node.uri !== '/' ? { ...node, uri: node.uri.slice(0, -1) } : node;
}

export const pageFields: Record<string, Resolver<PageNode>> = {
  ...nodeFields,
  isFrontPage: ({ fixture }) => fixture.name === 'home',
  template: ({ fixture }) => ({
    __typename: 'DefaultTemplate',
    templateName: fixture.template ?? 'Default',
  }),
  content: (node, _args, context) => (isProtected(node) ? null : content(node, context)),
  parent: ({ fixture, locale }, _args, { catalogue }) => {
    const node = fixture.parent && catalogue.page(fixture.parent, locale);
    return node ? { node } : null;
  },
  seo: (node, _args, context) => resolveSeo(node, context),
  pageElements: ({ fixture, locale }) => ({
    fieldGroupName: 'PageElements',
    sectionElements: sections(fixture.sections, locale),
  }),
};

export const postFields: Record<string, Resolver<PostNode>> = {
  ...nodeFields,
  dateGmt: ({ date }) => toGmt(date),
  excerpt: ({ fixture, locale }, _args, { addresses }) =>
    renderWysiwyg(inLocale(fixture.excerpt, locale), locale, addresses),
  content: (node, _args, context) => content(node, context),
  author: ({ fixture: { author } }, _args, { content: { authors } }) => {
    const user = author === null ? undefined : authors[author];
    return user ? { node: { ...user, login: author } } : null;
  },
  categories: ({ categories }) => ({ nodes: categories }),
  seo: (node, _args, context) => resolveSeo(node, context),
  featuredImage: async ({ fixture, locale }, _args, { media, addresses }) => {
    const node = fixture.featuredImage && (await media(fixture.featuredImage, locale, addresses));
    return node && { node };
  },
  blogPostElements: ({ fixture, locale }): FieldGroup => ({
    values: { ...fixture, sectionElements: fixture.sections },
    locale,
  }),
};

export const productFields: Record<string, Resolver<ProductNode>> = {
  ...nodeFields,
  productGroup: ({ fixture, locale }): FieldGroup => ({ values: fixture.productGroup, locale }),
};

export const categoryFields: Record<string, Resolver<CategoryNode>> = {
  id: ({ databaseId }) => globalId('term', databaseId),
  databaseId: ({ databaseId }) => databaseId,
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  description: ({ fixture, locale }) => inLocale(fixture.description, locale),
  uri: ({ uri }) => uri,
  link: ({ uri }, _args, { addresses }) => addresses.absolute(uri),
  count: ({ slug, locale }, _args, { catalogue }) =>
    filterPosts(catalogue.posts, { wpmlLanguage: locale, categoryName: slug }).length,
};

type UserNode = { id: number; name: string; login: string };

export const userFields: Record<string, Resolver<UserNode>> = {
  id: ({ id }) => globalId('user', id),
  name: ({ name }) => name,
  avatar: ({ login }, _args, { addresses }) => ({ url: addresses.upload(`avatar-${login}.svg`) }),
};

function content({ fixture, locale }: PageNode | PostNode, { addresses }: WordPressContext): string | null {
  return fixture.content ? renderWysiwyg(inLocale(fixture.content, locale), locale, addresses) : null;
}

function sections(fixtures: readonly object[], locale: PageNode['locale']): FieldGroup[] | null {
  return fixtures.length > 0 ? fixtures.map((fixture) => ({ values: { ...fixture }, locale })) : null;
}

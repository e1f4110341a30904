import {
  buildSchema,
  isInterfaceType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLInterfaceType,
  type GraphQLSchema,
  GraphQLError,
} from 'graphql';
import { layoutType, resolveAcfField } from './acf.ts';
import type { FieldGroup } from './FieldGroup.ts';
import { categoryFields, pageFields, postFields, productFields, userFields } from './contentFields.ts';
import { contentSchema } from '#wordpress/model/contentSchema.ts';
import type { WordPressContext } from './context.ts';
import { filterPosts, hasLanguage, languageOf, order, paginate, type PostFilter } from './connections.ts';
import type { CategoryNode, PageNode, PostNode, ProductNode } from './nodes.ts';

const fieldGroup = /^(PageElementsSectionElements|BlogPostElements|ProductGroup|Drawing|FocusPoint)/;

/** Returns the content contract with resolvers for the embedded content. */
export function createSchema(): GraphQLSchema {
  const schema = buildSchema(contentSchema(), { assumeValidSDL: true });
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInterfaceType(type)) type.resolveType = typeResolver(type);
    if (!isObjectType(type) || !fieldGroup.test(type.name)) continue;
    for (const field of Object.values(type.getFields())) field.resolve = resolveAcfField;
  }
  for (const [field, resolve] of Object.entries(rootFields))
    attach(schema, 'RootQuery', { [field]: resolve });
  attach(schema, 'Page', pageFields);
  attach(schema, 'Post', postFields);
  attach(schema, 'Product', productFields);
  attach(schema, 'Category', categoryFields);
  attach(schema, 'User', userFields);
  return schema;
}

function attach<Source, Args>(
  schema: GraphQLSchema,
  typeName: string,
  resolvers: Record<string, GraphQLFieldResolver<Source, WordPressContext, Args>>,
): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`The content contract has no type ${typeName}`);
  const fields = type.getFields();
  for (const [name, resolve] of Object.entries(resolvers)) {
    // The contract may omit fields that these resolvers support.
    const field = fields[name];
    if (field) field.resolve = resolve;
  }
}

function typeResolver({ name }: GraphQLInterfaceType) {
  if (name.endsWith('_Layout')) return ({ values }: FieldGroup) => layoutType(name, values);
  return ({ type, __typename }: { type?: string; __typename?: string }) => type ?? __typename;
}

/** Arguments of all root queries. Each query reads some of them. */
type RootArgs = {
  id?: string;
  idType?: 'URI' | 'DATABASE_ID' | 'ID' | 'SLUG' | null;
  asPreview?: boolean | null;
  first?: number | null;
  after?: string | null;
  where?: (PostFilter & CategoryFilter) | null;
};
type CategoryFilter = { slug?: readonly (string | null)[] | null; wpmlLanguage?: string | null };
type RootResolver<Result> = (root: unknown, args: RootArgs, context: WordPressContext) => Result;

const page: RootResolver<PageNode | null> = (_root, args, context) => {
  const node = findNode(args, context);
  return node?.type === 'Page' ? node : null;
};

const post: RootResolver<PostNode | null> = (_root, args, context) => {
  const node = findNode(args, context);
  return node?.type === 'Post' ? node : null;
};

const product: RootResolver<ProductNode | null> = (_root, args, context) => {
  const node = findNode(args, context);
  return node?.type === 'Product' ? node : null;
};

const pages: RootResolver<unknown> = (_root, { where, ...paging }, { catalogue }) => {
  const matches = catalogue.pages.filter(
    (node) => hasLanguage(node, where?.wpmlLanguage) && (!where?.name || node.slug === where.name),
  );
  return paginate(matches, paging);
};

const posts: RootResolver<unknown> = (_root, { where, ...paging }, { catalogue }) =>
  paginate(order(filterPosts(catalogue.posts, where ?? {}), where?.orderby), paging);

const products: RootResolver<unknown> = (_root, { where, ...paging }, { catalogue }) => {
  const matches = catalogue.products.filter((node) => hasLanguage(node, where?.wpmlLanguage));
  return paginate(order(matches, where?.orderby), paging);
};

const categoryTerms: RootResolver<unknown> = (_root, { where, ...paging }, { catalogue }) =>
  paginate(categoriesIn(catalogue, where ?? {}), paging);

/** WPGraphQL's root queries in the contract. A missing node is null, never an error. */
const rootFields = { page, pages, post, posts, product, products, categories: categoryTerms };

function findNode({ id = '', idType, asPreview }: RootArgs, context: WordPressContext) {
  const { catalogue, addresses, isEditor } = context;
  const origin = addresses.absolute('');
  if (idType === 'URI') {
    const path = id.startsWith(origin) ? id.slice(origin.length) : id;
    return /^https?:/.test(path) ? undefined : catalogue.byUri(path);
  }
  if (idType === 'SLUG') return catalogue.posts.find(({ slug }) => slug === id);
  if (idType === 'DATABASE_ID') {
    return asPreview && isEditor ? catalogue.preview(Number(id)) : catalogue.byDatabaseId(Number(id));
  }
  const [, databaseId] = /^post:(\d+)$/.exec(Buffer.from(id, 'base64').toString()) ?? [];
  if (!databaseId)
    throw new GraphQLError('The ID input is invalid. Make sure you set the proper idType for your input.');
  return catalogue.byDatabaseId(Number(databaseId));
}

/** Returns the categories in a language, by default English. */
function categoriesIn(
  { categories }: WordPressContext['catalogue'],
  { slug, wpmlLanguage }: CategoryFilter,
): CategoryNode[] {
  const locale = languageOf(wpmlLanguage);
  return categories.filter(
    (category) => category.locale === locale && (!slug?.length || slug.includes(category.slug)),
  );
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  isInterfaceType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLInterfaceType,
  type GraphQLSchema,
} from 'graphql';
import { resolveAcfField, type FieldGroup } from './acf.ts';
import { categoryFields, pageFields, postFields, productFields, userFields } from './contentFields.ts';
import type { WordPressContext } from './context.ts';
import { rootFields } from './rootFields.ts';

const fieldGroup = /^(PageElementsSectionElements|BlogPostElements|ProductGroup|Drawing)/;
const layoutInterface = /^(.*)_Layout$/;

/** The content contract with this stand-in's answers attached to it. */
export function createSchema(): GraphQLSchema {
  const sdl = readFileSync(path.join(import.meta.dirname, '../../schema/content.graphql'), 'utf8');
  const schema = buildSchema(sdl, { assumeValidSDL: true });
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
    // The contract may ask for less than this stand-in can answer.
    const field = fields[name];
    if (field) field.resolve = resolve;
  }
}

function typeResolver({ name }: GraphQLInterfaceType) {
  const [, prefix] = layoutInterface.exec(name) ?? [];
  if (prefix) return ({ values }: FieldGroup) => `${prefix}${String(values.kind)}Layout`;
  return ({ type, __typename }: { type?: string; __typename?: string }) => type ?? __typename;
}

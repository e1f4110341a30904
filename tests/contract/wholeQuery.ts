import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

const maxDepth = 8;

/** Generates a selection of every field of a type from the SDL, including the fields of its interfaces. */
export function selectEverything(schema: GraphQLSchema, typeName: string): string {
  return selection(schema, schema.getType(typeName), []);
}

function selection(schema: GraphQLSchema, type: GraphQLNamedType | undefined, path: string[]): string {
  if (!type || path.length > maxDepth || path.includes(type.name)) return '{ __typename }';
  const inner = [...path, type.name];
  if (isInterfaceType(type)) {
    const rootFields = schema
      .getPossibleTypes(type)
      .map((possible) => `... on ${possible.name} ${aliased(schema, possible, inner)}`);
    return `{ __typename ${rootFields.join(' ')} }`;
  }
  return aliased(schema, type, inner);
}

/**
 * Selects all fields of a type under aliases, because fields of the same name may differ in type between the
 * implementations of an interface.
 */
function aliased(schema: GraphQLSchema, type: GraphQLNamedType, path: string[]): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map((field) => {
    const namedType = getNamedType(field.type);
    return `${type.name}_${field.name}: ${field.name} ${isLeafType(namedType) ? '' : selection(schema, namedType, path)}`;
  });
  return `{ __typename ${fields.join(' ')} }`;
}

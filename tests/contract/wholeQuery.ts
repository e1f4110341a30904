import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

const maxDepth = 8;

/** Returns a selection of every field of a type, including interfaces, generated from the SDL. */
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

/** Fields of the same name may differ in type between implementations of an interface, so each gets an alias. */
function aliased(schema: GraphQLSchema, type: GraphQLNamedType, path: string[]): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map((field) => {
    const namedType = getNamedType(field.type);
    return `${type.name}_${field.name}: ${field.name} ${isLeafType(namedType) ? '' : selection(schema, namedType, path)}`;
  });
  return `{ __typename ${fields.join(' ')} }`;
}

import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

const maxDepth = 8;

/** A selection of every field of a type, through interfaces as well, written from the SDL. */
export function selectEverything(schema: GraphQLSchema, typeName: string): string {
  return selection(schema, schema.getType(typeName), []);
}

function selection(schema: GraphQLSchema, type: GraphQLNamedType | undefined, path: string[]): string {
  if (!type || path.length > maxDepth || path.includes(type.name)) return '{ __typename }';
  const inner = [...path, type.name];
  if (isInterfaceType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((possible) => `... on ${possible.name} ${aliased(schema, possible, inner)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  return aliased(schema, type, inner);
}

/** Fields of one name may differ in type between the members of an interface: each gets an alias of its own. */
function aliased(schema: GraphQLSchema, type: GraphQLNamedType, path: string[]): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map((field) => {
    const named = getNamedType(field.type);
    return `${type.name}_${field.name}: ${field.name} ${isLeafType(named) ? '' : selection(schema, named, path)}`;
  });
  return `{ __typename ${fields.join(' ')} }`;
}

import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** A type, field or argument that the content backend lacks, or a field with a different type. */
export type ContractDifference = {
  /** `Type`, `Type.field` or `Type.field(argument)`. */
  where: string;
  kind: 'missing type' | 'missing field' | 'missing argument' | 'different type';
  detail: string;
};

/** Returns the differences by name and printed type. Ignores types and fields that only the backend has. */
export function contractDifferences(contract: GraphQLSchema, backend: GraphQLSchema): ContractDifference[] {
  return Object.values(contract.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type): ContractDifference[] => {
      const theirs = backend.getType(type.name);
      return theirs === undefined
        ? [{ where: type.name, kind: 'missing type', detail: '' }]
        : differencesOfType(type, theirs);
    });
}

function differencesOfType(ours: GraphQLNamedType, theirs: GraphQLNamedType): ContractDifference[] {
  if (isEnumType(ours)) {
    const values = isEnumType(theirs) ? theirs.getValues().map(({ name }) => name) : [];
    return ours
      .getValues()
      .filter(({ name }) => !values.includes(name))
      .map(({ name }) => ({ where: `${ours.name}.${name}`, kind: 'missing field', detail: '' }));
  }
  const fields = fieldsOf(ours);
  const theirFields = fieldsOf(theirs);
  return Object.entries(fields).flatMap(([name, field]): ContractDifference[] => {
    const where = `${ours.name}.${name}`;
    const found = theirFields[name];
    if (found === undefined) return [{ where, kind: 'missing field', detail: field.type }];
    if (found.type !== field.type)
      return [{ where, kind: 'different type', detail: `${found.type} instead of ${field.type}` }];
    return field.args
      .filter((argument) => !found.args.includes(argument))
      .map((argument) => ({
        where: `${where}(${argument.split(':')[0]})`,
        kind: 'missing argument',
        detail: argument,
      }));
  });
}

type PrintedField = { type: string; args: string[] };

function fieldsOf(type: GraphQLNamedType): Record<string, PrintedField> {
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, { type: String(field.type), args: [] }]),
    );
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return {};
  return Object.fromEntries(
    Object.values(type.getFields()).map((field) => [
      field.name,
      { type: String(field.type), args: field.args.map((argument) => `${argument.name}: ${argument.type}`) },
    ]),
  );
}

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
      const backendType = backend.getType(type.name);
      return backendType === undefined
        ? [{ where: type.name, kind: 'missing type', detail: '' }]
        : differencesOfType(type, backendType);
    });
}

function differencesOfType(
  contractType: GraphQLNamedType,
  backendType: GraphQLNamedType,
): ContractDifference[] {
  if (isEnumType(contractType)) {
    const values = isEnumType(backendType) ? backendType.getValues().map(({ name }) => name) : [];
    return contractType
      .getValues()
      .filter(({ name }) => !values.includes(name))
      .map(({ name }) => ({ where: `${contractType.name}.${name}`, kind: 'missing field', detail: '' }));
  }
  const fields = fieldsOf(contractType);
  const theirFields = fieldsOf(backendType);
  return Object.entries(fields).flatMap(([name, field]): ContractDifference[] => {
    const location = `${contractType.name}.${name}`;
    const backendField = theirFields[name];
    if (backendField === undefined) return [{ where: location, kind: 'missing field', detail: field.type }];
    if (backendField.type !== field.type)
      return [
        { where: location, kind: 'different type', detail: `${backendField.type} instead of ${field.type}` },
      ];
    return field.args
      .filter((argument) => !backendField.args.includes(argument))
      .map((argument) => ({
        where: `${location}(${argument.split(':')[0]})`,
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

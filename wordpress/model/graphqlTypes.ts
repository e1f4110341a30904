import type { Field } from '#content-model/Field.ts';
import type { FieldGroup } from './model.ts';

/** Object types by name, with the type of each field: `{ AcfLink: { url: 'String' } }`. */
export type ObjectTypes = Map<string, Map<string, string>>;

/**
 * Returns the GraphQL types that WPGraphQL for ACF generates from the model. Type names of rows and groups do not
 * contain the section kind. Kinds that use the same name therefore share one type with the fields of all. Throws if two
 * kinds define a field differently.
 */
export function graphqlTypesOf(groups: readonly FieldGroup[]): ObjectTypes {
  const types: ObjectTypes = new Map();
  for (const { name, fields, kinds } of groups) {
    add(types, name, fields, name);
    const list = `${name}SectionElements`;
    if (kinds.length > 0) typeNamed(types, name).set('sectionElements', `[${list}_Layout]`);
    for (const kind of kinds) add(types, `${list}${kind.name}Layout`, kind.fields, list);
  }
  return types;
}

function add(types: ObjectTypes, typeName: string, fields: readonly Field[], prefix: string): void {
  const type = typeNamed(types, typeName);
  for (const field of fields) {
    const result = typeOf(types, field, prefix);
    const earlierType = type.get(field.name) ?? result;
    if (earlierType !== result)
      throw new Error(
        `${typeName}.${field.name} is ${earlierType} in one section kind and ${result} in another. Repeaters of the same name share one GraphQL type: rename one of them.`,
      );
    type.set(field.name, result);
  }
}

function typeOf(types: ObjectTypes, field: Field, prefix: string): string {
  switch (field.type) {
    case 'number':
      return 'Float';
    case 'toggle':
      return 'Boolean';
    case 'select':
      return '[String]';
    case 'image':
    case 'file':
      return 'AcfMediaItemConnectionEdge';
    case 'link':
      return 'AcfLink';
    case 'relationship':
      return 'AcfContentNodeConnection';
    case 'repeater':
    case 'group': {
      const name = typeNameOf(prefix, field.name);
      add(types, name, field.fields, name);
      return field.type === 'repeater' ? `[${name}]` : name;
    }
    default:
      return 'String';
  }
}

/** Returns the type name of a row or a group. */
export function typeNameOf(prefix: string, field: string): string {
  return `${prefix}${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}

function typeNamed(types: ObjectTypes, name: string): Map<string, string> {
  const fields = types.get(name) ?? new Map<string, string>();
  types.set(name, fields);
  return fields;
}

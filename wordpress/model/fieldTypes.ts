import { storedName, type Field } from '#content-model/Field.ts';
import { typeNameOf } from './graphqlTypes.ts';
import type { FieldGroup } from './model.ts';

/**
 * Type of a field's content. `text` is displayed; `value` is read by code, such as a choice or an email address.
 * `fields` marks a row, group or link. The types of its own fields follow.
 */
type FieldType = 'html' | 'url' | 'text' | 'value' | 'fields';

/**
 * Types by path below a section's GraphQL type, a field group or a REST response: `…TimelineLayout.events.description`.
 */
export type FieldTypes = Record<string, FieldType>;

/** Properties of a field group that determine its types. */
type Group = Pick<FieldGroup, 'name' | 'fields'> & {
  kinds: readonly { name: string; fields: readonly Field[] }[];
};

/**
 * Returns the types of all text fields of the content model, by path in responses. The site sanitises responses by
 * these types. Other fields, such as images and related entries, consist of WordPress's own fields.
 */
export function fieldTypesOf(
  groups: readonly Group[],
  options: Readonly<Record<string, { fields: readonly Field[] }>>,
): FieldTypes {
  const types: FieldTypes = {};
  for (const { name, fields, kinds } of groups) {
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    types[field] = 'fields';
    add(types, field, fields, (typeName) => typeName);
    for (const kind of kinds) {
      const layout = `${name}SectionElements${kind.name}Layout`;
      types[layout] = 'fields';
      add(types, layout, kind.fields, (typeName) => typeName);
    }
  }
  for (const [part, { fields }] of Object.entries(options)) add(types, part, fields, storedName);
  return types;
}

function add(
  types: FieldTypes,
  path: string,
  fields: readonly Field[],
  nameOf: (name: string) => string,
): void {
  for (const field of fields) {
    const fieldPath = `${path}.${nameOf(field.name)}`;
    if (field.type === 'repeater' || field.type === 'group') {
      types[fieldPath] = 'fields';
      add(types, fieldPath, field.fields, nameOf);
    } else if (field.type === 'link')
      Object.assign(types, {
        [fieldPath]: 'fields',
        [`${fieldPath}.url`]: 'url',
        [`${fieldPath}.title`]: 'text',
      });
    else if (field.type === 'wysiwyg') types[fieldPath] = 'html';
    else if (field.type === 'url') types[fieldPath] = 'url';
    else if (field.type === 'text' || field.type === 'textarea')
      types[fieldPath] = field.isValue ? 'value' : 'text';
    else if (field.type === 'email' || field.type === 'select') types[fieldPath] = 'value';
  }
}

/**
 * Returns the rich text fields by GraphQL type: `PageElementsSectionElementsEvents.description`. Throws if rows share a
 * type and a field is rich text in only one section kind.
 */
export function richTextFieldsOf(groups: readonly Group[]): string[] {
  const isRich = new Map<string, boolean>();
  const note = (type: string, fields: readonly Field[], prefix: string): void => {
    for (const field of fields) {
      if (field.type === 'repeater' || field.type === 'group') {
        const row = typeNameOf(prefix, field.name);
        note(row, field.fields, row);
        continue;
      }
      const name = `${type}.${field.name}`;
      const rich = field.type === 'wysiwyg';
      if ((isRich.get(name) ?? rich) !== rich)
        throw new Error(
          `${name} is rich text in one section kind and not in another. Repeaters of the same name share one GraphQL type: rename one of them.`,
        );
      isRich.set(name, rich);
    }
  };
  for (const { name, fields, kinds } of groups) {
    note(name, fields, name);
    const list = `${name}SectionElements`;
    for (const kind of kinds) note(`${list}${kind.name}Layout`, kind.fields, list);
  }
  return [...isRich].flatMap(([name, rich]) => (rich ? [name] : []));
}

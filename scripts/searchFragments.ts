import type { Field } from '#wordpress/model/Field.ts';
import type { FieldGroup } from '#wordpress/model/model.ts';

/** Texts that say little: prices in every currency, and the fields of a form. */
const leftOut: ReadonlySet<string> = new Set([
  'prices',
  'formField',
  'formName',
  'formSteps',
  'submitLabel',
  'placeholder',
  'thanks',
]);

/** What the search reads of each type of content, by the end of the fragment's name and the field that holds the sections. */
const read = {
  PageElements: { of: 'page', on: 'Page', field: 'pageElements' },
  BlogPostElements: { of: 'post', on: 'Post', field: 'blogPostElements' },
  ProductGroup: { of: 'product', on: 'Product', field: 'productGroup' },
} as const;

/**
 * The module with a fragment for each type of content that asks for the texts of its fields and of all kinds of sections, the
 * company's own too. Kinds in `without` are drawn nowhere, so that nobody finds them.
 */
export function searchFragments(groups: readonly FieldGroup[], without: readonly string[]): string {
  const fragments = groups.flatMap((group) => {
    if (group.name === 'Drawing' || group.name === 'FocusPoint') return [];
    const { of, on, field } = read[group.name];
    const layouts = group.kinds
      .filter(({ name }) => !without.includes(name))
      .flatMap((kind) => {
        const texts = selection(kind.fields);
        return texts === '' ? [] : [`... on ${group.name}SectionElements${kind.name}Layout { ${texts} }`];
      });
    const sections =
      group.kinds.length === 0 ? '' : `sectionElements { __typename ${layouts.join('\n        ')} }`;
    const inside = [selection(group.fields), sections].filter((part) => part !== '').join(' ');
    return [
      `void graphql\`\n  fragment sectionTexts_${of} on ${on} {\n    ${field} {\n      ${inside || '__typename'}\n    }\n  }\n\`;\n`,
    ];
  });
  return `import { graphql } from '#schema/graphql.ts';\n\n${fragments.join('\n')}`;
}

/** The fields of text among these, in their order, those of rows and groups too. */
function selection(fields: readonly Field[]): string {
  return fields
    .flatMap((field) => {
      if (leftOut.has(field.name)) return [];
      if (field.type === 'repeater' || field.type === 'group') {
        const inner = selection(field.fields);
        return inner === '' ? [] : [`${field.name} { ${inner} }`];
      }
      return field.type === 'text' || field.type === 'textarea' || field.type === 'wysiwyg'
        ? [field.name]
        : [];
    })
    .join(' ');
}

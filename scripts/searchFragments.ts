import type { Field } from '#content-model/Field.ts';
import type { FieldGroup } from '#wordpress/model/model.ts';

/** Fields left out of the index because searching them is not useful: prices in every currency, fields of a form. */
const omittedFields: ReadonlySet<string> = new Set([
  'prices',
  'formField',
  'formName',
  'formSteps',
  'submitLabel',
  'placeholder',
  'thanks',
]);

/** Types of content that the search reads, with their fragment's suffix and the field that contains the sections. */
const readers = {
  PageElements: { of: 'page', on: 'Page', field: 'pageElements' },
  BlogPostElements: { of: 'post', on: 'Post', field: 'blogPostElements' },
  ProductGroup: { of: 'product', on: 'Product', field: 'productGroup' },
} as const;

/**
 * Returns a module with a fragment for each type of content, which requests the texts of its fields and of all section
 * kinds. Leaves out the kinds in `withoutKinds`, which are never rendered.
 */
export function searchFragments(groups: readonly FieldGroup[], withoutKinds: readonly string[]): string {
  const fragments = groups.flatMap((group) => {
    if (group.name === 'Drawing' || group.name === 'FocusPoint') return [];
    const { of, on, field } = readers[group.name];
    const layouts = group.kinds
      .filter(({ name }) => !withoutKinds.includes(name))
      .flatMap((kind) => {
        const texts = selection(kind.fields);
        return texts === '' ? [] : [`... on ${group.name}SectionElements${kind.name}Layout { ${texts} }`];
      });
    const sections =
      group.kinds.length === 0 ? '' : `sectionElements { __typename ${layouts.join('\n        ')} }`;
    const selections = [selection(group.fields), sections]
      .filter((selectionText) => selectionText !== '')
      .join(' ');
    return [
      `void graphql\`\n  fragment sectionTexts_${of} on ${on} {\n    ${field} {\n      ${selections || '__typename'}\n    }\n  }\n\`;\n`,
    ];
  });
  return `import { graphql } from '#schema/graphql.ts';\n\n${fragments.join('\n')}`;
}

/** Returns a selection of the text fields in order, including those of rows and groups. */
function selection(fields: readonly Field[]): string {
  return fields
    .flatMap((field) => {
      if (omittedFields.has(field.name)) return [];
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

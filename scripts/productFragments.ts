import type { Facts, PackageFields, ProductFields } from '#schema/product.ts';
import type { Field } from '#content-model/Field.ts';
import { packageRow } from '#components/pricing/packages.fields.ts';
import { productRow } from '#wordpress/model/products.ts';

/** Fields left out because another fragment requests them, or none needs them. */
const omittedFields: ReadonlySet<string> = new Set(['globalButtons', 'image']);

/** Returns the modules that read a company's packages and products, by file name. */
export function productFragments(
  packageFields: PackageFields,
  productFields: ProductFields,
  facts: Facts,
): Record<string, string> {
  return {
    'packageFields.ts': moduleOf(
      'packageFields_package',
      'PageElementsSectionElementsPackages',
      packageRow(packageFields, facts).filter(({ name }) => name !== 'prices'),
    ),
    'productFields.ts': moduleOf('productFields_group', 'ProductGroup', productRow(productFields, facts)),
  };
}

function moduleOf(fragment: string, type: string, fields: readonly Field[]): string {
  const readerName = `read${fragment.charAt(0).toUpperCase()}${fragment.slice(1).replace(/_\w+$/, '')}`;
  const selectedFields = fields.filter(({ name }) => !omittedFields.has(name));
  return `import { graphql, readInlineData } from 'react-relay';
import type { ${fragment}$key } from './__generated__/${fragment}.graphql.ts';

export function ${readerName}(key: ${fragment}$key) {
  return readInlineData(
    graphql\`
      fragment ${fragment} on ${type} @inline {
${selectedFields.map((field) => selectionOf(field, ' '.repeat(8))).join('')}      }
    \`,
    key,
  );
}
`;
}

function selectionOf(field: Field, indent: string): string {
  if (field.type !== 'group' && field.type !== 'repeater') return `${indent}${field.name}\n`;
  const inner = field.fields.map((subfield) => selectionOf(subfield, `${indent}  `)).join('');
  return `${indent}${field.name} {\n${inner}${indent}}\n`;
}

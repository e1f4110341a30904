import { expect, test } from 'vitest';
import { defaultPackageFields } from '#schema/defaultProduct.ts';
import type { Facts } from '#schema/product.ts';
import { productFragments } from '../../scripts/productFragments.ts';
import { words, type Field } from '#content-model/Field.ts';
import { graphqlTypesOf } from './graphqlTypes.ts';
import { packageRow } from '#components/pricing/packages.fields.ts';
import { productRow } from './products.ts';

const texts = (en: string) => ({ en, da: `${en} på dansk`, de: `${en} auf Deutsch` });

const facts = {
  delivery: {
    kind: 'text',
    label: texts('Delivery'),
    hint: texts('In words'),
    maxLength: 60,
    example: texts('Soon'),
  },
  notes: { kind: 'textarea', label: texts('Notes'), rows: 3, maxLength: 200, example: texts('None') },
  weight: { kind: 'number', label: texts('Weight'), min: 1, max: 90, decimals: 2, example: 1.25 },
  onSite: { kind: 'toggle', label: texts('On site'), example: true },
  support: { kind: 'choice', label: texts('Support'), choices: { mail: texts('Mail') }, example: 'mail' },
  contents: { kind: 'list', label: texts('Contents'), max: 4, maxLength: 80, example: [texts('A box')] },
} satisfies Facts;

const described = { label: defaultPackageFields.label };

test('packageRow and productRow return the described fields, in their order', () => {
  expect(packageRow(described, facts).map(({ name }) => name)).toEqual([
    'title',
    'label',
    'prices',
    'facts',
    'globalButtons',
  ]);
  expect(productRow({}, {}).map(({ name }) => name)).toEqual(['image', 'prices', 'globalButtons']);
  const line: Field = { name: 'text', type: 'text', maxLength: 80, label: words('Line', 'Linje', 'Zeile') };
  expect(productRow({}, facts).find(({ name }) => name === 'facts')).toMatchObject({
    type: 'group',
    fields: [
      { name: 'delivery', type: 'text', label: texts('Delivery'), help: texts('In words'), maxLength: 60 },
      { name: 'notes', type: 'textarea', rows: 3, maxLength: 200 },
      { name: 'weight', type: 'number', min: 1, max: 90, step: 0.01 },
      { name: 'onSite', type: 'toggle' },
      { name: 'support', type: 'select', choices: { mail: texts('Mail') } },
      { name: 'contents', type: 'repeater', max: 4, fields: [line] },
    ],
  });
});

test('graphqlTypesOf returns the described fields of a product', () => {
  const types = graphqlTypesOf([
    {
      name: 'ProductGroup',
      graphqlType: 'Product',
      postType: 'product',
      label: words('Product', 'Produkt', 'Produkt'),
      fields: productRow({}, facts),
      kinds: [],
    },
  ]);
  expect(types.get('ProductGroup')?.has('subscriptions')).toBe(false);
  expect(Object.fromEntries(types.get('ProductGroupFacts') ?? [])).toEqual({
    delivery: 'String',
    notes: 'String',
    weight: 'Float',
    onSite: 'Boolean',
    support: '[String]',
    contents: '[ProductGroupFactsContents]',
  });
});

test('productFragments select only the described fields', () => {
  const fragments = Object.entries(productFragments(described, {}, facts)).map(([file, text]) => {
    const [, selection = ''] = /@inline \{\n([^]*?)\n {6}\}\n/.exec(text) ?? [];
    return [file, selection.replaceAll(/\s+/g, ' ').trim()];
  });
  const ofFacts = 'facts { delivery notes weight onSite support contents { text } }';
  const amounts = 'europeDkk europeEur europeUsd worldDkk worldEur worldUsd';
  expect(Object.fromEntries(fragments)).toEqual({
    'packageFields.ts': `title label ${ofFacts}`,
    'productFields.ts': `prices { ${amounts} } ${ofFacts}`,
  });
});

test.each<[string, Facts]>([
  ['“is-new” cannot be the name', { 'is-new': facts.onSite }],
  ['“da” cannot be the name', { da: facts.onSite }],
  ['the example of “support”', { support: { ...facts.support, example: 'fax' } }],
])('packageRow rejects invalid facts: %s', (message, invalidFacts) => {
  expect(() => packageRow({}, invalidFacts)).toThrow(message);
});

import { facts, packageFields } from '#brand/product.ts';
import type { Facts, PackageFields } from '#schema/product.ts';
import { currencies } from '#content-model/choices.ts';
import { factsGroup, knownFields, line } from './described.fields.ts';
import { field, words, type Field } from '#content-model/Field.ts';
import { globalButtons, title } from '#content-model/sharedFields.ts';

function price<const TName extends keyof typeof currencies>(name: TName) {
  return field({
    name,
    type: 'group',
    label: currencies[name],
    fields: [
      { name: 'price', type: 'text', maxLength: 40, label: words('Price', 'Pris', 'Preis') },
      {
        name: 'subtitle',
        type: 'text',
        maxLength: 120,
        label: words('Price note', 'Note til prisen', 'Hinweis zum Preis'),
      },
    ],
  });
}

/** Fields of every package, in addition to those that the company defines. */
export const ofEveryPackage = [
  title,
  field({
    name: 'prices',
    type: 'group',
    label: words('Prices', 'Priser', 'Preise'),
    fields: [price('dkk'), price('eur'), price('usd')],
  }),
  globalButtons,
] as const;

/** Returns the fields of a package's row, including those that the company describes. */
export function packageRow(described: PackageFields, facts: Facts): readonly Field[] {
  const [name, prices, buttons] = ofEveryPackage;
  const rows: readonly Field[] = [
    line('text', described.features?.maxLength ?? 0),
    { name: 'included', type: 'toggle', label: words('Included', 'Inkluderet', 'Enthalten') },
  ];
  return [
    name,
    ...knownFields(described, ['label', 'shortDescription', 'highlighted'], { rows }),
    prices,
    ...knownFields(described, ['features'], { rows }),
    ...factsGroup(facts),
    buttons,
  ];
}

/** Repeater of packages with a price in each currency. */
export const packages = field({
  name: 'packages',
  type: 'repeater',
  max: 6,
  label: words('Packages', 'Pakker', 'Pakete'),
  add: words('Add package', 'Tilføj pakke', 'Paket hinzufügen'),
  fields: packageRow(packageFields, facts),
});

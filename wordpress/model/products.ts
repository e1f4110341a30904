import type { Facts, ProductFields } from '#schema/product.ts';
import { factsGroup, knownFields, line } from '#components/pricing/described.fields.ts';
import { words, type Field } from '#content-model/Field.ts';
import { globalButtons, image } from '#content-model/sharedFields.ts';

const amount = (name: string, en: string, da: string, de: string): Field => ({
  name,
  type: 'number',
  min: 0,
  step: 'any',
  label: words(en, da, de),
});

const zonePrices: readonly Field[] = [
  amount('europeDkk', 'Europe, DKK', 'Europa, DKK', 'Europa, DKK'),
  amount('europeEur', 'Europe, EUR', 'Europa, EUR', 'Europa, EUR'),
  amount('europeUsd', 'Europe, USD', 'Europa, USD', 'Europa, USD'),
  amount('worldDkk', 'World, DKK', 'Verden, DKK', 'Welt, DKK'),
  amount('worldEur', 'World, EUR', 'Verden, EUR', 'Welt, EUR'),
  amount('worldUsd', 'World, USD', 'Verden, USD', 'Welt, USD'),
];

/** Returns the fields that the company uses to describe a product. */
export function productRow(described: ProductFields, facts: Facts): readonly Field[] {
  const pick = (...names: string[]) =>
    knownFields(described, names, {
      rows: [line('name', described.services?.maxLength ?? 0)],
      amounts: zonePrices,
    });
  return [
    ...pick('label', 'description'),
    image,
    { name: 'prices', type: 'group', label: words('Prices', 'Priser', 'Preise'), fields: zonePrices },
    ...pick('subscriptions', 'dataPrices', 'minimumSims', 'services'),
    ...factsGroup(facts),
    globalButtons,
  ];
}

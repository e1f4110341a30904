import { defineKind, words } from '#content-model/Field.ts';
import { packages } from '#components/pricing/packages.fields.ts';
import { backgroundColor, globalButtons, head } from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Prices', 'Priser', 'Preise'),
  help: words(
    'Products or packages, compared line by line.',
    'Produkter eller pakker, sammenlignet linje for linje.',
    'Produkte oder Pakete, Zeile für Zeile verglichen.',
  ),
  synonyms: words(
    'pricing, price, pricing table, price table, plans, products, comparison, compare, tariff, cost',
    'pris, pristabel, planer, produkter, sammenligning, takst, omkostninger',
    'Preis, Preistabelle, Tarife, Produkte, Vergleich, Kosten',
  ),
  group: 'prices',
  drawing:
    'L6,10,84 T34,14,14 T54,14,14 T74,14,14 L6,26,84 L6,32,22 C40,33,2 C60,33,2 C80,33,2 L6,40,84 L6,46,22 C60,47,2 C80,47,2',
  fields: [
    ...head,
    {
      name: 'products',
      type: 'relationship',
      postType: 'product',
      max: 6,
      label: words('Products', 'Produkter', 'Produkte'),
    },
    packages,
    {
      name: 'footnote',
      type: 'textarea',
      rows: 2,
      maxLength: 400,
      label: words('Footnote', 'Fodnote', 'Fußnote'),
    },
    backgroundColor,
    globalButtons,
  ],
});

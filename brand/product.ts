import { defaultPackageFields, defaultProductFields } from '#schema/defaultProduct.ts';
import type { Facts, PackageFields, ProductFields } from '#schema/product.ts';

/**
 * Fields of a package in addition to title, prices and buttons; form, queries and pages are derived from them. Omitted
 * fields are in none of these: docs/your-company.md.
 */
export const packageFields: PackageFields = defaultPackageFields;

/** Fields of a product in addition to title, image, prices and buttons. Price lists select products. */
export const productFields: ProductFields = {
  ...defaultProductFields,
  dataPrices: {
    kind: 'amounts',
    label: { en: 'Data, per MB', da: 'Data, pr. MB', de: 'Daten, pro MB' },
  },
  minimumSims: {
    kind: 'number',
    min: 1,
    label: { en: 'Minimum number of SIMs', da: 'Mindste antal SIM-kort', de: 'Mindestanzahl SIM-Karten' },
  },
};

/** Further facts of packages and products, shown with label and value. */
export const facts = {} satisfies Facts;

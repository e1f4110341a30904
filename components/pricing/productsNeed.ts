import type { FieldNeed } from '#schema/pageServices.ts';

/** The sections that draw the product catalogue (`usePricedProducts`): a page without any of them does not ask for it. */
export const productsNeed: FieldNeed = {
  sections: ['PageElementsSectionElementsPackageSelectorLayout'],
};

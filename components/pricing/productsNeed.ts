import type { FieldNeed } from '#schema/pageServices.ts';

/** The sections that draw the product catalogue (`usePricedProducts`): the answer for a page without any of them holds none of it. */
export const productsNeed: FieldNeed = {
  sections: ['PageElementsSectionElementsPackageSelectorLayout'],
};

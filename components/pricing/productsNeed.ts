import type { FieldNeed } from '#schema/pageServices.ts';

/** Sections that render the product catalogue (`usePricedProducts`). Responses for other pages omit the catalogue. */
export const productsNeed: FieldNeed = {
  sections: ['PageElementsSectionElementsPackageSelectorLayout'],
};

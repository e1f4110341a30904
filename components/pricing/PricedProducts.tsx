import { createContext, useContext, type ReactNode } from 'react';
import type { Offer } from './Offer.ts';
import { useProductOffers } from './useProductOffers.ts';
import type { useProductOffers_products$key } from './__generated__/useProductOffers_products.graphql.ts';

const PricedProductsContext = createContext<readonly Offer[]>([]);

type Props = { products: useProductOffers_products$key; children: ReactNode };

/** Provides the product catalogue (`getProducts`) to the price sections below. */
export function PricedProducts({ products, children }: Props) {
  const offers = useProductOffers(products);
  return <PricedProductsContext value={offers}>{children}</PricedProductsContext>;
}

/** Returns the page's product catalogue; empty if the page did not query it. */
export function usePricedProducts(): readonly Offer[] {
  return useContext(PricedProductsContext);
}

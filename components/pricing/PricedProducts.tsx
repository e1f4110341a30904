import { createContext, useContext, type ReactNode } from 'react';
import type { Offer } from './Offer.ts';
import { useProductOffers } from './useProductOffers.ts';
import type { useProductOffers_products$key } from './__generated__/useProductOffers_products.graphql.ts';

const PricedProductsContext = createContext<readonly Offer[]>([]);

type Props = { products: useProductOffers_products$key; children: ReactNode };

/** Hands the product catalogue (`getProducts`) to the price sections of the page inside. */
export function PricedProducts({ products, children }: Props) {
  const offers = useProductOffers(products);
  return <PricedProductsContext value={offers}>{children}</PricedProductsContext>;
}

/** The product catalogue of the page; empty where the page did not ask for it. */
export function usePricedProducts(): readonly Offer[] {
  return useContext(PricedProductsContext);
}

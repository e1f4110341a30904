import { graphql, readInlineData } from 'react-relay';
import { currencies } from '#components/pricing/currencies.ts';
import { productAmounts, type ZonedAmounts } from '#components/pricing/productAmounts.ts';
import type { Price, PricedThing } from './StructuredContent.ts';
import type { productFacts_product$key } from './__generated__/productFacts_product.graphql.ts';

/** What a product is called and costs. */
export function readProduct(key: productFacts_product$key): PricedThing {
  const { title, productGroup } = readInlineData(
    graphql`
      fragment productFacts_product on Product @inline {
        title
        productGroup {
          description
          ...productAmounts_group
        }
      }
    `,
    key,
  );
  const { prices, subscriptions } = productAmounts(productGroup);
  const monthly = pricesOf(subscriptions, true);
  return {
    name: title ?? '',
    description: productGroup?.description ?? undefined,
    image: undefined,
    prices: monthly.length > 0 ? monthly : pricesOf(prices, false),
  };
}

const cells = {
  dkk: ['europeDkk', 'worldDkk'],
  eur: ['europeEur', 'worldEur'],
  usd: ['europeUsd', 'worldUsd'],
} as const;

/** One price a currency: Europe's, or where there is none the world's. */
function pricesOf(amounts: ZonedAmounts, isMonthly: boolean): Price[] {
  return currencies.flatMap((currency) => {
    const [amount] = cells[currency].flatMap((cell) => amounts?.[cell] ?? []);
    return amount === undefined ? [] : [{ amount, currency, isMonthly }];
  });
}

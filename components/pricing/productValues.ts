import type {
  productFields_group$data,
  productFields_group$key,
} from './generated/__generated__/productFields_group.graphql.ts';
import { readProductFields } from './generated/productFields.ts';
import type { StoredFacts } from './readFacts.ts';

/** Amounts by zone and currency. */
export type ZonedAmounts = productFields_group$data['prices'];

/** Queried fields of a product, except those that `brand/product.ts` omits. */
type ProductValues = {
  readonly label?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** One-off prices; `subscriptions` are per month, `dataPrices` per megabyte. */
  readonly prices?: ZonedAmounts;
  readonly subscriptions?: ZonedAmounts;
  readonly dataPrices?: ZonedAmounts;
  readonly minimumSims?: number | null | undefined;
  readonly services?:
    readonly ({ readonly name?: string | null | undefined } | null | undefined)[] | null | undefined;
  readonly facts?: StoredFacts;
};

export function productValues(key: productFields_group$key | null | undefined): ProductValues {
  return key == null ? {} : readProductFields(key);
}

import { graphql, readInlineData } from 'react-relay';
import type {
  productAmounts_group$data,
  productAmounts_group$key,
} from './__generated__/productAmounts_group.graphql.ts';

/** Amounts by zone and currency. */
export type ZonedAmounts = productAmounts_group$data['prices'] | productAmounts_group$data['subscriptions'];

/** What a product costs: once (`prices`), and a month (`subscriptions`). */
export function productAmounts(
  key: productAmounts_group$key | null | undefined,
): Partial<Pick<productAmounts_group$data, 'prices' | 'subscriptions'>> {
  if (key == null) return {};
  return readInlineData(
    graphql`
      fragment productAmounts_group on ProductGroup @inline {
        prices {
          europeDkk
          europeEur
          europeUsd
          worldDkk
          worldEur
          worldUsd
        }
        subscriptions {
          europeDkk
          europeEur
          europeUsd
          worldDkk
          worldEur
          worldUsd
        }
      }
    `,
    key,
  );
}

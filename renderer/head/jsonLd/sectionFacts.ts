import { graphql, readInlineData } from 'react-relay';
import { parseAmount } from '#components/content/amount.ts';
import { currencies } from '#components/content/currencies.ts';
import { packageValues } from '#components/pricing/packageValues.ts';
import { productValues, type ZonedAmounts } from '#components/pricing/productValues.ts';
import { factsIn, readFacts } from '#components/pricing/readFacts.ts';
import type { Price, PricedThing, Question } from './StructuredContent.ts';
import type { productFacts_product$key } from './__generated__/productFacts_product.graphql.ts';
import type {
  sectionFacts_package$data,
  sectionFacts_package$key,
} from './__generated__/sectionFacts_package.graphql.ts';
import type {
  sectionFacts_page$data,
  sectionFacts_page$key,
} from './__generated__/sectionFacts_page.graphql.ts';
import { withoutFieldPath } from '#schema/fieldPaths.ts';

export type SectionFacts = { questions: Question[]; products: PricedThing[] };

/** Returns the questions and products of a page. A package selector that has no packages shows `catalogue` instead. */
export function sectionFacts(
  key: sectionFacts_page$key,
  catalogue: readonly productFacts_product$key[],
): SectionFacts {
  const page = readInlineData(
    graphql`
      fragment sectionFacts_page on Page @inline {
        pageElements {
          sectionElements {
            __typename
            ... on PageElementsSectionElementsFaqLayout {
              faq {
                question
                answer
              }
            }
            ... on PageElementsSectionElementsPricingLayout {
              packages {
                ...sectionFacts_package
              }
              products {
                nodes {
                  ...productFacts_product @alias(as: "product")
                }
              }
            }
            ... on PageElementsSectionElementsPackageSelectorLayout {
              packages {
                ...sectionFacts_package
              }
            }
          }
        }
      }
    `,
    key,
  );
  const sections = (page.pageElements?.sectionElements ?? []).filter((section) => section != null);
  const products = sections.flatMap((section) => productsOf(section, catalogue));
  return {
    questions: sections.flatMap(questionsOf),
    products: uniqueByName(products.filter(({ name, prices }) => name !== '' && prices.length > 0)),
  };
}

type Section = NonNullable<
  NonNullable<NonNullable<sectionFacts_page$data['pageElements']>['sectionElements']>[number]
>;

function questionsOf(section: Section): Question[] {
  if (section.__typename !== 'PageElementsSectionElementsFaqLayout') return [];
  return (section.faq ?? []).flatMap((entry) =>
    entry?.question && entry.answer ? [{ question: entry.question, answer: entry.answer }] : [],
  );
}

function productsOf(section: Section, catalogue: readonly productFacts_product$key[]): PricedThing[] {
  switch (section.__typename) {
    case 'PageElementsSectionElementsPricingLayout': {
      const listedProducts = (section.products?.nodes ?? []).flatMap(({ product }) =>
        product == null ? [] : [readProduct(product)],
      );
      return withVisibleFacts('Pricing', [...packagesOf(section.packages), ...listedProducts]);
    }
    case 'PageElementsSectionElementsPackageSelectorLayout': {
      const packages = packagesOf(section.packages);
      return withVisibleFacts('PackageSelector', packages.length > 0 ? packages : catalogue.map(readProduct));
    }
    default:
      return [];
  }
}

/** Limits the facts to those that visitors see in a section. */
function withVisibleFacts(kind: 'Pricing' | 'PackageSelector', items: readonly PricedThing[]): PricedThing[] {
  return items.map((item) => ({ ...item, facts: factsIn(item.facts, kind) }));
}

function packagesOf(packages: readonly (sectionFacts_package$key | null | undefined)[] | null | undefined) {
  return (packages ?? []).flatMap((entry) => (entry == null ? [] : [packageFacts(entry)]));
}

function packageFacts(key: sectionFacts_package$key): PricedThing {
  const row = readInlineData(
    graphql`
      fragment sectionFacts_package on PageElementsSectionElementsPackages @inline {
        ...packageFields_package
        prices {
          dkk {
            price
          }
          eur {
            price
          }
          usd {
            price
          }
        }
      }
    `,
    key,
  );
  const { title, shortDescription, facts } = packageValues(row);
  return {
    name: withoutFieldPath(title ?? ''),
    description: shortDescription ?? undefined,
    image: undefined,
    prices: enteredPrices(row.prices),
    facts: readFacts(facts),
  };
}

/** Returns those of the editor's prices that are numbers. */
function enteredPrices(prices: sectionFacts_package$data['prices']): Price[] {
  return currencies.flatMap((currency) => {
    const amount = parseAmount(prices?.[currency]?.price ?? '');
    return amount === undefined ? [] : [{ amount, currency, isMonthly: false }];
  });
}

/** Removes duplicates: a page may show the same plans in two sections. */
function uniqueByName(products: readonly PricedThing[]): PricedThing[] {
  const byName = new Map<string, PricedThing>();
  for (const product of products) if (!byName.has(product.name)) byName.set(product.name, product);
  return [...byName.values()];
}

/** Reads name and prices of a product. */
function readProduct(key: productFacts_product$key): PricedThing {
  const { title, productGroup } = readInlineData(
    graphql`
      fragment productFacts_product on Product @inline {
        title
        productGroup {
          ...productFields_group
        }
      }
    `,
    key,
  );
  const { description, prices, subscriptions, facts } = productValues(productGroup);
  const monthly = pricesOf(subscriptions, true);
  return {
    name: title ?? '',
    description: description ?? undefined,
    image: undefined,
    prices: monthly.length > 0 ? monthly : pricesOf(prices, false),
    facts: readFacts(facts),
  };
}

const cells = {
  dkk: ['europeDkk', 'worldDkk'],
  eur: ['europeEur', 'worldEur'],
  usd: ['europeUsd', 'worldUsd'],
} as const;

/** Returns one price per currency: Europe's if there is one, otherwise the world's. */
function pricesOf(amounts: ZonedAmounts, isMonthly: boolean): Price[] {
  return currencies.flatMap((currency) => {
    const [amount] = cells[currency].flatMap((cell) => amounts?.[cell] ?? []);
    return amount === undefined ? [] : [{ amount, currency, isMonthly }];
  });
}

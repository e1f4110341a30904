import { brand } from '#brand/brand.ts';
import { productFields } from '#brand/product.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { formatAmount } from '#components/content/amount.ts';
import { startPriceChoices } from '#components/pricing/startPriceChoices.ts';
import { defaultLocale } from '#locales/locales.ts';
import type { ProductFields } from '#schema/product.ts';
import { interfaceText } from '#tests/support/interfaceText.ts';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { Pricing } from './Pricing.tsx';
import type { PricingTestQuery } from './__generated__/PricingTestQuery.graphql.ts';

const query = graphql`
  query PricingTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...Pricing_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<PricingTestQuery>>[0]['fields'];

function renderPricing(fields: Fields) {
  return renderSection<PricingTestQuery>({
    query,
    kind: 'Pricing',
    fields,
    renderContent: ({ section }) => section && <Pricing section={section} />,
  });
}

afterEach(() => localStorage.clear());

const monthly = { europeDkk: 9, europeEur: 1.2, europeUsd: 1.3, worldDkk: 19, worldEur: 2.6, worldUsd: 2.8 };
const single = { europeDkk: 15, europeEur: 2, europeUsd: 2.2, worldDkk: 25, worldEur: 3.4, worldUsd: 3.7 };

function product(title: string, group: object) {
  return {
    __typename: 'Product' as const,
    __isContentNode: 'Product',
    id: title,
    title,
    productGroup: { ...group },
  };
}

const [zone = 'europe'] = brand.zones;
const [currency = 'eur'] = brand.currencies;
const amounts = { dkk: 'Dkk', eur: 'Eur', usd: 'Usd' } as const;
/** Returns an amount of the first zone and currency as visitors read it. */
const amountOf = (prices: typeof monthly) =>
  formatAmount(prices[`${zone}${amounts[currency]}`], currency, defaultLocale);
const isListed = (field: keyof ProductFields) => productFields[field] !== undefined;

describe('Pricing', () => {
  it('lists products with the prices and texts that the company’s products have', async () => {
    await renderPricing({
      title: 'All products',
      footnote: '* Without VAT',
      products: {
        nodes: [
          product('Basic', {
            label: 'Popular',
            description: '<p>Works in <strong>winter</strong>.</p>',
            subscriptions: monthly,
            prices: single,
            services: [{ name: 'API' }, { name: null }, { name: 'Support' }],
            globalButtons: [{ link: { url: '/contact', title: 'Order', target: '' } }],
          }),
        ],
      },
      globalButtons: [{ link: { url: '/contact', title: 'Ask for a quote', target: '' } }],
    });
    const section = screen.getByRole('region', { name: 'All products' });
    expect(within(section).getByRole('heading', { level: 3, name: 'Basic' })).toBeTruthy();
    const matcherOptions = { normalizer: (text: string) => text.replaceAll('\u00A0', ' ').trim() };
    const isThere = (words: string) =>
      within(section).queryByText(words.replaceAll('\u00A0', ' '), matcherOptions) !== null;
    const oneOffText = interfaceText('plus a one-off {single}', { single: amountOf(single) });
    const hasMonthly = isListed('subscriptions');
    expect(
      ['* Without VAT', amountOf(hasMonthly ? monthly : single)].filter((text) => !isThere(text)),
    ).toEqual([]);
    expect(isThere(oneOffText)).toBe(hasMonthly);
    expect(['Popular', 'winter', 'API', 'Support'].filter(isThere)).toEqual([
      ...(isListed('label') ? ['Popular'] : []),
      ...(isListed('description') ? ['winter'] : []),
      ...(isListed('services') ? ['API', 'Support'] : []),
    ]);
    expect(screen.getByRole('link', { name: 'Ask for a quote' })).toBeTruthy();
  });

  it('shows an amount once if both prices are equal', async () => {
    await renderPricing({
      products: { nodes: [product('Basic', { subscriptions: monthly, prices: monthly })] },
    });
    const oneOffText = interfaceText('plus a one-off {single}', { single: amountOf(monthly) });
    expect(document.body.textContent).toContain(amountOf(monthly));
    expect(document.body.textContent).not.toContain(oneOffText);
  });

  it.runIf(brand.zones.length > 1)('switches zone and currency in every list of the page', async () => {
    await renderSection<PricingTestQuery>({
      query,
      kind: 'Pricing',
      fields: { products: { nodes: [product('Basic', { subscriptions: monthly, prices: monthly })] } },
      renderContent: ({ section }) =>
        section && (
          <>
            <Pricing section={section} />
            <Pricing section={section} />
          </>
        ),
    });
    startPriceChoices();
    const worldRadios = screen.getAllByRole<HTMLInputElement>('radio', { name: interfaceText('World') });
    if (worldRadios[0]) fireEvent.click(worldRadios[0]);
    expect(worldRadios.map(({ checked }) => checked)).toEqual([true, true]);
    expect(localStorage.getItem('price-zone')).toBe('world');
  });

  it('lists packages too, and text instead of a price', async () => {
    await renderPricing({
      packages: [
        { title: 'Enterprise', prices: { [currency]: { price: 'On request', subtitle: 'for groups' } } },
      ],
    });
    expect(screen.getByRole('region', { name: interfaceText('Prices') })).toBeTruthy();
    expect(screen.getByText('On request')).toBeTruthy();
    expect(screen.getByText('for groups')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('renders nothing without products and packages', async () => {
    await renderPricing({ title: 'All products', footnote: 'x', products: { nodes: [] } });
    expect(screen.queryByText('All products')).toBeNull();
  });

  it('escapes hostile content', async () => {
    await renderPricing({
      footnote: longWord,
      packages: [{ title: scriptText, globalButtons: [{ link: { url: scriptAddress, title: 'Order' } }] }],
    });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

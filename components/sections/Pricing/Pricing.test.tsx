import { fireEvent, screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { startPriceChoices } from '#components/pricing/startPriceChoices.ts';
import type { Locale } from '#locales/locales.ts';
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

function renderPricing(fields: Fields, locale?: Locale) {
  return renderSection<PricingTestQuery>({
    query,
    kind: 'Pricing',
    fields,
    renderContent: ({ section }) => section && <Pricing section={section} />,
    ...(locale && { locale }),
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

describe('Pricing', () => {
  it('lists products with monthly prices, one-off prices and features', async () => {
    await renderPricing({
      title: 'All products',
      footnote: '* World excludes islands & ships',
      products: {
        nodes: [
          product('IoT SIM', {
            label: 'Popular',
            description: '<p>Works in <strong>Europe</strong>.</p>',
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
    expect(within(section).getByRole('heading', { level: 3, name: 'IoT SIM' })).toBeTruthy();
    for (const words of [
      'Popular',
      '* World excludes islands & ships',
      '$1.30',
      '19.00\u00A0kr.',
      'plus a one-off $2.20',
      'API',
      'Support',
    ]) {
      expect(within(section).getByText(words, { normalizer: (text) => text.trim() })).toBeTruthy();
    }
    expect(within(section).getByText('Europe', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a quote' })).toBeTruthy();
  });

  it('shows an amount once if both prices are equal', async () => {
    await renderPricing({
      products: { nodes: [product('SIM', { subscriptions: monthly, prices: monthly })] },
    });
    expect(screen.queryByText(/one-off/)).toBeNull();
  });

  it('switches zone and currency in every list of the page', async () => {
    await renderSection<PricingTestQuery>({
      query,
      kind: 'Pricing',
      fields: { products: { nodes: [product('SIM', { subscriptions: monthly })] } },
      renderContent: ({ section }) =>
        section && (
          <>
            <Pricing section={section} />
            <Pricing section={section} />
          </>
        ),
    });
    startPriceChoices();
    const worldRadios = screen.getAllByRole<HTMLInputElement>('radio', { name: 'World' });
    if (worldRadios[0]) fireEvent.click(worldRadios[0]);
    expect(worldRadios.map(({ checked }) => checked)).toEqual([true, true]);
    expect(localStorage.getItem('price-zone')).toBe('world');
  });

  it('lists packages too, and text instead of a price', async () => {
    await renderPricing({
      packages: [{ title: 'Enterprise', prices: { eur: { price: 'On request', subtitle: 'for fleets' } } }],
    });
    expect(screen.getByRole('region', { name: 'Prices' })).toBeTruthy();
    expect(screen.getByText('On request')).toBeTruthy();
    expect(screen.getByText('for fleets')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('renders nothing without products and packages', async () => {
    await renderPricing({ title: 'All products', footnote: 'x', products: { nodes: [] } });
    expect(screen.queryByText('All products')).toBeNull();
  });

  it('escapes hostile content', async () => {
    await renderPricing({
      packages: [
        {
          title: scriptText,
          label: longWord,
          globalButtons: [{ link: { url: scriptAddress, title: 'Order' } }],
        },
      ],
    });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

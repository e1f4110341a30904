import { fireEvent, screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { startPriceChoices } from '#components/pricing/startPriceChoices.ts';
import type { Locale } from '#locales/locales.ts';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { PackageSelector } from './PackageSelector.tsx';
import type { PackageSelectorTestQuery } from './__generated__/PackageSelectorTestQuery.graphql.ts';

const query = graphql`
  query PackageSelectorTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...PackageSelector_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<PackageSelectorTestQuery>>[0]['fields'];

function renderPackageSelector(fields: Fields, locale?: Locale) {
  return renderSection<PackageSelectorTestQuery>({
    query,
    kind: 'PackageSelector',
    fields,
    renderContent: ({ section }) => section && <PackageSelector section={section} />,
    ...(locale && { locale }),
  });
}

afterEach(() => localStorage.clear());

const start = {
  title: 'Start',
  shortDescription: 'For pilots.',
  prices: {
    dkk: { price: '9,00', subtitle: 'pr. SIM' },
    eur: { price: '1.20', subtitle: 'per SIM' },
    usd: { price: '1.30', subtitle: 'per SIM per month' },
  },
  features: [
    { text: '100 MB pool', included: true },
    { text: 'Private APN', included: false },
  ],
  globalButtons: [{ link: { url: '/contact', title: 'Get started', target: '' }, style: ['outline'] }],
};
const enterprise = {
  title: 'Enterprise',
  label: 'On your terms',
  highlighted: true,
  prices: { dkk: { price: 'Custom' } },
};

const currency = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('PackageSelector', () => {
  it('renders each package with its price, features and buttons', async () => {
    await renderPackageSelector({ title: 'Choose a package', packages: [start, enterprise] });
    const section = screen.getByRole('region', { name: 'Choose a package' });
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Start', 'Enterprise']);
    for (const text of ['$1.30', '€1.20', 'per SIM per month', 'On your terms', '100 MB pool']) {
      expect(within(section).getByText(text)).toBeTruthy();
    }
    expect(within(section).getByText('Private APN').textContent).toBe('Not included: Private APN');
    expect(within(section).getAllByText('Custom').length).toBeGreaterThan(0);
    expect(within(section).getByRole('link', { name: 'Get started' })).toBeTruthy();
  });

  it.each([
    ['en', 'USD'],
    ['da', 'DKK'],
    ['de', 'EUR'],
  ] as const)('initially shows the language’s currency (%s: %s)', async (locale, name) => {
    await renderPackageSelector({ packages: [start] }, locale);
    expect(currency(name).checked).toBe(true);
  });

  it("prefers the editor's currency to the language's", async () => {
    await renderPackageSelector({ defaultCurrency: ['eur'], packages: [start] });
    expect(currency('EUR').checked).toBe(true);
  });

  it('remembers the chosen currency for the next visit', async () => {
    const { unmount } = await renderPackageSelector({ packages: [start] });
    startPriceChoices();
    fireEvent.click(currency('DKK'));
    expect(currency('DKK').checked).toBe(true);
    unmount();
    await renderPackageSelector({ packages: [start] });
    startPriceChoices();
    expect(currency('DKK').checked).toBe(true);
    expect(currency('USD').checked).toBe(false);
  });

  it('ignores a remembered currency that does not exist', async () => {
    localStorage.setItem('price-currency', 'gbp');
    await renderPackageSelector({ packages: [start] });
    startPriceChoices();
    expect(currency('USD').checked).toBe(true);
  });

  it('renders no choice for a single currency', async () => {
    await renderPackageSelector({ packages: [{ title: 'Start', prices: { eur: { price: '5' } } }] });
    expect(screen.getByText('€5.00')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('renders the title of a package that has no price', async () => {
    await renderPackageSelector({ packages: [{ title: 'Start' }] });
    expect(screen.getByRole('region', { name: 'Plans' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Start' })).toBeTruthy();
  });

  it('renders nothing without packages', async () => {
    await renderPackageSelector({ title: 'Choose', packages: [{ shortDescription: 'No title' }] });
    expect(screen.queryByText('Choose')).toBeNull();
  });

  it('escapes hostile content', async () => {
    await renderPackageSelector({
      packages: [
        {
          title: scriptText,
          shortDescription: longWord,
          prices: { eur: { price: scriptText } },
          globalButtons: [{ link: { url: scriptAddress, title: 'Buy' } }],
        },
      ],
    });
    expect(screen.getAllByText(scriptText)).toHaveLength(2);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

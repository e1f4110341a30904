import { brand } from '#brand/brand.ts';
import { packageFields } from '#brand/product.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { formatAmount } from '#components/content/amount.ts';
import { startPriceChoices } from '#components/pricing/startPriceChoices.ts';
import { defaultLocale, localeCodes, locales, type Locale } from '#locales/locales.ts';
import type { PackageFields } from '#schema/product.ts';
import { interfaceText } from '#tests/support/interfaceText.ts';
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

const allPrices = {
  dkk: { price: '9,00', subtitle: 'in kroner' },
  eur: { price: '1.20', subtitle: 'in euros' },
  usd: { price: '1.30', subtitle: 'in dollars' },
};
// The type of a package depends on the company's fields.
const described: object = {
  label: 'On your terms',
  shortDescription: 'For pilots.',
  features: [
    { text: '100 MB pool', included: true },
    { text: 'Private APN', included: false },
  ],
};
const start = {
  ...described,
  title: 'Start',
  prices: allPrices,
  globalButtons: [{ link: { url: '/contact', title: 'Get started', target: '' }, style: ['outline'] }],
};
const { currencies } = brand;
const [firstCurrency = 'eur'] = currencies;
const enterprise = { title: 'Enterprise', prices: { [firstCurrency]: { price: 'Custom' } } };

const radio = (currency: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: currency.toUpperCase() });
const isListed = (field: keyof PackageFields) => packageFields[field] !== undefined;

describe('PackageSelector', () => {
  it('renders each package with its price, buttons, and the texts that the company’s packages have', async () => {
    await renderPackageSelector({ title: 'Choose a package', packages: [start, enterprise] });
    const section = screen.getByRole('region', { name: 'Choose a package' });
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Start', 'Enterprise']);
    for (const currency of currencies)
      expect(within(section).getByText(allPrices[currency].subtitle)).toBeTruthy();
    const isThere = (text: string) => within(section).queryByText(text) !== null;
    const exclusion = `${interfaceText('Not included:')} Private APN`;
    expect(['On your terms', 'For pilots.', '100 MB pool'].filter(isThere)).toEqual([
      ...(isListed('label') ? ['On your terms'] : []),
      ...(isListed('shortDescription') ? ['For pilots.'] : []),
      ...(isListed('features') ? ['100 MB pool'] : []),
    ]);
    expect(section.textContent.includes(exclusion)).toBe(isListed('features'));
    expect(within(section).getAllByText('Custom').length).toBeGreaterThan(0);
    expect(within(section).getByRole('link', { name: 'Get started' })).toBeTruthy();
  });

  describe.runIf(currencies.length > 1)('with several currencies', () => {
    const offeredOr = (currency: string) => currencies.find((each) => each === currency) ?? firstCurrency;
    const ofLanguage = (locale: Locale) => offeredOr(locales[locale].currency.toLowerCase());
    const otherCurrency = currencies.find((each) => each !== ofLanguage(defaultLocale)) ?? firstCurrency;

    it.each(localeCodes)('initially shows the language’s currency (%s)', async (locale) => {
      await renderPackageSelector({ packages: [start] }, locale);
      expect(radio(ofLanguage(locale)).checked).toBe(true);
    });

    it("prefers the editor's currency to the language's", async () => {
      await renderPackageSelector({ defaultCurrency: [otherCurrency], packages: [start] });
      expect(radio(otherCurrency).checked).toBe(true);
    });

    it('remembers the chosen currency for the next visit', async () => {
      const { unmount } = await renderPackageSelector({ packages: [start] });
      startPriceChoices();
      fireEvent.click(radio(otherCurrency));
      expect(radio(otherCurrency).checked).toBe(true);
      unmount();
      await renderPackageSelector({ packages: [start] });
      startPriceChoices();
      expect(radio(otherCurrency).checked).toBe(true);
      expect(radio(ofLanguage(defaultLocale)).checked).toBe(false);
    });

    it('ignores a remembered currency that does not exist', async () => {
      localStorage.setItem('price-currency', 'gbp');
      await renderPackageSelector({ packages: [start] });
      startPriceChoices();
      expect(radio(ofLanguage(defaultLocale)).checked).toBe(true);
    });
  });

  it('renders no choice for a single currency', async () => {
    await renderPackageSelector({
      packages: [{ title: 'Start', prices: { [firstCurrency]: { price: '5' } } }],
    });
    expect(
      screen.getByText(formatAmount(5, firstCurrency, defaultLocale).replaceAll('\u00A0', ' ')),
    ).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('renders the title of a package that has no price', async () => {
    await renderPackageSelector({ packages: [{ title: 'Start' }] });
    expect(screen.getByRole('region', { name: interfaceText('Plans') })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Start' })).toBeTruthy();
  });

  it('renders nothing without packages', async () => {
    await renderPackageSelector({ title: 'Choose', packages: [{ prices: allPrices }] });
    expect(screen.queryByText('Choose')).toBeNull();
  });

  it('escapes hostile content', async () => {
    await renderPackageSelector({
      packages: [
        {
          title: scriptText,
          prices: { [firstCurrency]: { price: scriptText, subtitle: longWord } },
          globalButtons: [{ link: { url: scriptAddress, title: 'Buy' } }],
        },
      ],
    });
    expect(screen.getAllByText(scriptText)).toHaveLength(2);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { isLocale, locales } from '#locales/locales.ts';
import { cx } from '#styled/css';
import { SegmentedControl } from '#components/ui/SegmentedControl.tsx';
import { zones, type Currency, type Zone } from './currencies.ts';
import { styles } from './pricing.styles.ts';

type Props = {
  /** Those that have prices; one alone is no choice. */
  currencies: readonly Currency[];
  zones: readonly Zone[];
  /** The editor's preselection; the language's currency where there is none. */
  defaultCurrency?: string | null | undefined;
  className?: string;
};

/** Zone and currency of the prices beside it. Works by itself in CSS; `startPriceChoices` remembers and keeps lists alike. */
export function PriceControls({ currencies, zones: offeredZones, defaultCurrency, className }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const currency = offered(currencies, [defaultCurrency, localeCurrency(i18n.locale)]);
  const zoneNames: Record<Zone, string> = {
    europe: t({ message: 'Europe', comment: 'A price zone' }),
    world: t({ message: 'World', comment: 'A price zone: all countries' }),
  };
  if (currencies.length < 2 && offeredZones.length < 2) return null;

  return (
    <div data-price-choices="" className={cx(styles.controls, className)}>
      {offeredZones.length > 1 && (
        <SegmentedControl
          legend={t({
            message: 'Zone',
            comment: 'Above the choice between the price zones Europe and World',
          })}
          name={`${id}-zone`}
          chosen={offered(offeredZones, [zones[0]])}
          options={offeredZones.map((value) => ({ value, label: zoneNames[value] }))}
        />
      )}
      {currencies.length > 1 && (
        <SegmentedControl
          legend={t({ message: 'Currency', comment: 'Above the choice between DKK, EUR and USD' })}
          name={`${id}-currency`}
          chosen={currency}
          options={currencies.map((value) => ({ value, label: value.toUpperCase() }))}
        />
      )}
    </div>
  );
}

/** The first wish that is on offer, else the first offer. */
function offered<TValue extends string>(
  offers: readonly TValue[],
  wishes: readonly (string | null | undefined)[],
) {
  for (const wish of wishes) {
    const match = offers.find((offer) => offer === wish);
    if (match !== undefined) return match;
  }
  return offers[0];
}

function localeCurrency(locale: string): string | undefined {
  return isLocale(locale) ? locales[locale].currency.toLowerCase() : undefined;
}

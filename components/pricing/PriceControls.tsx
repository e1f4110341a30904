import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { isLocale, locales } from '#locales/locales.ts';
import { cx } from '#styled/css';
import { SegmentedControl } from '#components/ui/SegmentedControl.tsx';
import { zones, type Currency, type Zone } from '#components/content/currencies.ts';
import { styles } from './pricing.styles.ts';

type Props = {
  /** Currencies with prices. There is no control for a single currency. */
  currencies: readonly Currency[];
  zones: readonly Zone[];
  /** Currency preselected by the editor; defaults to the language's currency. */
  defaultCurrency?: string | null | undefined;
  className?: string;
};

/**
 * Choice of zone and currency. CSS shows the chosen prices. `startPriceChoices` stores the choice and synchronises
 * lists.
 */
export function PriceControls({ currencies, zones: offeredZones, defaultCurrency, className }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const currency = firstOption(currencies, [defaultCurrency, localeCurrency(i18n.locale)]);
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
          chosen={firstOption(offeredZones, [zones[0]])}
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

/** Returns the first of the preferred values that is an option, otherwise the first option. */
function firstOption<TValue extends string>(
  options: readonly TValue[],
  preferred: readonly (string | null | undefined)[],
) {
  for (const value of preferred) {
    const match = options.find((option) => option === value);
    if (match !== undefined) return match;
  }
  return options[0];
}

function localeCurrency(locale: string): string | undefined {
  return isLocale(locale) ? locales[locale].currency.toLowerCase() : undefined;
}

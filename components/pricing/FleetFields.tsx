import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { leadForm } from '#brand/parts.ts';
import { leadPagePath } from '#locales/paths.ts';
import { defaultLocale, isLocale, locales } from '#locales/locales.ts';
import { numberFormat } from '#locales/formatters.ts';
import { localisePath } from '#locales/routing.ts';
import { field } from '#styled/recipes';
import { notContent } from '#components/page/agents.ts';
import { BottomBanner } from '#components/page/connection/BottomBanner.tsx';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';
import { styles } from './FleetPrice.styles.ts';
import { largestFleet, maxMegabytes } from './fleetPrice.ts';
import { sliderEnd, stepOf } from './fleetPriceTexts.ts';

type Props = { sims: number; megabytes: number; smallest: number };

/**
 * Fields of the price calculator: the number of SIMs with a slider, and the data per SIM. Hidden without JavaScript.
 */
export function FleetFields({ sims, megabytes, smallest }: Props) {
  const { t, i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  const count = (value: number) => numberFormat(locales[locale].isoCode, {}).format(value);
  return (
    <div data-needs-script="" className={styles.fields}>
      <div>
        <NumberField
          name="sims"
          label={t`Active SIMs`}
          value={sims}
          min={smallest}
          max={largestFleet}
          count={count}
        />
        <input
          type="range"
          max={sliderEnd}
          defaultValue={stepOf(sims)}
          aria-label={t`Active SIMs`}
          aria-valuetext={count(sims)}
          autoComplete="off"
          className={styles.slider}
        />
      </div>
      <NumberField
        name="megabytes"
        label={t`MB per SIM per month`}
        value={megabytes}
        min={0}
        max={maxMegabytes}
        count={count}
      />
      <BottomBanner className={styles.withoutScript} {...notContent}>
        {leadForm ? (
          <Trans comment="Shown when the price calculator’s script fails to load; the link leads to a form">
            We couldn’t calculate your price.{' '}
            <a href={localisePath(leadPagePath, locale)}>Ask us for a quote</a>
          </Trans>
        ) : (
          <Trans>We couldn’t calculate your price.</Trans>
        )}
      </BottomBanner>
    </div>
  );
}

type NumberFieldProps = {
  name: string;
  label: string;
  value: number;
  min: number;
  max: number;
  count: (value: number) => string;
};

function NumberField({ name, label, value, min, max, count }: NumberFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const styled = field();
  const [minText, maxText] = [count(min), count(max)];
  return (
    <div className={styled.root}>
      <label htmlFor={id} className={styled.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        required
        min={min}
        max={max}
        defaultValue={value}
        autoComplete="off"
        aria-describedby={`${id}-message`}
        className={styled.control}
      />
      <div id={`${id}-message`} role="status" hidden>
        <FieldMessage kind="error">{t`Please enter a whole number from ${minText} to ${maxText}.`}</FieldMessage>
      </div>
    </div>
  );
}

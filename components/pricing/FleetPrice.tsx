import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { billRows } from '#components/drawing/bill.styles.ts';
import { frame, head } from '#components/drawing/drawing.styles.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { defaultLocale, isLocale } from '#locales/locales.ts';
import { cx } from '#styled/css';
import { card } from '#styled/recipes';
import type { Currency, Zone } from '#components/content/currencies.ts';
import { FleetFields } from './FleetFields.tsx';
import { styles } from './FleetPrice.styles.ts';
import { planOf, writeRates, type FleetRate } from './fleetPrice.ts';
import { fleetPriceTexts, type FleetPart } from './fleetPriceTexts.ts';
import type { Offer } from './Offer.ts';
import { PriceControls } from './PriceControls.tsx';
import { PriceVariants } from './PriceVariants.tsx';
import { priceSwitch } from './pricing.styles.ts';

type Props = {
  offers: readonly Offer[];
  zones: readonly Zone[];
  currencies: readonly Currency[];
  defaultCurrency?: string | null | undefined;
  headingLevel: 2 | 3;
};

/** Fleet whose price is shown initially. `megabytes` are per SIM per month. */
const example = { sims: 200, megabytes: 10 };

/**
 * Calculator of a fleet's monthly price with the largest plan that the fleet reaches. The server renders an example in
 * every zone and currency, and `startFleetPrice` updates it on input. Renders nothing if a price is missing.
 */
export function FleetPrice({ offers, zones, currencies, defaultCurrency, headingLevel }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  const variants = zones.flatMap((zone) =>
    currencies.map((currency) => ({ zone, currency, rates: ratesOf(offers, zone, currency) })),
  );
  const first = variants[0]?.rates ?? [];
  if (first.length === 0 || variants.some(({ rates }) => rates.length !== offers.length)) return null;

  const plan = planOf(first, example.sims);
  const bills = variants.flatMap(({ zone, currency, rates }) => {
    const rate = rates[plan];
    return rate ? [{ zone, currency, texts: fleetPriceTexts(rate, example, { currency, locale }) }] : [];
  });
  const figures = (part: FleetPart) => (
    <PriceVariants
      isZoned={zones.length > 1}
      variants={bills.map(({ zone, currency, texts }) => ({ zone, currency, content: texts[part] }))}
    />
  );
  const rates = Object.fromEntries(
    variants.map((variant) => [`data-${variant.zone}-${variant.currency}`, writeRates(variant.rates)]),
  );
  return (
    <Container className={cx(priceSwitch, styles.root)}>
      <div role="group" aria-labelledby={id} data-fleet-price={locale} {...rates} className={styles.columns}>
        <div className={styles.words}>
          <Heading level={headingLevel} look="h2" id={id}>
            {t`Price your fleet`}
          </Heading>
          <FleetFields {...example} smallest={Math.min(...first.map(({ from }) => from))} />
          <PriceControls currencies={currencies} zones={zones} defaultCurrency={defaultCurrency} />
        </div>
        <div className={cx(card({ look: 'panel' }), frame({ ground: 'sheet' }), styles.bill)}>
          <p className={head}>
            {offers.map(({ title }, index) => (
              <b key={title} data-plan hidden={index !== plan}>
                {title}
              </b>
            ))}
            <span>{t({ message: 'a month', comment: 'Beneath a price' })}</span>
          </p>
          <dl className={billRows}>
            <div>
              <dt>
                {t`Active SIMs`}
                <small data-fleet="sims">{figures('sims')}</small>
              </dt>
              <dd data-fleet="forSims">{figures('forSims')}</dd>
            </div>
            <div>
              <dt>
                {t({ message: 'Data', comment: 'Row of a bill: data used by all SIMs of a fleet' })}
                <small data-fleet="data">{figures('data')}</small>
              </dt>
              <dd data-fleet="forData">{figures('forData')}</dd>
            </div>
            <div>
              <dt>{t`Total, excluding VAT`}</dt>
              <dd>
                <output data-fleet="total">{figures('total')}</output>
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </Container>
  );
}

function ratesOf(offers: readonly Offer[], zone: Zone, currency: Currency): FleetRate[] {
  return offers.flatMap(({ fleet, prices }) => {
    const perSim = prices[zone]?.[currency]?.amount;
    const perMegabyte = fleet?.perMegabyte[zone]?.[currency];
    return fleet === undefined || typeof perSim !== 'number' || perMegabyte === undefined
      ? []
      : [{ from: fleet.from, perSim, perMegabyte }];
  });
}

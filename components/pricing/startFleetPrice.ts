import { defaultLocale, isLocale, locales } from '#locales/locales.ts';
import { numberFormat } from '#locales/formatters.ts';
import { currencies, isCurrency, zones } from './currencies.ts';
import { planOf, readRates, type FleetRate } from './fleetPrice.ts';
import { fleetParts, fleetPriceTexts, placeOf, sizeAt } from './fleetPriceTexts.ts';

const started = new WeakSet<HTMLElement>();

/** Reckons the price of the fleet that a visitor types or slides to. */
export function startFleetPrice(group: HTMLElement): void {
  if (started.has(group)) return;
  started.add(group);
  const sims = group.querySelector<HTMLInputElement>('input[name=sims]');
  const megabytes = group.querySelector<HTMLInputElement>('input[name=megabytes]');
  const slider = group.querySelector<HTMLInputElement>('input[type=range]');
  if (sims === null || megabytes === null || slider === null) return;
  const named = group.dataset['fleetPrice'];
  const locale = isLocale(named) ? named : defaultLocale;
  const rates = new Map<string, FleetRate[]>();
  for (const zone of zones) {
    for (const currency of currencies) {
      const written = group.getAttribute(`data-${zone}-${currency}`);
      if (written !== null) rates.set(`${zone} ${currency}`, readRates(written));
    }
  }
  const plans = group.querySelectorAll<HTMLElement>('[data-plan]');

  const calculate = () => {
    const canReckon = [sims, megabytes].map(judge).every(Boolean);
    group.toggleAttribute('data-outdated', !canReckon);
    if (!canReckon) return;
    const fleet = { sims: sims.valueAsNumber, megabytes: megabytes.valueAsNumber };
    const [first = []] = rates.values();
    const plan = planOf(first, fleet.sims);
    for (const [index, title] of plans.entries()) title.hidden = index !== plan;
    for (const [place, offered] of rates) {
      const [zone, currency] = place.split(' ');
      const rate = offered[plan];
      if (rate === undefined || !isCurrency(currency)) continue;
      const texts = fleetPriceTexts(rate, fleet, { currency, locale });
      for (const part of fleetParts) {
        const figure = group.querySelector(`[data-fleet=${part}]`);
        const layers = figure?.querySelectorAll<HTMLElement>(`[data-currency=${currency}]`) ?? [];
        const layer = [...layers].find(({ dataset }) => (dataset['zone'] ?? zone) === zone);
        // Where there is one currency and zone, there are no layers.
        const shown = layer ?? (rates.size === 1 ? figure : undefined);
        if (shown) shown.textContent = texts[part];
      }
    }
  };
  const show = () => {
    slider.ariaValueText = numberFormat(locales[locale].isoCode, {}).format(sizeAt(slider.valueAsNumber));
  };
  slider.addEventListener('input', () => {
    sims.value = String(Math.max(Number(sims.min), sizeAt(slider.valueAsNumber)));
    show();
  });
  sims.addEventListener('input', () => {
    if (!sims.validity.valid) return;
    slider.valueAsNumber = placeOf(sims.valueAsNumber);
    show();
  });
  group.addEventListener('input', calculate);
  // What was done before this script was there, or kept by the browser on the way back.
  const changed = [slider, sims, megabytes].find(({ value, defaultValue }) => value !== defaultValue);
  changed?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether a field holds what can be reckoned; says so at the field. */
function judge(field: HTMLInputElement): boolean {
  const { valid } = field.validity;
  field.setAttribute('aria-invalid', String(!valid));
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  if (message !== null) message.hidden = valid;
  return valid;
}

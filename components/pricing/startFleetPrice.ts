import { defaultLocale, isLocale, locales } from '#locales/locales.ts';
import { numberFormat } from '#locales/formatters.ts';
import { currencies, isCurrency, zones } from '#components/content/currencies.ts';
import { planOf, readRates, type FleetRate } from './fleetPrice.ts';
import { fleetParts, fleetPriceTexts, sizeAt, stepOf } from './fleetPriceTexts.ts';

const startedElements = new WeakSet<HTMLElement>();

/** Calculates a fleet's price while a visitor types the size or moves the slider. */
export function startFleetPrice(group: HTMLElement): void {
  if (startedElements.has(group)) return;
  startedElements.add(group);
  const simsInput = group.querySelector<HTMLInputElement>('input[name=sims]');
  const megabytesInput = group.querySelector<HTMLInputElement>('input[name=megabytes]');
  const slider = group.querySelector<HTMLInputElement>('input[type=range]');
  if (simsInput === null || megabytesInput === null || slider === null) return;
  const language = group.dataset['fleetPrice'];
  const locale = isLocale(language) ? language : defaultLocale;
  const rates = new Map<string, FleetRate[]>();
  for (const zone of zones) {
    for (const currency of currencies) {
      const text = group.getAttribute(`data-${zone}-${currency}`);
      if (text !== null) rates.set(`${zone} ${currency}`, readRates(text));
    }
  }
  const plans = group.querySelectorAll<HTMLElement>('[data-plan]');

  const calculate = () => {
    const isValid = [simsInput, megabytesInput].map(validate).every(Boolean);
    group.toggleAttribute('data-outdated', !isValid);
    if (!isValid) return;
    const fleet = { sims: simsInput.valueAsNumber, megabytes: megabytesInput.valueAsNumber };
    const [first = []] = rates.values();
    const plan = planOf(first, fleet.sims);
    for (const [index, title] of plans.entries()) title.hidden = index !== plan;
    for (const [key, planRates] of rates) {
      const [zone, currency] = key.split(' ');
      const rate = planRates[plan];
      if (rate === undefined || !isCurrency(currency)) continue;
      const texts = fleetPriceTexts(rate, fleet, { currency, locale });
      for (const part of fleetParts) {
        const figure = group.querySelector(`[data-fleet=${part}]`);
        const layers = figure?.querySelectorAll<HTMLElement>(`[data-currency=${currency}]`) ?? [];
        const layer = [...layers].find(({ dataset }) => (dataset['zone'] ?? zone) === zone);
        // With a single currency and zone, there are no layers.
        const element = layer ?? (rates.size === 1 ? figure : undefined);
        if (element) element.textContent = texts[part];
      }
    }
  };
  const show = () => {
    slider.ariaValueText = numberFormat(locales[locale].isoCode, {}).format(sizeAt(slider.valueAsNumber));
  };
  slider.addEventListener('input', () => {
    simsInput.value = String(Math.max(Number(simsInput.min), sizeAt(slider.valueAsNumber)));
    show();
  });
  simsInput.addEventListener('input', () => {
    if (!simsInput.validity.valid) return;
    slider.valueAsNumber = stepOf(simsInput.valueAsNumber);
    show();
  });
  group.addEventListener('input', calculate);
  // Handles input from before this script ran, or input that the browser restored on a navigation back.
  const changedInput = [slider, simsInput, megabytesInput].find(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  changedInput?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns whether a field is valid. Shows the error message if the field is invalid. */
function validate(field: HTMLInputElement): boolean {
  const { valid } = field.validity;
  field.setAttribute('aria-invalid', String(!valid));
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  if (message !== null) message.hidden = valid;
  return valid;
}

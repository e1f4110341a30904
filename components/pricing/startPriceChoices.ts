import { readStored, store } from '#components/page/browserStorage.ts';
import { priceStorageKeys } from './priceStorageKeys.ts';
import { onBfcacheRestore } from '#components/page/pageLifecycle.ts';

/**
 * Applies the zone and currency that the visitor chose in one price list to all lists on the page, and stores the
 * choice.
 */
export function startPriceChoices(): void {
  for (const [kind, key] of Object.entries(priceStorageKeys)) {
    const radios = document.querySelectorAll<HTMLInputElement>(`[data-price-choices] [name$=-${kind}]`);
    if (radios.length > 0) syncRadios([...radios], key, `data-shown-${kind}`);
  }
}

/**
 * Synchronises radio buttons with each other and with the stored choice.
 *
 * @param attribute Set on the section of each list in browsers without `:has()`, for `priceSwitch`.
 */
function syncRadios(radios: readonly HTMLInputElement[], key: string, attribute: string): void {
  const show = (value: string | null) => {
    // A list without this value shows its default.
    for (const radio of radios) if (radio.defaultChecked) radio.checked = true;
    for (const radio of radios) if (radio.value === value) radio.checked = true;
    if (CSS.supports('selector(:has(a))')) return;
    for (const radio of radios)
      if (radio.checked) radio.closest('section')?.setAttribute(attribute, radio.value);
  };
  const choose = (value: string) => {
    store('localStorage', key, value);
    show(value);
  };
  const showRemembered = () => {
    const value = readStored('localStorage', key);
    if (value !== null) show(value);
  };

  // Handles a choice made before this script ran.
  const changedRadio = radios.find(({ checked, defaultChecked }) => checked && !defaultChecked);
  if (changedRadio === undefined) show(readStored('localStorage', key));
  else choose(changedRadio.value);
  for (const radio of radios) radio.addEventListener('change', () => choose(radio.value));
  // Handles changes in another tab, or on the page from which the visitor returns.
  window.addEventListener('storage', (event) => {
    if (event.key === key) show(event.newValue);
  });
  onBfcacheRestore(showRemembered);
}

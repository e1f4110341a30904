import { readStored, store } from '#components/site/browserStorage.ts';
import { priceStorageKeys } from './priceStorageKeys.ts';
import { onBfcacheRestore } from '#components/site/pageLifecycle.ts';

/** Keeps all price lists of the page, each of which switches by itself, at the zone and currency that a visitor chose. */
export function startPriceChoices(): void {
  for (const [kind, key] of Object.entries(priceStorageKeys)) {
    const radios = document.querySelectorAll<HTMLInputElement>(`[data-price-choices] [name$=-${kind}]`);
    if (radios.length > 0) keepAlike([...radios], key, `data-shown-${kind}`);
  }
}

/** @param attribute Of the section around each list, where `:has()` is unknown and styles need it (`priceSwitch`). */
function keepAlike(radios: readonly HTMLInputElement[], key: string, attribute: string): void {
  const show = (value: string | null) => {
    // A list without such prices shows what it showed at first.
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

  const chosenBefore = radios.find(({ checked, defaultChecked }) => checked && !defaultChecked);
  if (chosenBefore === undefined) show(readStored('localStorage', key));
  else choose(chosenBefore.value);
  for (const radio of radios) radio.addEventListener('change', () => choose(radio.value));
  // In another tab, or on another page that the visitor comes back from.
  window.addEventListener('storage', (event) => {
    if (event.key === key) show(event.newValue);
  });
  onBfcacheRestore(showRemembered);
}

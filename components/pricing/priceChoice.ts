import { useSyncExternalStore } from 'react';
import { isCurrency, isZone, type Currency, type Zone } from './currencies.ts';
import { priceStorageKeys } from './priceStorageKeys.ts';

/** What the visitor chose; empty until then. */
export type PriceChoice = { readonly currency?: Currency; readonly zone?: Zone };

const nothingChosen: PriceChoice = {};

// One choice a tab, shared by every price list in it. Never touched on the server.
let choice: PriceChoice | undefined;
const listeners = new Set<() => void>();

/** The remembered choice; on the server, and before hydration, nothing is chosen. */
export function usePriceChoice(): PriceChoice {
  return useSyncExternalStore(subscribe, currentChoice, () => nothingChosen);
}

export function choosePrices(changed: PriceChoice): void {
  choice = { ...currentChoice(), ...changed };
  if (changed.currency) remember(priceStorageKeys.currency, changed.currency);
  if (changed.zone) remember(priceStorageKeys.zone, changed.zone);
  announce();
}

function currentChoice(): PriceChoice {
  choice ??= remembered();
  return choice;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', chosenInAnotherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', chosenInAnotherTab);
      // The next listener reads what other tabs have stored in the meantime.
      choice = undefined;
    }
  };
}

function chosenInAnotherTab(event: StorageEvent): void {
  if (event.key !== priceStorageKeys.currency && event.key !== priceStorageKeys.zone) return;
  choice = remembered();
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}

function remembered(): PriceChoice {
  try {
    const currency = localStorage.getItem(priceStorageKeys.currency);
    const zone = localStorage.getItem(priceStorageKeys.zone);
    return { ...(isCurrency(currency) && { currency }), ...(isZone(zone) && { zone }) };
  } catch {
    // Storage may be closed to the site; the choice then lives as long as the tab.
    return nothingChosen;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or closed: the choice holds for this tab.
  }
}

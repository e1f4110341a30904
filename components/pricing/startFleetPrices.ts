import { isFilledIn } from '#components/page/typedText.ts';
import { showConnectionNotice } from '#components/page/connection/startConnectionNotice.ts';

/**
 * Loads the price calculator when a visitor points at its fields or focuses one. If the code cannot be loaded, any
 * input shows a notice, because the displayed price would be wrong for the entered fleet.
 */
export function startFleetPrices(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-fleet-price]')) {
    group.querySelector('[data-needs-script]')?.removeAttribute('data-needs-script');
    const listeners = new AbortController();
    const { signal } = listeners;
    const start = async () => {
      const { startFleetPrice } = await import('./startFleetPrice.ts');
      listeners.abort();
      startFleetPrice(group);
    };
    const preload = () => void start().catch(() => undefined);
    const calculate = () => void start().catch(() => showConnectionNotice(calculate));
    for (const type of ['pointerover', 'focusin']) group.addEventListener(type, preload, { signal });
    group.addEventListener('input', calculate, { signal });
    // The fields were filled in before this script ran.
    if (isFilledIn(group)) calculate();
  }
}

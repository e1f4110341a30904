import { isFilledIn } from '#components/island/typedText.ts';
import { showConnectionNotice } from '#components/site/connection/startConnectionNotice.ts';

/**
 * Fetches what reckons the price of a visitor's fleet as soon as somebody turns to its fields. What they change while it
 * cannot be had they are told of, for the price would be that of another fleet.
 */
export function startFleetPrices(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-fleet-price]')) {
    group.querySelector('[data-needs-script]')?.removeAttribute('data-needs-script');
    const waiting = new AbortController();
    const { signal } = waiting;
    const start = async () => {
      const { startFleetPrice } = await import('./startFleetPrice.ts');
      waiting.abort();
      startFleetPrice(group);
    };
    const prepare = () => void start().catch(() => undefined);
    const insist = () => void start().catch(() => showConnectionNotice(insist));
    for (const use of ['pointerover', 'focusin']) group.addEventListener(use, prepare, { signal });
    group.addEventListener('input', insist, { signal });
    // Before this script was there.
    if (isFilledIn(group)) insist();
  }
}

/** Fetches what reckons the price of a visitor's fleet as soon as somebody turns to its fields. */
export function startFleetPrices(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-fleet-price]')) {
    const start = () =>
      void import('./startFleetPrice.ts').then(({ startFleetPrice }) => startFleetPrice(group));
    for (const use of ['pointerover', 'focusin']) group.addEventListener(use, start, { once: true });
  }
}

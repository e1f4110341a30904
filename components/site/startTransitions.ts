/**
 * Shows a page at once that the browser had drawn ahead. The others fade in (`renderer/styles.css`), which softens a wait;
 * here there is none, and what a browser takes to picture both pages would be one.
 */
export function startTransitions(): void {
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    const [arrival] = performance.getEntriesByType('navigation');
    if (arrival === undefined || !('activationStart' in arrival)) return;
    if (Number(arrival.activationStart) > 0) viewTransition?.skipTransition();
  });
}

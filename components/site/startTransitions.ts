/** After which browsers fetch a page ahead, or draw it, by the rules that the server sends (`speculationRules.ts`). */
const hoverMs = 200;

/**
 * Shows a page at once that was got ahead: one whose link the pointer had rested on, and whatever else the browser had
 * drawn by then. The others fade in (`renderer/styles.css`), which softens a wait; here there is none, and what a browser
 * takes to picture both pages would be one. The page that goes has to say so for neither to be pictured.
 */
export function startTransitions(): void {
  let pointed: { link: Element; since: number } | undefined;
  let isAhead = false;
  document.addEventListener('pointerover', (event) => {
    const link = linkOf(event);
    if (link !== pointed?.link) pointed = link && { link, since: event.timeStamp };
  });
  document.addEventListener('click', (event) => {
    isAhead =
      pointed !== undefined && pointed.link === linkOf(event) && event.timeStamp - pointed.since >= hoverMs;
  });
  window.addEventListener('pageswap', ({ viewTransition }) => {
    if (isAhead) skip(viewTransition);
    isAhead = false;
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    const [arrival] = performance.getEntriesByType('navigation');
    if (arrival === undefined || !('activationStart' in arrival)) return;
    if (Number(arrival.activationStart) > 0) skip(viewTransition);
  });
}

function skip(transition: ViewTransition | null): void {
  // The pictures of one that is skipped never get ready, which browsers report as an error that nobody caught.
  transition?.ready.catch(() => undefined);
  transition?.skipTransition();
}

function linkOf({ target }: Event): Element | undefined {
  return (target instanceof Element && target.closest('a[href]')) || undefined;
}

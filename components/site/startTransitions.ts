/** Hover time after which browsers prefetch or prerender a page, according to the server's speculation rules. */
const hoverMs = 200;

/**
 * Skips the view transition to a page that was prerendered, or whose link was hovered long enough to be prefetched:
 * there is no delay to hide, and capturing both pages would cause one. Other pages fade in (`renderer/styles.css`). The
 * old page must skip the transition, so that neither page is captured.
 */
export function startTransitions(): void {
  let hoveredLink: { link: Element; since: number } | undefined;
  let isAhead = false;
  document.addEventListener('pointerover', (event) => {
    const link = linkOf(event);
    if (link !== hoveredLink?.link) hoveredLink = link && { link, since: event.timeStamp };
  });
  document.addEventListener('click', (event) => {
    isAhead =
      hoveredLink !== undefined &&
      hoveredLink.link === linkOf(event) &&
      event.timeStamp - hoveredLink.since >= hoverMs;
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
  // The `ready` promise of a skipped transition rejects. Browsers would report the rejection as uncaught.
  transition?.ready.catch(() => undefined);
  transition?.skipTransition();
}

function linkOf({ target }: Event): Element | undefined {
  return (target instanceof Element && target.closest('a[href]')) || undefined;
}

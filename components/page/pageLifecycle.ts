/** Calls back once somebody sees the page: at once, or when the browser shows what it had drawn ahead. */
export function onPrerenderActivated(callback: () => void): void {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else {
    callback();
  }
}

/** How the page was come to: by a link or address, by loading it again, or by a step in the history. */
export function navigationType(): NavigationTimingType | undefined {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming ? arrival.type : undefined;
}

/** Calls back each time the browser shows this very page again from its back/forward cache, as it was left. */
export function onBfcacheRestore(callback: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
}

const maxWaitMs = 4000;
const pauseMs = 1;

/** Calls back once the page has loaded and the browser is idle; the returned function takes that back. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(callback, { timeout: maxWaitMs });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(callback, pauseMs);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    cancel = () => window.removeEventListener('load', wait);
  }
  return () => cancel();
}

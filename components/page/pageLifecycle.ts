/** Calls `callback` once the page is visible: at once, or when the browser shows the prerendered page. */
export function onPrerenderActivated(callback: () => void): void {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else {
    callback();
  }
}

/**
 * Returns the navigation type: `navigate`, `reload`, `back_forward` or `prerender`. Returns `undefined` in browsers
 * that do not report it.
 */
export function navigationType(): NavigationTimingType | undefined {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming ? arrival.type : undefined;
}

/** Calls `callback` each time the browser restores this page from its back/forward cache. */
export function onBfcacheRestore(callback: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
}

const maxWaitMs = 4000;
const pauseMs = 1;

/** Calls `callback` once the page has loaded and the browser is idle. Returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {};
  const schedule = () => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(callback, { timeout: maxWaitMs });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(callback, pauseMs);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') schedule();
  else {
    window.addEventListener('load', schedule, { once: true });
    cancel = () => window.removeEventListener('load', schedule);
  }
  return () => cancel();
}

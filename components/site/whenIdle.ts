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

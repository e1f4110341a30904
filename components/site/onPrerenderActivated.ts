/** Calls back once somebody sees the page: at once, or when the browser shows what it had drawn ahead. */
export function onPrerenderActivated(callback: () => void): void {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else {
    callback();
  }
}

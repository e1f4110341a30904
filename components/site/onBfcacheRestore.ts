/** Calls back each time the browser shows this very page again from its back/forward cache, as it was left. */
export function onBfcacheRestore(callback: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
}

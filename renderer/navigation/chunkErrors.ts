/** How long a path that was reloaded because its code was gone is not reloaded again (specification 8 and 9). */
export const reloadGuardMs = 10_000;

const storageKey = 'reloaded-for-missing-code';

/** The page's own code is gone, usually after a deploy: the server has a page that fits the code it has now. */
export function reloadOnMissingCode(isHydrated: () => boolean): void {
  window.addEventListener('vite:preloadError', (event) => {
    const isStylesheet = /\.css($|\?)/.test(event.payload.message);
    // Either way the page works without what failed to arrive early.
    if (isStylesheet || !isHydrated()) {
      event.preventDefault();
      return;
    }
    if (mayReload(window.sessionStorage, window.location.pathname, Date.now())) window.location.reload();
  });
}

/** Notes the reload; false when this path was reloaded less than ten seconds ago. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, path: string, now: number): boolean {
  const [lastPath, lastTime] = (storage.getItem(storageKey) ?? '').split(' ');
  if (lastPath === path && now - Number(lastTime) < reloadGuardMs) return false;
  storage.setItem(storageKey, `${path} ${now}`);
  return true;
}

import { isHydrated } from '../hydration/hydrated.ts';
import { loadWhole } from './loadWhole.ts';
import { pendingNavigation } from './pendingNavigation.ts';
import { isPrefetching } from './prefetch.ts';

/** How long a path that was reloaded because its code was gone is not reloaded again (specification 8 and 9). */
export const reloadGuardMs = 10_000;

const storageKey = 'reloaded-for-missing-code';

/**
 * A part of the code did not arrive, after a deploy or without a connection. A page that the visitor waits for comes
 * from the server then; what was only fetched ahead, or is asked for by a part of the page, is the matter of whoever
 * asked.
 */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const isStylesheet = /\.css($|\?)/.test(event.payload.message);
    // Either way the page works without what failed to arrive early.
    if (isStylesheet || !isHydrated()) {
      event.preventDefault();
      return;
    }
    const pending = pendingNavigation();
    if (pending === undefined) {
      // Unhandled, it would make the router leave every later page to the server, connection or not.
      if (isPrefetching()) event.preventDefault();
      return;
    }
    // The router would leave for the server by itself, connection or not; and its error page's code may be gone too.
    event.preventDefault();
    if (pending.hasFailed) return;
    pending.hasFailed = true;
    const { pathname } = new URL(pending.url);
    void loadWhole(pending.url, () => mayReload(window.sessionStorage, pathname, Date.now()));
  });
}

/** Notes the reload; false when this path was reloaded less than ten seconds ago. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, path: string, now: number): boolean {
  const [lastPath, lastTime] = (storage.getItem(storageKey) ?? '').split(' ');
  if (lastPath === path && now - Number(lastTime) < reloadGuardMs) return false;
  storage.setItem(storageKey, `${path} ${now}`);
  return true;
}

import { isNewerBuildOut } from '#components/page/connection/startBuildCheck.ts';
import { wouldLoseInput } from '#components/page/typedText.ts';

/** Time during which a page that was reloaded for missing code is not reloaded again. */
export const reloadGuardMs = 10_000;

const storageKey = 'reloaded-for-missing-code';

/**
 * Reloads the page if some of its code could not be loaded: after a deploy, only the new page refers to existing files,
 * and browsers do not retry a module that failed. Does nothing offline, or if the visitor has filled in something,
 * because the page works without the code. If there is no newer build, reloads only once.
 */
export async function reloadForMissingCode(): Promise<void> {
  try {
    const isOutdated = await isNewerBuildOut();
    const { pathname } = window.location;
    if (wouldLoseInput()) return;
    if (mayReload(window.sessionStorage, pathname, Date.now(), isOutdated)) window.location.reload();
  } catch {
    // Does not reload, because the site cannot be reached or storage is denied.
  }
}

/**
 * Records a reload and returns whether it is allowed. Refuses reloads within ten seconds, and repeated ones if there is
 * no newer build.
 */
export function mayReload(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  path: string,
  now: number,
  isOutdated: boolean,
): boolean {
  const key = `${storageKey} ${path}`;
  const lastReload = storage.getItem(key);
  if (lastReload !== null && (!isOutdated || now - Number(lastReload) < reloadGuardMs)) return false;
  storage.setItem(key, String(now));
  return true;
}

import { isNewerBuildOut } from '#components/page/connection/startBuildCheck.ts';
import { wouldLoseInput } from '#components/page/typedText.ts';

/** How long a page that was reloaded because its code was gone is not reloaded again. */
export const reloadGuardMs = 10_000;

const storageKey = 'reloaded-for-missing-code';

/**
 * Loads the page anew when a part of its code could not be had: after a deploy that brings the code that there is, and
 * a browser does not ask twice for what it could not have. Not without a connection, and not under somebody who has
 * filled something in: the page works as the server drew it. Where there is no newer build, the second time would be no
 * better, and is left out.
 */
export async function reloadForMissingCode(): Promise<void> {
  try {
    const isOutdated = await isNewerBuildOut();
    const { pathname } = window.location;
    if (wouldLoseInput()) return;
    if (mayReload(window.sessionStorage, pathname, Date.now(), isOutdated)) window.location.reload();
  } catch {
    // The site cannot be reached, or storage is closed to it.
  }
}

/** Notes the reload; false when this path was reloaded less than ten seconds ago, or before and for nothing. */
export function mayReload(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  path: string,
  now: number,
  isOutdated: boolean,
): boolean {
  const key = `${storageKey} ${path}`;
  const last = storage.getItem(key);
  if (last !== null && (!isOutdated || now - Number(last) < reloadGuardMs)) return false;
  storage.setItem(key, String(now));
  return true;
}

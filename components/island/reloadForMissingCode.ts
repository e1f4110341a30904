import { latestBuildPath } from '#schema/build.ts';

/** How long a page that was reloaded because its code was gone is not reloaded again. */
export const reloadGuardMs = 10_000;

const storageKey = 'reloaded-for-missing-code';
let isAsking = false;

/**
 * Loads the page anew when a part of its code could not be had, which after a deploy brings the code that there is. Not
 * without a connection, and never twice for the same build: the page works as the server drew it.
 */
export async function reloadForMissingCode(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const isReachable = await fetch(latestBuildPath, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReachable) return;
  const { pathname } = window.location;
  if (mayReload(window.sessionStorage, pathname, Date.now())) window.location.reload();
}

/** Notes the reload; false when this path was reloaded less than ten seconds ago, or for this build before. */
export function mayReload(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  path: string,
  now: number,
  build: string = import.meta.env.PUBLIC_ENV__BUILD_ID,
): boolean {
  const [lastPath, lastTime, lastBuild] = (storage.getItem(storageKey) ?? '').split(' ');
  if (lastPath === path && (lastBuild === build || now - Number(lastTime) < reloadGuardMs)) return false;
  storage.setItem(storageKey, `${path} ${now} ${build}`);
  return true;
}

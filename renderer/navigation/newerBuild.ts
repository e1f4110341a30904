import { buildIdOf, latestBuildPath } from '#schema/build.ts';
import { isConnectionSlow } from './connection.ts';

/** How often an open tab asks for a newer build (specification 4 and 9). */
export const buildCheckIntervalMs = 3_600_000;
/** The first time, so that it does not compete with the page itself (specification 9). */
export const firstBuildCheckDelayMs = 1_000;

let isNewerBuildOut = false;

/** True once a newer build is known: the next navigation is then a full page load, and nobody is nagged (decision 25). */
export function isBuildOutdated(): boolean {
  return isNewerBuildOut;
}

export function watchForNewerBuild(): void {
  // In development nothing is built, and so there is nothing newer.
  if (import.meta.env.DEV) return;
  window.setTimeout(() => void check(), firstBuildCheckDelayMs);
  window.setInterval(() => void check(), buildCheckIntervalMs);
}

async function check(): Promise<void> {
  if (isConnectionSlow() || isNewerBuildOut) return;
  try {
    const response = await fetch(latestBuildPath, { cache: 'no-cache' });
    if (!response.ok) return;
    const latest = buildIdOf(await response.json());
    isNewerBuildOut = latest !== undefined && latest !== import.meta.env.PUBLIC_ENV__BUILD_ID;
  } catch {
    // Offline, or a deploy in progress: the next check will tell.
  }
}

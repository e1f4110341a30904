import { hourMs } from '#schema/durations.ts';
import { buildIdOf, buildMetaPath, latestBuildPath } from '#schema/build.ts';
import { onPrerenderActivated } from '#components/page/pageLifecycle.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';

/** Interval at which an open tab checks for a newer build, and delay of the first check after the page has loaded. */
const buildCheckIntervalMs = hourMs;
const firstBuildCheckDelayMs = 1_000;

let isOutdated = false;

/** Checks periodically for a newer build. A tab whose code was removed can then reload without checking first. */
export function startBuildCheck(): void {
  // The development server has no builds.
  if (import.meta.env.DEV) return;
  const unlessSlow = (check: () => Promise<unknown>) =>
    void (isConnectionSlow() || check().catch(() => undefined));
  onPrerenderActivated(() => {
    window.setTimeout(() => unlessSlow(readManifest), firstBuildCheckDelayMs);
    window.setInterval(() => unlessSlow(isNewerBuildOut), buildCheckIntervalMs);
  });
}

/** Fetches the manifest of the build that the site runs. */
async function readManifest(): Promise<void> {
  const response = await fetchWithRetry(buildMetaPath(import.meta.env.PUBLIC_ENV__BUILD_ID), {
    cache: 'no-cache',
  });
  if (response.status === 404) isOutdated = true;
}

/** Returns whether the site runs another build than this tab. Rejects if the site cannot be reached. */
export async function isNewerBuildOut(): Promise<boolean> {
  if (isOutdated) return true;
  const response = await fetchWithRetry(latestBuildPath, { cache: 'no-cache' });
  const latestId = response.ok ? buildIdOf(await response.json()) : undefined;
  isOutdated = latestId !== undefined && latestId !== import.meta.env.PUBLIC_ENV__BUILD_ID;
  return isOutdated;
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Returns whether prefetching would burden the visitor: the connection is 2G, or data saving is on. */
export function isConnectionSlow(connection: Connection | undefined = currentConnection()): boolean {
  return (
    connection !== undefined &&
    (connection.saveData === true || /(^|-)2g$/.test(connection.effectiveType ?? ''))
  );
}

function currentConnection(): Connection | undefined {
  if (!('connection' in navigator)) return undefined;
  const { connection } = navigator;
  return typeof connection === 'object' && connection !== null ? connection : undefined;
}

import { hourMs } from '#schema/durations.ts';
import { buildIdOf, buildMetaPath, latestBuildPath } from '#schema/build.ts';
import { onPrerenderActivated } from '#components/page/pageLifecycle.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';

/** How often an open tab asks for a newer build, and when first, so that it does not compete with the page itself. */
const buildCheckIntervalMs = hourMs;
const firstBuildCheckDelayMs = 1_000;

let isOutdated = false;

/** Asks now and then whether a newer build is out, so that a tab whose code is gone knows what to do at once. */
export function startBuildCheck(): void {
  // In development nothing is built, and so there is nothing newer.
  if (import.meta.env.DEV) return;
  const unlessSlow = (ask: () => Promise<unknown>) =>
    void (isConnectionSlow() || ask().catch(() => undefined));
  onPrerenderActivated(() => {
    window.setTimeout(() => unlessSlow(readManifest), firstBuildCheckDelayMs);
    window.setInterval(() => unlessSlow(isNewerBuildOut), buildCheckIntervalMs);
  });
}

/** The site tells of the build that it runs and of no other, so that a page that was kept for long learns of a newer one. */
async function readManifest(): Promise<void> {
  const response = await fetchWithRetry(buildMetaPath(import.meta.env.PUBLIC_ENV__BUILD_ID), {
    cache: 'no-cache',
  });
  if (response.status === 404) isOutdated = true;
}

/** Whether the site runs another build than this tab. Rejects where it cannot be reached. */
export async function isNewerBuildOut(): Promise<boolean> {
  if (isOutdated) return true;
  const response = await fetchWithRetry(latestBuildPath, { cache: 'no-cache' });
  const latest = response.ok ? buildIdOf(await response.json()) : undefined;
  isOutdated = latest !== undefined && latest !== import.meta.env.PUBLIC_ENV__BUILD_ID;
  return isOutdated;
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** True where prefetching would cost the visitor: on 2g, or with data saving switched on. */
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

import type { KeptPage } from './CachedPage.ts';
import type { Purpose } from '#server/lib/contentApiGuard.ts';

/** Whether a page would be drawn from just what it was drawn from before. Rejects where that cannot be had. */
export async function isStillRight(
  { isFromStaleContent, hasHoles, uses }: KeptPage,
  purpose: Purpose,
): Promise<boolean> {
  if (isFromStaleContent || hasHoles) return false;
  const same = await Promise.all(
    uses.map(async ({ version, versionNow }) => (await versionNow(purpose)) === version),
  );
  return same.every(Boolean);
}

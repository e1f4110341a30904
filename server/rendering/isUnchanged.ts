import type { CachedPage } from './CachedPage.ts';
import type { Priority } from '#server/lib/contentApiGuard.ts';

/** Whether a page would be drawn from just what it was drawn from before. Rejects where that cannot be had. */
export async function isUnchanged(
  { isFromStaleContent, isPartial, uses }: CachedPage,
  purpose: Priority,
): Promise<boolean> {
  if (isFromStaleContent || isPartial) return false;
  const same = await Promise.all(
    uses.map(async ({ version, versionNow }) => (await versionNow(purpose)) === version),
  );
  return same.every(Boolean);
}

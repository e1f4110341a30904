import { createStaleCache, type StaleCacheOptions } from '#server/lib/staleCache.ts';

export type Copy = { text: string };

/** Creates a stale cache of texts: fresh for one second, retained for ten. */
export function createTextCache(now: () => number = () => 0, options: Partial<StaleCacheOptions<Copy>> = {}) {
  return createStaleCache<Copy>({
    freshMs: 1_000,
    staleMs: 10_000,
    limitBytes: 1_000,
    sizeOf: ({ text }) => text.length,
    now,
    ...options,
  });
}

/** Returns a loader that resolves to the text. */
export const copy = (text: string) => async () => ({ text });

import { LRUCache } from 'lru-cache';

const maxKnown = 200;

export type NegativeCache = {
  /** Why loading a key failed, while it is not worth another try. */
  of(key: string): { error: unknown } | undefined;
  remember(key: string, error: unknown): void;
  forget(key: string): void;
  clear(): void;
};

/** Remembers for `cooldownMs` milliseconds what failed, so that it is not tried again at once; nothing where that is 0. */
export function createNegativeCache({
  cooldownMs,
  now,
}: {
  cooldownMs: number;
  now: () => number;
}): NegativeCache {
  const failures = new LRUCache<string, { error: unknown; until: number }>({ max: maxKnown });
  return {
    of(key) {
      const known = failures.get(key);
      if (known === undefined) return undefined;
      const leftMs = known.until - now();
      // It is longer where the clock has been set back.
      return leftMs > 0 && leftMs <= cooldownMs ? known : undefined;
    },
    remember(key, error) {
      if (cooldownMs > 0) failures.set(key, { error, until: now() + cooldownMs });
    },
    forget: (key) => void failures.delete(key),
    clear: () => failures.clear(),
  };
}

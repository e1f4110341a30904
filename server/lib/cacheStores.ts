import { LRUCache } from 'lru-cache';

export type StoreLimits = {
  limitBytes: number;
  /**
   * Separate, smaller limits for entries of which clients can create any number. These entries evict only each other
   * and expire early.
   */
  minor?: { limitBytes: number; limitEntries: number; lifeMs: number };
};

/** Store with a size limit and two tiers. Minor entries never evict major entries. */
export type TieredLru<V extends object> = {
  /** Returns the value and marks it as recently used. */
  get(key: string): V | undefined;
  peek(key: string): V | undefined;
  set(key: string, value: V, isMinor: boolean): void;
  delete(key: string): void;
  /** Iterates over all entries, including minor ones. */
  entries(): Iterable<[key: string, value: V]>;
  /** Iterates over the entries that are not minor. */
  majorEntries(): Iterable<[key: string, value: V]>;
};

export function createTieredLru<V extends object>(
  { limitBytes, minor }: StoreLimits,
  sizeOf: (value: V) => number,
): TieredLru<V> {
  const sizeCalculation = (value: V, key: string) => Math.max(1, key.length + sizeOf(value));
  const majors = new LRUCache<string, V>({ maxSize: limitBytes, sizeCalculation });
  const minors =
    minor &&
    new LRUCache<string, V>({
      max: minor.limitEntries,
      maxSize: minor.limitBytes,
      ttl: minor.lifeMs,
      sizeCalculation,
    });

  return {
    get: (key) => majors.get(key) ?? minors?.get(key),
    peek: (key) => majors.peek(key) ?? minors?.peek(key),
    set(key, value, isMinor) {
      const [target, other] = isMinor && minors !== undefined ? [minors, majors] : [majors, minors];
      other?.delete(key);
      target.set(key, value);
    },
    delete(key) {
      majors.delete(key);
      minors?.delete(key);
    },
    *entries() {
      yield* majors.entries();
      if (minors !== undefined) yield* minors.entries();
    },
    majorEntries: () => majors.entries(),
  };
}

const maxFailures = 200;

type NegativeCache = {
  /** Returns the error of the last load if it failed less than `cooldownMs` ago. */
  get(key: string): { error: unknown } | undefined;
  remember(key: string, error: unknown): void;
  forget(key: string): void;
  clear(): void;
};

/** Creates a memory of failures, which prevents a retry for `cooldownMs`. With 0, it remembers nothing. */
export function createNegativeCache({
  cooldownMs,
  now,
}: {
  cooldownMs: number;
  now: () => number;
}): NegativeCache {
  const failures = new LRUCache<string, { error: unknown; until: number }>({ max: maxFailures });
  return {
    get(key) {
      const failure = failures.get(key);
      if (failure === undefined) return undefined;
      const remainingMs = failure.until - now();
      // A remaining time above the cooldown means that the clock was set back.
      return remainingMs > 0 && remainingMs <= cooldownMs ? failure : undefined;
    },
    remember(key, error) {
      if (cooldownMs > 0) failures.set(key, { error, until: now() + cooldownMs });
    },
    forget: (key) => void failures.delete(key),
    clear: () => failures.clear(),
  };
}

import { LRUCache } from 'lru-cache';

export type StoreLimits = {
  limitBytes: number;
  /** Where entries go that anybody can make up without end: they push out each other alone, and are gone sooner. */
  minor?: { limitBytes: number; limitEntries: number; lifeMs: number };
};

/** A store bounded in bytes whose entries are of two ranks: the minor ones can never evict the others. */
export type TieredLru<V extends object> = {
  /** As `peek`, and counts as a use. */
  get(key: string): V | undefined;
  peek(key: string): V | undefined;
  set(key: string, value: V, isMinor: boolean): void;
  delete(key: string): void;
  /** Everything, minor entries too. */
  entries(): Iterable<[key: string, value: V]>;
  /** The entries that are not minor. */
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
      const [to, from] = isMinor && minors !== undefined ? [minors, majors] : [majors, minors];
      from?.delete(key);
      to.set(key, value);
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

const maxKnown = 200;

type NegativeCache = {
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

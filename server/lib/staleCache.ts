import { LRUCache } from 'lru-cache';

export type CacheState = 'hit' | 'miss' | 'stale' | 'stale-if-error';

export type Cached<V> = { value: V; state: CacheState; storedAt: number };

export type StaleCache<V> = {
  /** The value of a key: fresh, or stale while it is loaded again behind. Rejects only when there is no good copy. */
  get(key: string, load: () => Promise<V>): Promise<Cached<V>>;
  /** Puts a copy from elsewhere, such as a snapshot, with the time at which it was fetched. */
  restore(key: string, value: V, storedAt: number): void;
  /** Makes matching values stale, so that the next request loads them again behind its answer; answers how many. */
  expire(matches: (key: string, value: V) => boolean): number;
  /**
   * Keeps matching values for the case alone that loading fails: the next request waits for a new one. Loads under way
   * are not kept either, as they may have begun before whatever changed. Answers the keys.
   */
  purge(matches: (key: string, value: V | undefined) => boolean): string[];
  entries(): Iterable<[key: string, entry: { value: V; storedAt: number }]>;
};

export type StaleCacheOptions<V> = {
  freshMs: number;
  /** How long a copy may serve when loading fails. */
  staleMs: number;
  limitBytes: number;
  sizeOf: (value: V) => number;
  now?: () => number;
  onLoaded?: (key: string, value: V, replaced: V | undefined) => void;
  onLoadFailed?: (key: string, error: unknown) => void;
  /** Called off: a failing backend is left alone for a while. */
  mayLoad?: () => boolean;
};

/** `isLastResort`: purged, or from before a restart, so the world may have changed; used only when loading fails. */
type Entry<V extends object> = {
  value: V;
  storedAt: number;
  expired: boolean;
  failed: boolean;
  isLastResort: boolean;
};

/**
 * A cache bounded in bytes that serves stale copies while it loads, and while loading fails (RFC 5861), with one load
 * per key at a time however many ask.
 */
export function createStaleCache<V extends object>(options: StaleCacheOptions<V>): StaleCache<V> {
  const now = options.now ?? Date.now;
  const loads = new Map<string, Promise<V>>();
  const store = new LRUCache<string, Entry<V>>({
    maxSize: options.limitBytes,
    sizeCalculation: (entry, key) => Math.max(1, key.length + options.sizeOf(entry.value)),
  });

  const loadOnce = (key: string, load: () => Promise<V>): Promise<V> => {
    const running = loads.get(key);
    if (running !== undefined) return running;
    const loading: Promise<V> = load()
      .then((value) => {
        if (loads.get(key) !== loading) return value;
        const replaced = store.peek(key)?.value;
        store.set(key, { value, storedAt: now(), expired: false, failed: false, isLastResort: false });
        options.onLoaded?.(key, value, replaced);
        return value;
      })
      .catch((error: unknown) => {
        const entry = store.peek(key);
        if (entry !== undefined) entry.failed = true;
        options.onLoadFailed?.(key, error);
        throw error;
      })
      .finally(() => {
        if (loads.get(key) === loading) loads.delete(key);
      });
    loads.set(key, loading);
    return loading;
  };

  return {
    async get(key, load) {
      const entry = store.get(key);
      const ageMs = entry === undefined ? Infinity : now() - entry.storedAt;
      if (entry === undefined || ageMs > options.staleMs) {
        const value = await loadOnce(key, load);
        return { value, state: 'miss', storedAt: now() };
      }
      if (entry.isLastResort) {
        try {
          return { value: await loadOnce(key, load), state: 'miss', storedAt: now() };
        } catch {
          entry.isLastResort = false;
        }
      }
      if (ageMs <= options.freshMs && !entry.expired)
        return { value: entry.value, state: 'hit', storedAt: entry.storedAt };
      const mayLoad = options.mayLoad?.() ?? true;
      if (mayLoad) void loadOnce(key, load).catch(() => undefined);
      return {
        value: entry.value,
        state: entry.failed || !mayLoad ? 'stale-if-error' : 'stale',
        storedAt: entry.storedAt,
      };
    },
    restore(key, value, storedAt) {
      if (!store.has(key))
        store.set(key, { value, storedAt, expired: true, failed: false, isLastResort: true });
    },
    expire(matches) {
      let count = 0;
      for (const [key, entry] of store.entries()) {
        if (!matches(key, entry.value)) continue;
        entry.expired = true;
        count += 1;
      }
      return count;
    },
    purge(matches) {
      const purged = new Set<string>();
      for (const [key, entry] of store.entries()) {
        if (!matches(key, entry.value)) continue;
        entry.isLastResort = true;
        entry.expired = true;
        purged.add(key);
      }
      for (const key of loads.keys()) {
        if (!matches(key, store.peek(key)?.value)) continue;
        loads.delete(key);
        purged.add(key);
      }
      return [...purged];
    },
    *entries() {
      for (const [key, entry] of store.entries())
        yield [key, { value: entry.value, storedAt: entry.storedAt }];
    },
  };
}

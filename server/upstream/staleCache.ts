import { LRUCache } from 'lru-cache';
import { createDividedStore, type StoreLimits } from './dividedStore.ts';
import { NotAskedError, StillLoadingError } from '#server/errors.ts';
import { within } from '#server/within.ts';

export type CacheState = 'hit' | 'miss' | 'stale' | 'stale-if-error';

export type Cached<V> = { value: V; state: CacheState; storedAt: number };

/** Why something is loaded: somebody waits for it, or it replaces a copy that has been answered. */
export type LoadReason = 'missing' | 'stale';

export type Load<V> = (reason: LoadReason) => Promise<V>;

export type StaleCache<V> = {
  /**
   * The value of a key: fresh, or stale while it is loaded again behind. Rejects only when there is no good copy: as the
   * load does, or with `StillLoadingError` when that takes longer than `patienceMs`.
   */
  get(key: string, load: Load<V>): Promise<Cached<V>>;
  /** Puts a value that was loaded in another way, as if it had been loaded for a request. */
  put(key: string, value: V): void;
  /** Puts a copy from elsewhere, such as a snapshot, with the time at which it was fetched. */
  restore(key: string, value: V, storedAt: number): void;
  /** Makes matching values stale, so that the next request loads them again behind its answer; answers how many. */
  expire(matches: (key: string, value: V) => boolean): number;
  /**
   * Keeps matching values for the case alone that loading fails: the next request waits for a new one. Loads under way
   * are not kept either, as they may have begun before whatever changed. Answers the keys.
   */
  purge(matches: (key: string, value: V | undefined) => boolean): string[];
  /** Moves a value among the minor ones, which evict nothing but each other. */
  demote(key: string): void;
  /** Those worth keeping over a restart: minor values are not among them. */
  entries(): Iterable<[key: string, entry: { value: V; storedAt: number }]>;
};

export type StaleCacheOptions<V> = StoreLimits & {
  freshMs: number | ((value: V) => number);
  /** How long a copy may serve when loading fails. */
  staleMs: number;
  sizeOf: (value: V) => number;
  /** True for what anybody can ask for without end, such as searches. */
  isMinor?: (key: string, value: V) => boolean;
  /** False keeps the copy there is: the new value is worse. Not asked about copies that were purged. */
  mayReplace?: (copy: V, loaded: V) => boolean;
  /** How long a load is waited for before an older copy is answered in its place; it goes on behind. No limit without. */
  patienceMs?: number;
  /** How long a key whose loading failed is not loaded again; without it each request tries. */
  restMs?: number;
  now?: () => number;
  onLoaded?: (key: string, value: V, replaced: V | undefined) => void;
  onLoadFailed?: (key: string, error: unknown) => void;
  /** True while loading is known to fail: stale copies are then answered as such. */
  isSourceAway?: () => boolean;
};

/** `restored`: from before a restart, so the world may have changed. Both it and `purged` serve only when loading fails. */
type Entry<V extends object> = {
  value: V;
  storedAt: number;
  expired: boolean;
  failed: boolean;
  lastResort: 'purged' | 'restored' | undefined;
};

const mostFailuresKnown = 200;

/**
 * A cache bounded in bytes that serves stale copies while it loads, and while loading fails (RFC 5861), with one load
 * per key at a time however many ask.
 */
export function createStaleCache<V extends object>(options: StaleCacheOptions<V>): StaleCache<V> {
  const { freshMs, restMs = 0, now = Date.now, isSourceAway = () => false } = options;
  const freshMsOf = typeof freshMs === 'function' ? freshMs : () => freshMs;
  const loads = new Map<string, Promise<V>>();
  const store = createDividedStore<Entry<V>>(options, ({ value }) => options.sizeOf(value));
  const failures = new LRUCache<string, { error: unknown; until: number }>({ max: mostFailuresKnown });

  const put = (key: string, value: V): V => {
    const copy = store.peek(key);
    failures.delete(key);
    if (
      copy !== undefined &&
      copy.lastResort !== 'purged' &&
      options.mayReplace?.(copy.value, value) === false
    ) {
      copy.failed = true;
      rest(key, undefined);
      return copy.value;
    }
    const entry = { value, storedAt: now(), expired: false, failed: false, lastResort: undefined };
    store.set(key, entry, options.isMinor?.(key, value) ?? false);
    options.onLoaded?.(key, value, copy?.value);
    return value;
  };

  const rest = (key: string, error: unknown) => {
    if (restMs > 0) failures.set(key, { error, until: now() + restMs });
  };

  const loadOnce = (key: string, load: Load<V>, reason: LoadReason): Promise<V> => {
    const running = loads.get(key);
    if (running !== undefined) return running;
    const known = failures.get(key);
    if (known !== undefined && now() < known.until) return Promise.reject(known.error);
    const loading: Promise<V> = load(reason)
      .then((value) => (loads.get(key) === loading ? put(key, value) : value))
      .catch((error: unknown) => {
        // What was not asked for has not failed.
        if (!(error instanceof NotAskedError)) {
          rest(key, error);
          const entry = store.peek(key);
          if (entry !== undefined) entry.failed = true;
        }
        options.onLoadFailed?.(key, error);
        throw error;
      })
      .finally(() => {
        if (loads.get(key) === loading) loads.delete(key);
      });
    loads.set(key, loading);
    return loading;
  };

  const waitFor = async (loading: Promise<V>): Promise<V> => {
    const { patienceMs } = options;
    if (patienceMs !== undefined && !(await within(patienceMs, loading))) throw new StillLoadingError();
    return loading;
  };

  return {
    async get(key, load) {
      const entry = store.get(key);
      const ageMs = entry === undefined ? Infinity : now() - entry.storedAt;
      if (entry === undefined || ageMs > options.staleMs) {
        const value = await waitFor(loadOnce(key, load, 'missing'));
        return { value, state: 'miss', storedAt: now() };
      }
      if (entry.lastResort !== undefined) {
        try {
          const value = await waitFor(loadOnce(key, load, 'missing'));
          // A worse answer than the copy was not taken for it.
          return { value, state: value === entry.value ? 'stale-if-error' : 'miss', storedAt: now() };
        } catch (error) {
          if (error instanceof StillLoadingError)
            return { value: entry.value, state: 'stale', storedAt: entry.storedAt };
          entry.lastResort = undefined;
          return { value: entry.value, state: 'stale-if-error', storedAt: entry.storedAt };
        }
      }
      if (ageMs <= freshMsOf(entry.value) && !entry.expired)
        return { value: entry.value, state: 'hit', storedAt: entry.storedAt };
      void loadOnce(key, load, 'stale').catch(() => undefined);
      return {
        value: entry.value,
        state: entry.failed || isSourceAway() ? 'stale-if-error' : 'stale',
        storedAt: entry.storedAt,
      };
    },
    put: (key, value) => void put(key, value),
    restore(key, value, storedAt) {
      if (store.peek(key) === undefined)
        store.set(key, { value, storedAt, expired: true, failed: false, lastResort: 'restored' }, false);
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
        entry.lastResort = 'purged';
        entry.expired = true;
        purged.add(key);
      }
      for (const key of loads.keys()) {
        if (!matches(key, store.peek(key)?.value)) continue;
        loads.delete(key);
        purged.add(key);
      }
      // An editor may have mended what failed.
      failures.clear();
      return [...purged];
    },
    demote(key) {
      const entry = store.peek(key);
      if (entry !== undefined) store.set(key, entry, true);
    },
    *entries() {
      for (const [key, entry] of store.majorEntries())
        yield [key, { value: entry.value, storedAt: entry.storedAt }];
    },
  };
}

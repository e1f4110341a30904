import { createTieredLru, type StoreLimits, createNegativeCache } from './cacheStores.ts';
import { isYoung } from '#schema/durations.ts';
import { RequestNotSentError, LoadTimeoutError, UpstreamError } from '#server/errors.ts';
import { withTimeout } from './lazyAsync.ts';
import { createSingleLoads } from './singleLoads.ts';

export type CacheState = 'hit' | 'miss' | 'stale' | 'stale-if-error';

export type Cached<V> = { value: V; state: CacheState; storedAt: number };

/** Reason for a load: a client is waiting for it (`missing`), or a stale copy was sent instead (`stale`). */
export type LoadReason = 'missing' | 'stale';

/** Loads a value. `copy` is the old value. Resolving with the same object confirms that it is still valid. */
export type Load<V> = (reason: LoadReason, copy: V | undefined) => Promise<V>;

export type StaleCache<V> = {
  /**
   * Returns the value of a key: fresh, or stale while it is reloaded in the background. Rejects only if there is no
   * usable copy: with the load's error, or with `LoadTimeoutError` after `timeoutMs`.
   */
  get(key: string, load: Load<V>): Promise<Cached<V>>;
  /** Returns the value of a key if it is fresh. Never loads. */
  fresh(key: string): Cached<V> | undefined;
  /** Returns the copy in memory, however old. */
  peek(key: string): V | undefined;
  /** Stores a value that was loaded without `get`, in the same way as `get` does. */
  put(key: string, value: V): void;
  /** Stores a copy from elsewhere, such as the disk, if there is none. `storedAt` is the time it was fetched. */
  restore(key: string, value: V, storedAt: number): void;
  /**
   * Marks matching values as stale: the next request gets the value and reloads it in the background. Returns the
   * number of values.
   */
  expire(matches: (key: string, value: V) => boolean): number;
  /**
   * Invalidates matching values: the next request waits for a new value, and gets the old value only if loading fails.
   * Also discards running loads, because they may have started before the change. Returns the keys.
   */
  purge(matches: (key: string, value: V | undefined) => boolean): string[];
  /** Makes a value minor. Minor values evict only each other. */
  deprioritize(key: string): void;
  /** Iterates over all values except minor ones. */
  entries(): Iterable<[key: string, entry: { value: V; storedAt: number }]>;
};

export type StaleCacheOptions<V> = StoreLimits & {
  freshMs: number | ((value: V) => number);
  /** Time for which a copy may be used when loading fails. */
  staleMs: number;
  sizeOf: (value: V) => number;
  /** Returns a copy from elsewhere, such as the disk. It is used only if loading fails. */
  loadBackup?: (key: string) => { value: V; storedAt: number } | undefined;
  /** Returns the time a loaded value was created, from which its age counts. Default: now. */
  storedAtOf?: (value: V) => number;
  /** Returns whether a value is minor: clients can request any number of such values, for example searches. */
  isMinor?: (key: string, value: V) => boolean;
  /** Returns false to keep the copy because the loaded value is less complete. Not called for purged copies. */
  shouldReplace?: (copy: V, loaded: V) => boolean;
  /** Maximum wait for a load. After it, an older copy is returned and the load continues. Default: unlimited. */
  timeoutMs?: number;
  /** Time for which a failed load is not retried. By default, each request retries. */
  cooldownMs?: number;
  now?: () => number;
  onLoaded?: (key: string, value: V, replacedValue: V | undefined) => void;
  onLoadFailed?: (key: string, error: unknown) => void;
  /** Returns whether loads currently fail. If so, stale copies are reported as `stale-if-error`. */
  isOriginDown?: () => boolean;
};

/**
 * Cache entry. `expired`: the next request reloads it, and may get it meanwhile. `failed`: its last reload failed. With
 * a `staleReason`, it is used only if loading fails: its content was purged, or it is from before a restart.
 */
type Entry<V extends object> = {
  value: V;
  storedAt: number;
  expired: boolean;
  failed: boolean;
  staleReason: 'purged' | 'restored' | undefined;
};

/**
 * Creates a cache with a size limit that serves stale copies while it reloads and while loading fails (RFC 5861).
 * Concurrent requests for a key share one load.
 */
export function createStaleCache<V extends object>(options: StaleCacheOptions<V>): StaleCache<V> {
  const { freshMs, now = Date.now, isOriginDown = () => false } = options;
  const freshMsOf = typeof freshMs === 'function' ? freshMs : () => freshMs;
  const store = createTieredLru<Entry<V>>(options, ({ value }) => options.sizeOf(value));
  const failures = createNegativeCache({ cooldownMs: options.cooldownMs ?? 0, now });

  const put = (key: string, value: V): V => {
    const copy = store.peek(key);
    failures.forget(key);
    if (copy?.value === value) {
      // Retains the copy's age. Otherwise a purge would delay the detection of other changes.
      const storedAt = Math.min(copy.storedAt, now());
      Object.assign(copy, { storedAt, expired: false, failed: false, staleReason: undefined });
      return value;
    }
    if (
      copy !== undefined &&
      copy.staleReason !== 'purged' &&
      options.shouldReplace?.(copy.value, value) === false
    ) {
      copy.failed = true;
      failures.remember(
        key,
        new UpstreamError('The response is less complete than the cached copy.', { isOutage: false }),
      );
      return copy.value;
    }
    const storedAt = options.storedAtOf?.(value) ?? now();
    const entry = { value, storedAt, expired: false, failed: false, staleReason: undefined };
    store.set(key, entry, options.isMinor?.(key, value) ?? false);
    options.onLoaded?.(key, value, copy?.value);
    return value;
  };

  const loads = createSingleLoads<V>({
    failures,
    put,
    onFailed(key, error) {
      // A request that was not sent is not a failure.
      if (!(error instanceof RequestNotSentError)) {
        failures.remember(key, error);
        const entry = store.peek(key);
        if (entry !== undefined) entry.failed = true;
      }
      options.onLoadFailed?.(key, error);
    },
  });
  const loadOnce = (key: string, load: Load<V>, reason: LoadReason): Promise<V> =>
    loads.once(key, () => load(reason, store.peek(key)?.value));

  /** Returns a loaded value, which may be a copy from elsewhere that is stale by now. */
  const toCached = (key: string, value: V, load: Load<V>): Cached<V> => {
    const storedAt = options.storedAtOf?.(value);
    if (storedAt === undefined) return { value, state: 'miss', storedAt: now() };
    if (isYoung(storedAt, { now: now(), maxMs: freshMsOf(value) })) return { value, state: 'miss', storedAt };
    void loadOnce(key, load, 'stale').catch(() => undefined);
    return { value, state: 'stale', storedAt };
  };

  const restore = (key: string, value: V, storedAt: number): Entry<V> => {
    const entry: Entry<V> = { value, storedAt, expired: true, failed: false, staleReason: 'restored' };
    store.set(key, entry, false);
    return entry;
  };

  const restoreBackup = (key: string): Entry<V> | undefined => {
    const copy = options.loadBackup?.(key);
    if (copy === undefined || now() - copy.storedAt > options.staleMs) return undefined;
    return restore(key, copy.value, copy.storedAt);
  };

  const isFresh = ({ value, storedAt, expired, staleReason }: Entry<V>): boolean =>
    staleReason === undefined && !expired && isYoung(storedAt, { now: now(), maxMs: freshMsOf(value) });

  const serveEntry = (key: string, entry: Entry<V>, load: Load<V>): Cached<V> => {
    const { value, storedAt } = entry;
    if (isFresh(entry)) return { value, state: 'hit', storedAt };
    void loadOnce(key, load, 'stale').catch(() => undefined);
    return { value, state: entry.failed || isOriginDown() ? 'stale-if-error' : 'stale', storedAt };
  };

  return {
    async get(key, load) {
      const entry = store.get(key) ?? restoreBackup(key);
      const ageMs = entry === undefined ? Infinity : now() - entry.storedAt;
      if (entry === undefined || ageMs > options.staleMs) {
        const value = await withLoadTimeout(options.timeoutMs, loadOnce(key, load, 'missing'));
        return toCached(key, value, load);
      }
      if (entry.staleReason !== undefined) {
        try {
          const value = await withLoadTimeout(options.timeoutMs, loadOnce(key, load, 'missing'));
          if (value !== entry.value) return toCached(key, value, load);
          // The loaded value was less complete than the copy.
          if (entry.failed) return { value, state: 'stale-if-error', storedAt: now() };
          return serveEntry(key, entry, load);
        } catch (error) {
          if (error instanceof LoadTimeoutError)
            return { value: entry.value, state: 'stale', storedAt: entry.storedAt };
          entry.staleReason = undefined;
          return { value: entry.value, state: 'stale-if-error', storedAt: entry.storedAt };
        }
      }
      return serveEntry(key, entry, load);
    },
    fresh(key) {
      const entry = store.get(key);
      if (entry === undefined || !isFresh(entry)) return undefined;
      return { value: entry.value, state: 'hit', storedAt: entry.storedAt };
    },
    peek: (key) => store.peek(key)?.value,
    put: (key, value) => void put(key, value),
    restore(key, value, storedAt) {
      if (store.peek(key) === undefined) restore(key, value, storedAt);
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
      const purgedKeys = new Set<string>();
      for (const [key, entry] of store.entries()) {
        if (!matches(key, entry.value)) continue;
        entry.staleReason = 'purged';
        entry.expired = true;
        purgedKeys.add(key);
      }
      for (const key of loads.discard((key) => matches(key, store.peek(key)?.value))) purgedKeys.add(key);
      // An editor may have fixed the cause of a failure.
      failures.clear();
      return [...purgedKeys];
    },
    deprioritize(key) {
      const entry = store.peek(key);
      if (entry !== undefined) store.set(key, entry, true);
    },
    *entries() {
      for (const [key, entry] of store.majorEntries())
        yield [key, { value: entry.value, storedAt: entry.storedAt }];
    },
  };
}

/** Waits for a load. Rejects with `LoadTimeoutError` if it takes longer than `timeoutMs`. */
async function withLoadTimeout<V>(timeoutMs: number | undefined, loading: Promise<V>): Promise<V> {
  if (timeoutMs !== undefined && !(await withTimeout(timeoutMs, loading))) throw new LoadTimeoutError();
  return loading;
}

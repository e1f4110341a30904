import { setTimeout as pause } from 'node:timers/promises';
import { dayMs } from '#schema/durations.ts';
import type { Purge } from '#schema/purge.ts';
import { toExactBuffer } from '#server/lib/compressed.ts';
import type { SharedStore } from './sharedStore.ts';
import type { LoadReason } from '#server/lib/staleCache.ts';

/**
 * Lifetime of a lease. An instance that vanishes delays the others for this long. If the backend is slower, two
 * instances query it.
 */
const leaseMs = 2_000;
const pollMs = 50;

/** A response that instances share. */
export type Shareable = {
  /** Compressed response, as it is stored in Redis. */
  packed: Buffer;
  /** Time the response was received from the backend, by this instance's clock. */
  storedAt: number;
};

export type SharedLoad<V extends Shareable> = {
  reason: LoadReason;
  freshMs: number;
  /** Restores a response that another instance stored. Throws if it is unreadable. */
  deserialize: (packed: Buffer, storedAt: number) => V;
  isAffected: (purge: Purge, value: V) => boolean;
  /** Returns false for responses that the other instances must load themselves. Default: all are shared. */
  isShared?: (value: V) => boolean;
  /** Queries the backend. */
  load: () => Promise<V>;
};

/** Cache of backend responses that instances share, so that each response is not loaded once per instance. */
export type SharedContentCache = {
  /**
   * Returns the entry that another instance has cached or is loading; otherwise calls `load` and shares the result. If
   * the reason is `missing`, the entry may be up to a day old. Rejects if `load` does.
   */
  get<V extends Shareable>(key: string, loadOptions: SharedLoad<V>): Promise<V>;
  /** Removes a shared response. */
  forget(key: string): void;
  /** Returns the number of responses that came from other instances. */
  hits(): number;
};

/** Replacement for a site with only one instance: always calls `load`. */
export const unshared: SharedContentCache = {
  get: (_key, { load }) => load(),
  forget: () => {},
  hits: () => 0,
};

export function createSharedContentCache(deps: {
  store: SharedStore;
  /** Returns false while this instance has purges that it has not sent to the others. */
  isFlushed: () => boolean;
  now?: () => number;
}): SharedContentCache {
  const { store, isFlushed, now = Date.now } = deps;
  let hits = 0;

  const find = async <V extends Shareable>(key: string, { deserialize, isAffected }: SharedLoad<V>) => {
    const entry = await store.read(key);
    if (entry === undefined) return undefined;
    try {
      const value = deserialize(toExactBuffer(entry.packed), now() - entry.ageMs);
      const isPurged = entry.purgedSince.some((purge) => isAffected(purge, value));
      return isPurged ? undefined : { value, ageMs: entry.ageMs };
    } catch {
      // Treated as missing: the next load replaces it.
      return undefined;
    }
  };

  /** Returns a lease, or the response that its holder has stored in the meantime; neither after a timeout. */
  const leaseOrValue = async <V extends Shareable>(key: string, loadOptions: SharedLoad<V>) => {
    const deadline = performance.now() + 2 * leaseMs;
    while (performance.now() < deadline && (await store.isAvailable())) {
      const lease = await store.lease(key, leaseMs);
      // The previous holder may have finished just before we acquired the lease.
      const entry = await find(key, loadOptions);
      const isFresh = entry !== undefined && entry.ageMs < loadOptions.freshMs;
      if (isFresh && lease !== undefined) void store.release(key, lease);
      if (isFresh) return { value: entry.value };
      if (lease !== undefined) return { lease };
      await pause(pollMs);
    }
    return {};
  };

  return {
    hits: () => hits,
    forget: (key) => void store.forget(key),
    async get(key, loadOptions) {
      if (!isFlushed() || !(await store.isAvailable())) return loadOptions.load();
      const entry = await find(key, loadOptions);
      if (
        entry !== undefined &&
        entry.ageMs < (loadOptions.reason === 'missing' ? dayMs : loadOptions.freshMs)
      ) {
        hits += 1;
        return entry.value;
      }
      const { value: sharedValue, lease } = await leaseOrValue(key, loadOptions);
      if (sharedValue !== undefined) {
        hits += 1;
        return sharedValue;
      }
      try {
        const value = await loadOptions.load();
        if (lease !== undefined && loadOptions.isShared?.(value) !== false && isFlushed())
          await store.write(key, value.packed, lease);
        return value;
      } finally {
        if (lease !== undefined) void store.release(key, lease);
      }
    },
  };
}

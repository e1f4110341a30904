import { setTimeout as pause } from 'node:timers/promises';
import { dayMs } from '#schema/durations.ts';
import type { Purge } from '#schema/purge.ts';
import { toExactBuffer } from '#server/lib/compressed.ts';
import type { SharedStore } from './sharedStore.ts';
import type { LoadReason } from '#server/lib/staleCache.ts';

/** An instance that is gone holds up the others no longer; a backend slower than this is asked by two. */
const leaseMs = 2_000;
const lookEveryMs = 50;

/** An answer as instances hand it on. */
export type Shareable = {
  /** What is kept of it in Redis. */
  packed: Buffer;
  /** When it came from the backend, by this instance's clock. */
  storedAt: number;
};

export type SharedLoad<V extends Shareable> = {
  reason: LoadReason;
  freshMs: number;
  /** Makes an answer of what another instance kept. Throws where it cannot be read. */
  deserialize: (packed: Buffer, storedAt: number) => V;
  isMeant: (purge: Purge, value: V) => boolean;
  /** False for what the others should rather ask for themselves. */
  isShared?: (value: V) => boolean;
  /** Asks the backend. */
  load: () => Promise<V>;
};

/** Answers of the backend that instances share, so that each is asked for once and not once an instance. */
export type SharedContentCache = {
  /**
   * The answer that another instance keeps, or that it is just asking for; else what `load` brings, which the others then
   * take. For `missing` a copy of up to a day will do, as it would in the instance that keeps it. Rejects as `load` does.
   */
  get<V extends Shareable>(key: string, how: SharedLoad<V>): Promise<V>;
  /** Takes back what was shared. */
  forget(key: string): void;
  /** How many answers came from other instances. */
  hits(): number;
};

/** Without other instances: everything is asked for. */
export const unshared: SharedContentCache = {
  get: (_key, { load }) => load(),
  forget: () => {},
  hits: () => 0,
};

export function createSharedContentCache(deps: {
  store: SharedStore;
  /** False while there are purges of this instance that the others have not been told of. */
  isFlushed: () => boolean;
  now?: () => number;
}): SharedContentCache {
  const { store, isFlushed, now = Date.now } = deps;
  let hits = 0;

  const find = async <V extends Shareable>(key: string, { deserialize, isMeant }: SharedLoad<V>) => {
    const entry = await store.read(key);
    if (entry === undefined) return undefined;
    try {
      const value = deserialize(toExactBuffer(entry.packed), now() - entry.ageMs);
      const isPurged = entry.purgedSince.some((purge) => isMeant(purge, value));
      return isPurged ? undefined : { value, ageMs: entry.ageMs };
    } catch {
      // As if it were not there: whoever loads it puts a good one in its place.
      return undefined;
    }
  };

  /** The lease, or what the instance that had it has put there meanwhile; neither where it takes too long. */
  const leaseOrAnswer = async <V extends Shareable>(key: string, how: SharedLoad<V>) => {
    const giveUpAt = performance.now() + 2 * leaseMs;
    while (performance.now() < giveUpAt && (await store.isThere())) {
      const lease = await store.lease(key, leaseMs);
      // Who had the lease may have ended just before it was given to us.
      const found = await find(key, how);
      const isFresh = found !== undefined && found.ageMs < how.freshMs;
      if (isFresh && lease !== undefined) void store.release(key, lease);
      if (isFresh) return { found: found.value };
      if (lease !== undefined) return { lease };
      await pause(lookEveryMs);
    }
    return {};
  };

  return {
    hits: () => hits,
    forget: (key) => void store.forget(key),
    async get(key, how) {
      if (!isFlushed() || !(await store.isThere())) return how.load();
      const known = await find(key, how);
      if (known !== undefined && known.ageMs < (how.reason === 'missing' ? dayMs : how.freshMs)) {
        hits += 1;
        return known.value;
      }
      const { found, lease } = await leaseOrAnswer(key, how);
      if (found !== undefined) {
        hits += 1;
        return found;
      }
      try {
        const value = await how.load();
        if (lease !== undefined && how.isShared?.(value) !== false && isFlushed())
          await store.write(key, value.packed, lease);
        return value;
      } finally {
        if (lease !== undefined) void store.release(key, lease);
      }
    },
  };
}

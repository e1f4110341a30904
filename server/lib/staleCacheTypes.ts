import type { StoreLimits } from './tieredLru.ts';

export type CacheState = 'hit' | 'miss' | 'stale' | 'stale-if-error';

export type Cached<V> = { value: V; state: CacheState; storedAt: number };

/** Why something is loaded: somebody waits for it, or it replaces a copy that has been answered. */
export type LoadReason = 'missing' | 'stale';

/** `copy` is what there is, if old; a load that resolves with just that says that it is still right. */
export type Load<V> = (reason: LoadReason, copy: V | undefined) => Promise<V>;

export type StaleCache<V> = {
  /**
   * The value of a key: fresh, or stale while it is loaded again behind. Rejects only when there is no good copy: as the
   * load does, or with `StillLoadingError` when that takes longer than `patienceMs`.
   */
  get(key: string, load: Load<V>): Promise<Cached<V>>;
  /** The value of a key while it is fresh, at once; nothing is loaded. */
  fresh(key: string): Cached<V> | undefined;
  /** The copy there is in memory, however old. */
  peek(key: string): V | undefined;
  /** Puts a value that was loaded in another way, as if it had been loaded for a request. */
  put(key: string, value: V): void;
  /** Puts a copy from elsewhere, such as the disk, with the time at which it was fetched. */
  restore(key: string, value: V, storedAt: number): void;
  /** Makes matching values stale, so that the next request loads them again behind its answer; returns how many. */
  expire(matches: (key: string, value: V) => boolean): number;
  /**
   * Keeps matching values for the case alone that loading fails: the next request waits for a new one. Loads under way
   * are not kept either, as they may have begun before whatever changed. Returns the keys.
   */
  purge(matches: (key: string, value: V | undefined) => boolean): string[];
  /** Moves a value among the minor ones, which evict nothing but each other. */
  demote(key: string): void;
  /** All but the minor values. */
  entries(): Iterable<[key: string, entry: { value: V; storedAt: number }]>;
};

export type StaleCacheOptions<V> = StoreLimits & {
  freshMs: number | ((value: V) => number);
  /** How long a copy may serve when loading fails. */
  staleMs: number;
  sizeOf: (value: V) => number;
  /** A copy from elsewhere, such as the disk, of what is not in memory; it serves only when loading fails. */
  copyOf?: (key: string) => { value: V; storedAt: number } | undefined;
  /** When a loaded value came to be, where that is not now: a stale one is answered, and loaded again behind. */
  storedAtOf?: (value: V) => number;
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

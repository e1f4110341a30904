import type { createNegativeCache } from './cacheStores.ts';

/** Creates a runner of loads, at most one per key at a time. */
export function createSingleLoads<V>(deps: {
  failures: Pick<ReturnType<typeof createNegativeCache>, 'get'>;
  /** Stores a loaded value. Returns the value to use, which may be an older one. */
  put: (key: string, value: V) => V;
  onFailed: (key: string, error: unknown) => void;
}) {
  const runningLoads = new Map<string, Promise<V>>();
  return {
    /** Joins the running load of a key, or starts one. Rejects immediately while a failure is remembered. */
    once(key: string, load: () => Promise<V>): Promise<V> {
      const runningLoad = runningLoads.get(key);
      if (runningLoad !== undefined) return runningLoad;
      const failure = deps.failures.get(key);
      if (failure !== undefined) return Promise.reject(failure.error);
      const pendingLoad: Promise<V> = load()
        .then((value) => (runningLoads.get(key) === pendingLoad ? deps.put(key, value) : value))
        .catch((error: unknown) => {
          deps.onFailed(key, error);
          throw error;
        })
        .finally(() => {
          if (runningLoads.get(key) === pendingLoad) runningLoads.delete(key);
        });
      runningLoads.set(key, pendingLoad);
      return pendingLoad;
    },
    /** Keeps the results of matching loads out of the cache, because they may be outdated. Returns their keys. */
    discard(matches: (key: string) => boolean): string[] {
      const keys = [...runningLoads.keys()].filter(matches);
      for (const key of keys) runningLoads.delete(key);
      return keys;
    },
  };
}

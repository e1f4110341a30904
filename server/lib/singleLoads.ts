import type { createNegativeCache } from './cacheStores.ts';

/** Creates a runner of loads, at most one per key at a time. */
export function createSingleLoads<V>(deps: {
  failures: Pick<ReturnType<typeof createNegativeCache>, 'get'>;
  /** Stores a loaded value. Returns the value to use, which may be an older one. */
  put: (key: string, value: V) => V;
  onFailed: (key: string, error: unknown) => void;
}) {
  const running = new Map<string, Promise<V>>();
  return {
    /** Joins the running load of a key, or starts one. Rejects immediately while a failure is remembered. */
    once(key: string, load: () => Promise<V>): Promise<V> {
      const joined = running.get(key);
      if (joined !== undefined) return joined;
      const failure = deps.failures.get(key);
      if (failure !== undefined) return Promise.reject(failure.error);
      const loading: Promise<V> = load()
        .then((value) => (running.get(key) === loading ? deps.put(key, value) : value))
        .catch((error: unknown) => {
          deps.onFailed(key, error);
          throw error;
        })
        .finally(() => {
          if (running.get(key) === loading) running.delete(key);
        });
      running.set(key, loading);
      return loading;
    },
    /** Keeps the results of matching loads out of the cache, because they may be outdated. Returns their keys. */
    discard(matches: (key: string) => boolean): string[] {
      const keys = [...running.keys()].filter(matches);
      for (const key of keys) running.delete(key);
      return keys;
    },
  };
}

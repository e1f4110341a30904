/**
 * Creates a value on first use and caches it. Concurrent callers share one attempt; after a failure, the next call
 * tries again.
 */
export function lazyAsync<T>(create: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => {
    promise ??= create().catch((error: unknown) => {
      promise = undefined;
      throw error;
    });
    return promise;
  };
}

/** Waits for a promise at most `ms` milliseconds; resolves with `false` on timeout. Rejects as the promise does. */
export async function withTimeout(ms: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: timedOut, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  try {
    return await Promise.race([work.then(() => true), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns a function that creates a value on the first call and caches it. Concurrent callers share one attempt. After
 * a failure, the next call tries again.
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

/** Waits at most `ms` milliseconds for a promise. Resolves with `false` on timeout, and rejects if the promise does. */
export async function withTimeout(ms: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: timedOut, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  try {
    return await Promise.race([work.then(() => true), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

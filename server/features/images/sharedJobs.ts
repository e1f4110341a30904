import { nobodyWaits } from './nobodyWaits.ts';

/**
 * Runs one job per key at a time: callers that ask meanwhile share its outcome. The job's signal is aborted when all of
 * its callers have gone. A caller that has gone already gets 499 and starts nothing.
 */
export function createSharedJobs<T>(): (
  key: string,
  caller: AbortSignal,
  job: (signal: AbortSignal) => Promise<T>,
) => Promise<T> {
  const shared = new Map<string, { outcome: Promise<T>; nobody: AbortController; callers: number }>();
  return async (key, caller, job) => {
    if (caller.aborted) throw nobodyWaits();
    let entry = shared.get(key);
    if (entry === undefined) {
      const nobody = new AbortController();
      const outcome = job(nobody.signal).finally(() => shared.delete(key));
      entry = { outcome, nobody, callers: 0 };
      shared.set(key, entry);
    }
    const { outcome, nobody } = entry;
    const joined = entry;
    joined.callers++;
    const leave = () => {
      joined.callers--;
      if (joined.callers === 0) nobody.abort();
    };
    caller.addEventListener('abort', leave, { once: true });
    return outcome.finally(() => caller.removeEventListener('abort', leave));
  };
}

import type { Context } from 'koa';
import { HttpError } from '#server/errors.ts';

/**
 * Returns a signal that aborts when the client disconnects before the response is sent. It is already aborted if the
 * client has disconnected.
 */
export function disconnectSignal(ctx: Context): AbortSignal {
  if (ctx.res.destroyed) return AbortSignal.abort();
  const controller = new AbortController();
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Creates the error for a job whose clients have all disconnected. It appears only in the log. */
export function clientGoneError(): HttpError {
  return new HttpError(499, 'client_gone', 'All clients have disconnected.');
}

type SharedJobs<T> = (
  key: string,
  caller: AbortSignal,
  job: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/**
 * Creates a function that runs one job per key at a time: concurrent callers share its result. The job's signal aborts
 * when all of its callers have left. A caller that joins after that restarts the job. A caller that has already left
 * gets 499 and starts nothing.
 */
export function createInFlightJobs<T>(): SharedJobs<T> {
  const entries = new Map<string, { outcome: Promise<T>; controller: AbortController; callers: number }>();
  const run: SharedJobs<T> = async (key, caller, job) => {
    if (caller.aborted) throw clientGoneError();
    let entry = entries.get(key);
    if (entry === undefined) {
      const controller = new AbortController();
      const outcome = job(controller.signal).finally(() => entries.delete(key));
      entry = { outcome, controller, callers: 0 };
      entries.set(key, entry);
    }
    const currentEntry = entry;
    currentEntry.callers++;
    const leave = () => {
      currentEntry.callers--;
      if (currentEntry.callers === 0) currentEntry.controller.abort();
    };
    caller.addEventListener('abort', leave, { once: true });
    try {
      return await currentEntry.outcome;
    } catch (error) {
      if (currentEntry.controller.signal.aborted && !caller.aborted) return await run(key, caller, job);
      throw error;
    } finally {
      caller.removeEventListener('abort', leave);
    }
  };
  return run;
}

/** Creates a function that runs one job per key at a time; concurrent callers share its result. */
export function createSingleFlight<T>(): (key: string, job: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, job) => {
    const runningFlight = flights.get(key);
    if (runningFlight) return runningFlight;
    const flight = job().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

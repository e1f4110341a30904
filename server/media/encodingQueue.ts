import { HttpError } from '#server/errors.ts';
import { clientGoneError } from './dedupeInFlight.ts';

export type Turn = {
  /** Client that waits for the job: clients take turns. `undefined` for background work, which runs last. */
  client: string | undefined;
  /**
   * Signal that aborts when no client waits for the job any longer. A waiting job is then removed; a running one is
   * finished.
   */
  signal?: AbortSignal;
};

export type EncodingQueue = <T>(job: () => Promise<T>, turn: Turn) => Promise<T>;

type Waiting = { start: () => void; refuse: (reason: Error) => void };

/**
 * Creates a queue that runs at most `concurrency` jobs at once and lets at most `waitingLimit` wait. Clients take
 * turns, however many jobs each has. When the queue is full, the client with the most waiting jobs is rejected with
 * 503.
 */
export function createEncodingQueue(concurrency: number, waitingLimit: number): EncodingQueue {
  // Waiting jobs by client, in the order of the clients' turns.
  const waitingJobs = new Map<string, Waiting[]>();
  const background: Waiting[] = [];
  let runningCount = 0;
  let waitingCount = 0;

  const takeNext = (): Waiting | undefined => {
    const [firstEntry] = waitingJobs;
    if (firstEntry === undefined) return background.shift();
    const [client, jobs] = firstEntry;
    const job = jobs.shift();
    // Moves the client to the end of the order.
    waitingJobs.delete(client);
    if (jobs.length > 0) waitingJobs.set(client, jobs);
    return job;
  };

  const makeRoomFor = (jobs: readonly Waiting[]) => {
    const [busiest = []] = [...waitingJobs.values()].toSorted((a, b) => b.length - a.length);
    if (jobs.length + 1 >= busiest.length) throw busyError();
    busiest.pop()?.refuse(busyError());
  };

  const wait = ({ client, signal }: Turn) =>
    new Promise<void>((resolve, reject) => {
      const jobs = client === undefined ? background : (waitingJobs.get(client) ?? []);
      if (waitingCount >= waitingLimit) makeRoomFor(jobs);
      const leave = () => {
        waitingCount--;
        signal?.removeEventListener('abort', onAbort);
      };
      const job: Waiting = {
        start: () => {
          leave();
          resolve();
        },
        refuse: (reason) => {
          leave();
          reject(reason);
        },
      };
      const onAbort = () => {
        const index = jobs.indexOf(job);
        if (index >= 0) jobs.splice(index, 1);
        if (client !== undefined && jobs.length === 0) waitingJobs.delete(client);
        job.refuse(clientGoneError());
      };
      jobs.push(job);
      waitingCount++;
      if (client !== undefined) waitingJobs.set(client, jobs);
      signal?.addEventListener('abort', onAbort, { once: true });
    });

  return async (job, turn) => {
    if (turn.signal?.aborted) throw clientGoneError();
    if (runningCount >= concurrency) {
      // The finishing job hands over its slot, so `running` does not change.
      await wait(turn);
    } else runningCount++;
    try {
      return await job();
    } finally {
      const nextJob = takeNext();
      if (nextJob) nextJob.start();
      else runningCount--;
    }
  };
}

function busyError(): HttpError {
  return new HttpError(
    503,
    'busy',
    'Too many images are being processed. Please try again in a few seconds.',
    {
      headers: { 'Retry-After': '5' },
    },
  );
}

import { hourMs, minuteMs } from '#schema/durations.ts';
import type { Logger } from '#server/logger.ts';

export type Chores = { start: () => void; stop: () => Promise<void>; runAll: () => Promise<boolean> };

const intervalMs = 6 * hourMs;
/** Interval while the clock may be wrong. Short, because the clock may be set soon after the start. */
const retryMs = 10 * minuteMs;

/**
 * Creates the runner of chores. It runs each chore at the start and every six hours. A failure is logged, and the chore
 * runs again next time. No chore runs while `mayRun` returns `false`: chores delete old data, and the clock may be
 * wrong.
 */
export function createChores(deps: {
  chores: Record<string, () => Promise<void>>;
  mayRun?: () => Promise<boolean>;
  /** Calls back once, after a delay. Returns a function that cancels the timer. */
  after: (ms: number, callback: () => void) => () => void;
  logger: Logger;
}): Chores {
  let cancel = () => {};
  let run: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function runAll(): Promise<boolean> {
    const mayRun = await (deps.mayRun?.() ?? Promise.resolve(true)).catch((error: unknown) => {
      deps.logger.error({ error }, 'time of the last maintenance run could not be read');
      return false;
    });
    if (!mayRun) return false;
    for (const [name, chore] of Object.entries(deps.chores)) {
      try {
        await chore();
      } catch (error) {
        deps.logger.error({ error, task: name }, 'maintenance task failed');
      }
    }
    return true;
  }

  function runRepeatedly(): void {
    run = runAll().then((hasRun) => {
      if (!isStopped) cancel = deps.after(hasRun ? intervalMs : retryMs, runRepeatedly);
    });
  }

  return {
    start: runRepeatedly,
    stop: async () => {
      isStopped = true;
      cancel();
      await run;
    },
    runAll,
  };
}

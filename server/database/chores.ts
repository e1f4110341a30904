import { hourMs } from '#schema/durations.ts';
import type { Logger } from '#server/logger.ts';

export type Chores = { start: () => void; stop: () => Promise<void>; runAll: () => Promise<void> };

const everyMs = 6 * hourMs;

/** Runs each chore at the start and then every six hours; one that fails is logged and tried again next time. */
export function createChores(deps: {
  chores: Record<string, () => Promise<void>>;
  /** Calls back once; the returned function takes that back. */
  after: (ms: number, callback: () => void) => () => void;
  logger: Logger;
}): Chores {
  let cancel = () => {};
  let run: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function runAll(): Promise<void> {
    for (const [name, chore] of Object.entries(deps.chores)) {
      try {
        await chore();
      } catch (error) {
        deps.logger.error({ error, chore: name }, 'a chore failed');
      }
    }
  }

  function round(): void {
    run = runAll().then(() => {
      if (!isStopped) cancel = deps.after(everyMs, round);
    });
  }

  return {
    start: round,
    stop: async () => {
      isStopped = true;
      cancel();
      await run;
    },
    runAll,
  };
}

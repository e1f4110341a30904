import { createRateLimitedLog, type Logger } from '#server/logger.ts';
import { issueRoundMs, type IssueStore } from './issueStore.ts';

/** Makes the mails of issues under way, a round at a time. Several instances share the rounds. */
export function createIssuePump(deps: {
  store: Pick<IssueStore, 'queueNext'>;
  onQueued: () => void;
  /** Calls back once; the returned function takes that back. */
  after: (ms: number, callback: () => void) => () => void;
  logger: Logger;
}): { start: () => void; stop: () => Promise<void> } {
  const logOccasionally = createRateLimitedLog();
  let cancel = () => {};
  let isStopped = false;
  let run: Promise<void> = Promise.resolve();

  async function round(): Promise<void> {
    try {
      if (((await deps.store.queueNext()) ?? 0) > 0) deps.onQueued();
    } catch (error) {
      logOccasionally('issues', () =>
        deps.logger.error({ error }, 'mails of an issue of the newsletter could not be made'),
      );
    }
    if (!isStopped) cancel = deps.after(issueRoundMs, begin);
  }
  function begin(): void {
    run = round();
  }

  return {
    start: begin,
    async stop() {
      isStopped = true;
      cancel();
      await run;
    },
  };
}

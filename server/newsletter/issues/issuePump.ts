import { createRateLimitedLog, type Logger } from '#server/logger.ts';
import { issueRoundMs } from './issueMails.ts';
import type { IssueStore } from './issueStore.ts';

/** Creates the pump that queues the mails of issues in rounds, which several instances share. */
export function createIssuePump(deps: {
  store: Pick<IssueStore, 'queueNext' | 'braked'>;
  onQueued: () => void;
  /** Calls back once, after a delay. Returns a function that cancels the timer. */
  after: (ms: number, callback: () => void) => () => void;
  logger: Logger;
}): {
  start: () => void;
  stop: () => Promise<void>;
  /** Warnings from the last round about issues that the brake has paused. */
  readonly warnings: readonly string[];
} {
  const logOccasionally = createRateLimitedLog();
  let cancel = () => {};
  let isStopped = false;
  let run: Promise<void> = Promise.resolve();
  let warnings: readonly string[] = [];

  async function round(): Promise<void> {
    try {
      if (((await deps.store.queueNext()) ?? 0) > 0) deps.onQueued();
      const pausedIssues = await deps.store.braked();
      if (pausedIssues.length > warnings.length) {
        deps.logger.error(
          { issues: pausedIssues },
          'newsletter issue paused because the mail server rejects its mails',
        );
      }
      // Omits the server's reply, which may contain host names and addresses. The log and wp-admin show it.
      warnings = pausedIssues.map(
        ({ id }) =>
          `The mail server rejected many newsletter mails, so issue ${id} is paused and no subscriber was removed; run npm run newsletter -- outbox for details`,
      );
    } catch (error) {
      logOccasionally('issues', () =>
        deps.logger.error({ error }, 'mails of a newsletter issue could not be queued'),
      );
    }
    if (!isStopped) cancel = deps.after(issueRoundMs, start);
  }
  function start(): void {
    run = round();
  }

  return {
    start,
    get warnings() {
      return warnings;
    },
    async stop() {
      isStopped = true;
      cancel();
      await run;
    },
  };
}

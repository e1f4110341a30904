import type { Command } from 'commander';
import { withOwnerDeps } from './newsletterDeps.ts';
import { addCommand, isoTime, OwnerError, print, sinceTime } from './program.ts';

type Options = { json?: boolean; since?: string };

/** `outbox`, `retry` and `sync`: what could not be delivered, and telling it again. */
export function addOutboxCommands(program: Command): void {
  addCommand(
    program,
    'outbox',
    'what waits and what was given up, with the reason: mails, notices of enquiries, events for the mailing tool',
  ).action(({ json }: Options) =>
    withOwnerDeps(async ({ outbox, deadLetters }) => {
      const { waiting, oldestWaitingAt } = await outbox.state();
      const reasons = (await outbox.reasons(Date.now(), { withPaused: true })).map((reason) => ({
        ...reason,
        since: isoTime(reason.since),
      }));
      const messages = (await deadLetters.list()).map((message) => ({
        id: message.id,
        kind: message.kind,
        createdAt: isoTime(message.created_at),
        givenUpAt: isoTime(message.failed_at),
        attempts: message.attempts,
        reason: message.last_error,
      }));
      const since = oldestWaitingAt === undefined ? '' : `, the oldest since ${isoTime(oldestWaitingAt)}`;
      print(json, { waiting, reasons, deadLetters: messages }, () => [
        `${waiting} waiting${since}; ${messages.length} given up`,
        ...reasons.map(
          ({ channel, count, reason, since: first }) =>
            `${count} for the ${channel === 'mail' ? 'mail server' : 'mailing tool'}, tried since ${first}: ${reason}`,
        ),
        ...messages.map(
          ({ givenUpAt, kind, attempts, reason }) =>
            `${givenUpAt}  ${kind}  after ${attempts}  ${reason ?? ''}`,
        ),
      ]);
    }),
  );
  addCommand(program, 'retry', 'sends again what was given up, with fresh links')
    .option('--since <day>', 'only what was given up since then')
    .action(({ json, since }: Options) =>
      withOwnerDeps(async ({ deadLetters }) => {
        const result = await deadLetters.retry(sinceTime(since));
        print(json, result, () => [
          `${result.queued} will be sent again; ${result.dropped} nobody waits for any more`,
        ]);
      }),
    );
  addCommand(program, 'sync', 'hands the list to the mailing tool: who subscribes, who left or bounced')
    .option('--since <day>', 'only those whose state has changed since then')
    .action(({ json, since }: Options) =>
      withOwnerDeps(async ({ admin, hasTool }) => {
        if (!hasTool) throw new OwnerError('No mailing tool is configured. Nothing was changed.');
        const result = await admin.sync(sinceTime(since));
        print(json, result, () => [`queued: ${result.confirmed} subscribed, ${result.ended} ended`]);
      }),
    );
}

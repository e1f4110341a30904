import type { Command } from 'commander';
import { withOwnerDeps } from './newsletterDeps.ts';
import { addCommand, isoTime, OwnerError, print, timeOf } from './program.ts';

type Options = { json?: boolean; since?: string };

/** `outbox`, `retry` and `sync`: show and resend undelivered messages. */
export function addOutboxCommands(program: Command): void {
  addCommand(
    program,
    'outbox',
    'show waiting and failed messages with the reason: mails, enquiry notices, events for the mailing tool',
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
        `${waiting} waiting${since}; ${messages.length} failed`,
        ...reasons.map(
          ({ channel, count, reason, since: first }) =>
            `${count} for the ${channel === 'mail' ? 'mail server' : 'mailing tool'}, failing since ${first}: ${reason}`,
        ),
        ...messages.map(
          ({ givenUpAt, kind, attempts, reason }) =>
            `${givenUpAt}  ${kind}  attempts: ${attempts}  ${reason ?? ''}`,
        ),
      ]);
    }),
  );
  addCommand(program, 'retry', 'send failed messages again, with fresh links')
    .option('--since <day>', 'only messages that failed since this day, such as 2026-05-04')
    .action(({ json, since }: Options) =>
      withOwnerDeps(async ({ deadLetters }) => {
        const result = await deadLetters.retry(timeOf('--since', since));
        print(json, result, () => [
          `${result.queued} queued again; ${result.dropped} dropped because they are no longer needed`,
        ]);
      }),
    );
  addCommand(program, 'sync', 'send all subscribers with their status to the mailing tool')
    .option('--since <day>', 'only subscribers whose status has changed since this day')
    .action(({ json, since }: Options) =>
      withOwnerDeps(async ({ admin, hasTool }) => {
        if (!hasTool)
          throw new OwnerError(
            'No mailing tool is configured. Set NEWSLETTER_TOOL or NEWSLETTER_WEBHOOK_URL. Nothing was changed.',
          );
        const result = await admin.sync(timeOf('--since', since));
        print(json, result, () => [`queued: ${result.confirmed} subscribed, ${result.ended} ended`]);
      }),
    );
}

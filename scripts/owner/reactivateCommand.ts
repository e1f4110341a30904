import type { Command } from 'commander';
import { withOwnerDeps } from './newsletterDeps.ts';
import { addCommand, OwnerError, print, timeOf } from './program.ts';

type Options = {
  since?: string;
  until?: string;
  issue?: string;
  reply?: string;
  dryRun?: boolean;
  json?: boolean;
};

/** `reactivate`: restores subscribers who were removed for a bounce caused by the sender or a relay. */
export function addReactivateCommand(program: Command): void {
  addCommand(
    program,
    'reactivate',
    'reactivate subscribers who were removed because of bounces; select them by time, issue or reply',
  )
    .option('--since <time>', 'removed at or after this time')
    .option('--until <time>', 'removed at or before this time')
    .option('--issue <id>', 'whose mail of this issue bounced')
    .option('--reply <text>', 'whose bounce contains this reply of the mail server')
    .option('--dry-run', 'count the subscribers without changing anything')
    .action(async ({ since, until, issue, reply, dryRun = false, json }: Options) => {
      if ([since, until, issue, reply].every((option) => option === undefined)) {
        throw new OwnerError(
          'Select subscribers with --since, --until, --issue or --reply. Nothing was changed.',
        );
      }
      const filter = {
        ...(since !== undefined && { since: timeOf('--since', since) }),
        ...(until !== undefined && { until: timeOf('--until', until) }),
        issueId: issue,
        reply,
      };
      const result = await withOwnerDeps(async ({ admin }) => {
        const ids = await admin.findBounced(filter);
        return { found: ids.length, reactivated: dryRun ? 0 : await admin.reactivate(ids) };
      });
      print(json, { dryRun, ...result }, () => [
        dryRun
          ? `Dry run: ${result.found} would be reactivated. Nothing was changed.`
          : `${result.reactivated} reactivated. To send their failed messages: npm run newsletter -- retry`,
      ]);
    });
}

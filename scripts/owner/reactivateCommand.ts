import type { Command } from 'commander';
import { withOwnerDeps } from './newsletterDeps.ts';
import { addCommand, OwnerError, print, sinceTime } from './program.ts';

type Options = {
  since?: string;
  until?: string;
  issue?: string;
  reply?: string;
  dryRun?: boolean;
  json?: boolean;
};

/** `reactivate`: readers who ended by a bounce that was the sender's or the relay's fault. */
export function addReactivateCommand(program: Command): void {
  addCommand(
    program,
    'reactivate',
    'makes readers active again who ended by bounces; name them by time, issue or reply',
  )
    .option('--since <time>', 'who ended from then on')
    .option('--until <time>', 'who ended up to then')
    .option('--issue <id>', 'whose mail of this issue came back')
    .option('--reply <text>', 'of whom the mail server said this, or a part of it')
    .option('--dry-run', 'counts them and changes nothing')
    .action(async ({ since, until, issue, reply, dryRun = false, json }: Options) => {
      if ([since, until, issue, reply].every((given) => given === undefined)) {
        throw new OwnerError('Name them with --since, --until, --issue or --reply. Nothing was changed.');
      }
      const bounced = {
        ...(since !== undefined && { since: sinceTime(since) }),
        ...(until !== undefined && { until: sinceTime(until) }),
        issueId: issue,
        reply,
      };
      const found = await withOwnerDeps(async ({ admin }) => {
        const ids = await admin.findBounced(bounced);
        return { found: ids.length, reactivated: dryRun ? 0 : await admin.reactivate(ids) };
      });
      print(json, { dryRun, ...found }, () => [
        dryRun
          ? `Dry run: ${found.found} would be active again. Nothing was changed.`
          : `${found.reactivated} are active again. Send what was given up with: retry`,
      ]);
    });
}

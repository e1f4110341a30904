import { Option, type Command } from 'commander';
import { stringify } from 'csv-stringify/sync';
import { csvOptions } from '#server/lib/csv.ts';
import type { SignUpCount } from '#server/newsletter/signUpCounts.ts';
import { withOwnerDeps } from './newsletterDeps.ts';
import { addCommand, isoTime, print, timeOf } from './program.ts';

type Dimension = 'week' | 'language' | 'page';
type Options = { by: Dimension; since?: string; csv?: boolean; json?: boolean };
type Row = { group: string; signUps: number; confirmed: number; rate: string };

/** `stats`: counts subscribers by status, and sign-ups and their confirmations by week, language or page. */
export function addStatsCommand(program: Command): void {
  addCommand(program, 'stats', 'count subscribers, sign-ups, confirmations and messages in the outbox')
    .addOption(
      new Option('--by <dimension>', 'how to group sign-ups')
        .choices(['week', 'language', 'page'])
        .default('week'),
    )
    .option('--since <day>', 'only sign-ups since this day, such as 2026-05-04')
    .option('--csv', 'print sign-ups as CSV')
    .action((options: Options) =>
      withOwnerDeps(async ({ admin, outbox }) => {
        const subscribers = await admin.countByStatus();
        const signUps = group(await admin.signUpCounts(timeOf('--since', options.since)), options.by);
        if (options.csv) {
          process.stdout.write(stringify(signUps, csvOptions(['group', 'signUps', 'confirmed', 'rate'])));
          return;
        }
        const { waiting, failed, oldestWaitingAt } = await outbox.state();
        const since = oldestWaitingAt === undefined ? '' : `, the oldest since ${isoTime(oldestWaitingAt)}`;
        print(options.json, { subscribers, signUps, outbox: { waiting, deadLetters: failed } }, () => [
          ...Object.entries(subscribers).map(([status, count]) => `${status.padEnd(14)}${count}`),
          `outbox: ${waiting} waiting${since}; ${failed} failed`,
          '',
          ...table(signUps, options.by),
        ]);
      }),
    );
}

function group(counts: readonly SignUpCount[], dimension: Dimension): Row[] {
  const groups = new Map<string, { signUps: number; confirmed: number }>();
  for (const count of counts) {
    const name = { week: count.week, language: count.locale, page: count.page || '(unknown)' }[dimension];
    const sum = groups.get(name) ?? { signUps: 0, confirmed: 0 };
    groups.set(name, {
      signUps: sum.signUps + count.requested,
      confirmed: sum.confirmed + count.confirmed,
    });
  }
  return [...groups].map(([name, { signUps, confirmed }]) => ({
    group: name,
    signUps,
    confirmed,
    rate: signUps === 0 ? '' : `${Math.round((100 * confirmed) / signUps)}%`,
  }));
}

function table(rows: readonly Row[], dimension: Dimension): string[] {
  const width = Math.max(dimension.length, ...rows.map((row) => row.group.length)) + 2;
  const line = (first: string, ...cells: (string | number)[]) =>
    first.padEnd(width) + cells.map((cell) => String(cell).padStart(11)).join('');
  return [
    line(dimension, 'sign-ups', 'confirmed', 'rate'),
    ...rows.map((row) => line(row.group, row.signUps, row.confirmed, row.rate)),
  ];
}

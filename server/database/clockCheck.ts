import { dayMs } from '#schema/durations.ts';
import type { Logger } from '#server/logger.ts';
import type { Database } from './openDatabase.ts';

/** A site that runs notes the time every six hours; one that was off for longer than this may have a wrong clock. */
const plausibleMs = 14 * dayMs;
/** By then an operator has read the warning, and a wrong clock has been set. */
const acceptedAfterMs = 7 * dayMs;

export type ClockCheck = {
  /** Whether rows may be erased by their age. Notes the time if it is plausible. */
  isPlausible: () => Promise<boolean>;
  /** For `/readyz`. */
  warnings: () => readonly string[];
};

/**
 * Compares the clock with the time at which the database was last in use: a machine that starts with a wrong clock would
 * otherwise erase everything as too old. `uptime` is that of a clock that nobody sets, in milliseconds.
 */
export function createClockCheck(deps: {
  database: Pick<Database, 'query'>;
  now: () => number;
  uptime: () => number;
  logger: Logger;
}): ClockCheck {
  const { query } = deps.database;
  let doubtedAt: number | undefined;
  let warning: string | undefined;

  async function lastUse(): Promise<number> {
    const noted = await query
      .selectFrom('last_seen')
      .select('at')
      .where('name', '=', 'clock')
      .executeTakeFirst();
    if (noted !== undefined) return noted.at;
    // A database of an earlier version has no such time. Read once only: a wrong clock writes rows of its own.
    const newest = await Promise.all([
      query
        .selectFrom('enquiry')
        .select(({ fn }) => fn.max('created_at').as('at'))
        .executeTakeFirst(),
      query
        .selectFrom('subscriber')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .executeTakeFirst(),
      query
        .selectFrom('outbox')
        .select(({ fn }) => fn.max('created_at').as('at'))
        .executeTakeFirst(),
      query
        .selectFrom('consent')
        .select(({ fn }) => fn.max('created_at').as('at'))
        .executeTakeFirst(),
    ]);
    const times = newest.flatMap((row) => (row === undefined || row.at === null ? [] : [Number(row.at)]));
    return times.length === 0 ? deps.now() : Math.max(...times);
  }

  return {
    async isPlausible() {
      const now = deps.now();
      const ahead = now - (await lastUse());
      if (ahead > plausibleMs) {
        doubtedAt ??= deps.uptime();
        if (deps.uptime() - doubtedAt < acceptedAfterMs) {
          if (warning === undefined)
            deps.logger.warn(
              { daysAhead: Math.floor(ahead / dayMs) },
              'system clock may be wrong; old data is not deleted for now',
            );
          warning = `the system clock is ${Math.floor(ahead / dayMs)} days ahead of the last use of this database; no old data is deleted for a week`;
          return false;
        }
      }
      doubtedAt = undefined;
      warning = undefined;
      await query
        .insertInto('last_seen')
        .values({ name: 'clock', at: now })
        // A clock that is behind must not make the right one implausible.
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ at: now }).where('last_seen.at', '<', now),
        )
        .execute();
      return true;
    },
    warnings: () => (warning === undefined ? [] : [warning]),
  };
}

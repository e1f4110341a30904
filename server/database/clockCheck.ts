import { dayMs } from '#schema/durations.ts';
import type { Logger } from '#server/logger.ts';
import type { Database } from './openDatabase.ts';

/** Longest plausible gap between recorded times. A running site records the time every six hours. */
const maxGapMs = 14 * dayMs;
/**
 * Time until an implausible clock is accepted. By then, operators have had a week to read the warning and correct it.
 */
const acceptedAfterMs = 7 * dayMs;

export type ClockCheck = {
  /** Returns whether rows may be deleted by their age. Records the time if it is plausible. */
  isPlausible: () => Promise<boolean>;
  /** Returns warnings for `/readyz`. */
  warnings: () => readonly string[];
};

/**
 * Creates the check that compares the clock with the last use of the database: a machine that starts with a wrong clock
 * would otherwise delete everything as too old. `uptime` returns the time of a monotonic clock in milliseconds.
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

  async function readLastUse(): Promise<number> {
    const lastSeen = await query
      .selectFrom('last_seen')
      .select('at')
      .where('name', '=', 'clock')
      .executeTakeFirst();
    if (lastSeen !== undefined) return lastSeen.at;
    // Databases of earlier versions contain no such time. The newest rows are read only once, because rows written
    // under a wrong clock have wrong times.
    const newestRows = await Promise.all([
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
    const times = newestRows.flatMap((row) => (row === undefined || row.at === null ? [] : [Number(row.at)]));
    return times.length === 0 ? deps.now() : Math.max(...times);
  }

  return {
    async isPlausible() {
      const now = deps.now();
      const aheadMs = now - (await readLastUse());
      if (aheadMs > maxGapMs) {
        doubtedAt ??= deps.uptime();
        if (deps.uptime() - doubtedAt < acceptedAfterMs) {
          if (warning === undefined)
            deps.logger.warn(
              { daysAhead: Math.floor(aheadMs / dayMs) },
              'system clock may be wrong; old data is not deleted for now',
            );
          warning = `the system clock is ${Math.floor(aheadMs / dayMs)} days ahead of the last use of this database; no old data is deleted for a week`;
          return false;
        }
      }
      doubtedAt = undefined;
      warning = undefined;
      await query
        .insertInto('last_seen')
        .values({ name: 'clock', at: now })
        // A time recorded while the clock is behind must not make the correct time implausible later.
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ at: now }).where('last_seen.at', '<', now),
        )
        .execute();
      return true;
    },
    warnings: () => (warning === undefined ? [] : [warning]),
  };
}

import { sql } from 'kysely';
import { weekMs } from '#schema/durations.ts';
import type { MeasuredPage, MissedSearch } from '#schema/figures.ts';
import { weekOf } from '#schema/weeks.ts';
import type { Database } from '#server/database/openDatabase.ts';
import type { WeeklyMeasureTable } from '#server/database/tables.ts';
import type { Logger } from '#server/logger.ts';
import { boundedRows, createBatch, otherName, type Batch } from './batch.ts';

type Kind = WeeklyMeasureTable['kind'];

/** Maximum number of names per week and language. Further names are counted together and not shown. */
const maxNames: Record<Kind, number> = { search: 500, time: 1_000, html: 1_000 };
const keptWeeks = 13;
/** Maximum number of rows shown per week and language. */
const maxShown: Record<Kind, number> = { search: 20, time: 10, html: 10 };
/** Minimum count of a row that is shown. Words that were searched only once are never shown. */
const minTimes: Record<Kind, number> = { search: 2, time: 1, html: 1 };

export type WeeklyMeasures = Omit<Batch<WeeklyMeasureTable>, 'add'> & {
  /** Counts a search without results. */
  countMiss(locale: string, words: string): void;
  /** Records a rendered page: the time to render it, and the size of its HTML. */
  measurePage(page: { locale: string; path: string; ms: number; bytes: number }): void;
  /** Returns the top entries of each week and language since the week of `since`, newest week first. */
  read(since: number): Promise<{ searches: MissedSearch[]; slow: MeasuredPage[]; heavy: MeasuredPage[] }>;
  /** Deletes measures older than thirteen weeks. */
  purge(): Promise<void>;
};

/**
 * Creates the collection of the site's measures by week and language, across instances, without any data about
 * visitors.
 */
export function createWeeklyMeasures({
  database: { query },
  now,
  logger,
}: {
  database: Pick<Database, 'query'>;
  now: () => number;
  logger: Logger;
}): WeeklyMeasures {
  const { add, write, start, stop } = createBatch<WeeklyMeasureTable>({
    groupOf: ({ week, locale, kind }) => `${week} ${locale} ${kind}`,
    merge,
    write: writeGroup,
    logger,
  });

  /** Writes rows of one week, language and kind. */
  async function writeGroup(rows: readonly WeeklyMeasureTable[]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    const { week, locale, kind } = first;
    await query.transaction().execute(async (transaction) => {
      const storedRows = await transaction
        .selectFrom('weekly_measure')
        .select('name')
        .where('week', '=', week)
        .where('locale', '=', locale)
        .where('kind', '=', kind)
        .execute();
      const names = storedRows.map(({ name }) => name);
      const rowsToStore = boundedRows(rows, { stored: names, max: maxNames[kind], merge });
      for (const { name, times, total, most } of rowsToStore) {
        await transaction
          .insertInto('weekly_measure')
          .values({ week, locale, kind, name, times, total, most })
          .onConflict((conflict) =>
            conflict.columns(['week', 'locale', 'kind', 'name']).doUpdateSet(({ eb, ref }) => ({
              times: sql`${ref('weekly_measure.times')} + ${times}`,
              total: sql`${ref('weekly_measure.total')} + ${total}`,
              most: eb
                .case()
                .when('weekly_measure.most', '<', most)
                .then(most)
                .else(ref('weekly_measure.most'))
                .end(),
            })),
          )
          .execute();
      }
    });
  }

  /** Returns the top rows of each week and language. */
  async function top(kind: Kind, since: string, sortColumn: 'times' | 'mean') {
    const measure = sortColumn === 'times' ? sql`times` : sql`total * 1.0 / times`;
    return query
      .selectFrom((from) =>
        from
          .selectFrom('weekly_measure')
          .selectAll()
          .select(
            sql<number>`row_number() over (partition by week, locale order by ${measure} desc, name)`.as(
              'place',
            ),
          )
          .where('kind', '=', kind)
          .where('week', '>=', since)
          .where('times', '>=', minTimes[kind])
          .where('name', '<>', otherName)
          .as('ranked'),
      )
      .selectAll()
      .where('place', '<=', maxShown[kind])
      .orderBy('week', 'desc')
      .orderBy('locale')
      .orderBy('place')
      .execute();
  }

  const pages = async (kind: 'time' | 'html', since: string): Promise<MeasuredPage[]> =>
    (await top(kind, since, 'mean')).map(({ week, locale, name: path, times, total, most }) => ({
      week,
      locale,
      path,
      times,
      mean: Math.round(Number(total) / times),
      most,
    }));

  return {
    countMiss: (locale, words) =>
      add({ week: weekOf(now()), locale, kind: 'search', name: words, times: 1, total: 0, most: 0 }),
    measurePage({ locale, path, ms, bytes }) {
      const row = { week: weekOf(now()), locale, name: path, times: 1 };
      const roundedMs = Math.round(ms);
      add({ ...row, kind: 'time', total: roundedMs, most: roundedMs });
      add({ ...row, kind: 'html', total: bytes, most: bytes });
    },
    async read(time) {
      await write();
      const since = weekOf(time);
      const searches = await top('search', since, 'times');
      return {
        searches: searches.map(({ week, locale, name: words, times }) => ({ week, locale, words, times })),
        slow: await pages('time', since),
        heavy: await pages('html', since),
      };
    },
    async purge() {
      const firstWeek = weekOf(now() - keptWeeks * weekMs);
      await query.deleteFrom('weekly_measure').where('week', '<', firstWeek).execute();
    },
    write,
    start,
    stop,
  };
}

function merge(target: WeeklyMeasureTable, { times, total, most }: WeeklyMeasureTable): void {
  target.times += times;
  target.total += total;
  target.most = Math.max(target.most, most);
}

import Router from '@koa/router';
import { sql } from 'kysely';
import { dayMs } from '#schema/durations.ts';
import { PageCountsRequest, type Count, type PageCountsAnswer } from '#schema/pageCounts.ts';
import type { Database } from '#server/database/openDatabase.ts';
import type { PageCountTable } from '#server/database/tables.ts';
import { readSigned } from '#server/lib/readSigned.ts';
import type { Logger } from '#server/logger.ts';
import { boundedRows, createBatch, type Batch } from './batch.ts';
import type { PageView } from './pageViews.ts';

type Kind = PageCountTable['kind'];

/** Limit of the request body. */
const limitBytes = 1_024;
const keptDays = 400;
/** Maximum number of names per day; further names are counted together. */
const maxNames: Record<Kind, number> = { page: 2_000, referrer: 500 };
const maxShown = 200;
/** Name for readers who did not come from another site, or whose browser sends no Referer. */
export const unknownReferrer = '(unknown)';

export type PageCounts = Omit<Batch<PageCountTable>, 'add'> & {
  count(view: PageView): void;
  read(days: number): Promise<Omit<PageCountsAnswer, 'isCounting'>>;
  /** Deletes counts older than 400 days. */
  purge(): Promise<void>;
};

/**
 * Creates the counts of page views by day and by referring site, without any data about readers. They are written every
 * minute.
 */
export function createPageCounts({
  database: { query },
  now,
  logger,
}: {
  database: Pick<Database, 'query'>;
  now: () => number;
  logger: Logger;
}): PageCounts {
  /** Writes rows of one day and kind. */
  async function writeGroup(rows: readonly PageCountTable[]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    const { day, kind } = first;
    await query.transaction().execute(async (transaction) => {
      const storedRow = await transaction
        .selectFrom('page_count')
        .select('name')
        .where('day', '=', day)
        .where('kind', '=', kind)
        .execute();
      const names = storedRow.map(({ name }) => name);
      for (const { name, views } of boundedRows(rows, { stored: names, max: maxNames[kind], merge })) {
        await transaction
          .insertInto('page_count')
          .values({ day, kind, name, views })
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'kind', 'name'])
              .doUpdateSet({ views: sql`${sql.ref('page_count.views')} + ${views}` }),
          )
          .execute();
      }
    });
  }

  const { add, write, start, stop } = createBatch<PageCountTable>({
    groupOf: ({ day, kind }) => `${day} ${kind}`,
    merge,
    write: writeGroup,
    logger,
  });

  async function sums(column: 'day' | 'name', kind: Kind, since: string): Promise<Count[]> {
    const rows = await query
      .selectFrom('page_count')
      .select([`${column} as name`, (build) => build.fn.sum<number>('views').as('views')])
      .where('kind', '=', kind)
      .where('day', '>=', since)
      .groupBy(column)
      .orderBy(column === 'day' ? 'day' : 'views', column === 'day' ? 'asc' : 'desc')
      .limit(column === 'day' ? keptDays : maxShown)
      .execute();
    return rows.map(({ name, views }) => ({ name, views: Number(views) }));
  }

  return {
    count({ path, referrer }) {
      const day = dayOf(now());
      add({ day, kind: 'page', name: path, views: 1 });
      if (referrer !== 'own') add({ day, kind: 'referrer', name: referrer ?? unknownReferrer, views: 1 });
    },
    write,
    async read(days) {
      await write();
      const since = dayOf(now() - (days - 1) * dayMs);
      return {
        days: await sums('day', 'page', since),
        pages: await sums('name', 'page', since),
        referrers: await sums('name', 'referrer', since),
      };
    },
    async purge() {
      const firstDay = dayOf(now() - keptDays * dayMs);
      await query.deleteFrom('page_count').where('day', '<', firstDay).execute();
    },
    start,
    stop,
  };
}

function merge(target: PageCountTable, { views }: PageCountTable): void {
  target.views += views;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * Creates the router that serves the counts to WordPress at `POST /api/page-counts`, signed with the owner's secret.
 * The route does not exist if there is no secret.
 */
export function createPageCountsRouter(deps: {
  secret: string | undefined;
  /** Counts to serve; `undefined` if counting is disabled. */
  counts: Pick<PageCounts, 'read'> | undefined;
  now: () => number;
}): Router {
  const { secret, counts, now } = deps;
  const router = new Router();
  if (secret === undefined) return router;
  router.post('/api/page-counts', async (ctx) => {
    const { days } = await readSigned(ctx, { secret, now, schema: PageCountsRequest, limitBytes });
    const pageCounts = await counts?.read(days);
    const response: PageCountsAnswer = {
      isCounting: pageCounts !== undefined,
      ...(pageCounts ?? { days: [], pages: [], referrers: [] }),
    };
    ctx.set('Cache-Control', 'no-store');
    ctx.body = response;
  });
  return router;
}

import Router from '@koa/router';
import { sql } from 'kysely';
import { dayMs, minuteMs } from '#schema/durations.ts';
import { PageCountsRequest, type Count, type PageCountsAnswer } from '#schema/pageCounts.ts';
import type { Database } from '#server/database/openDatabase.ts';
import type { PageCountTable } from '#server/database/tables.ts';
import { readSigned } from '#server/lib/readSigned.ts';
import type { Logger } from '#server/logger.ts';
import type { PageView } from './pageViews.ts';

type Kind = PageCountTable['kind'];

const everyMs = minuteMs;
/** Of a request for them. */
const limitBytes = 1_024;
const keptDays = 400;
/** Of one day: what comes later is counted together. */
const maxNames: Record<Kind, number> = { page: 2_000, referrer: 500 };
/** In memory, of all days, while the database is away. */
const maxWaiting = 10_000;
const maxShown = 200;
/** What has no row of its own; no page and no host is called so. */
export const others = '(others)';
/** Of readers who came from no other site, or whose browser does not say from which. */
export const unknownReferrer = '(unknown)';

export type PageCounts = {
  count(view: PageView): void;
  /** Adds what was counted to the database; keeps it where that does not answer. */
  write(): Promise<void>;
  read(days: number): Promise<Omit<PageCountsAnswer, 'isCounting'>>;
  /** Forgets what is older than 400 days. */
  purge(): Promise<void>;
  start(): void;
  /** Writes a last time. */
  stop(): Promise<void>;
};

/** How often each page is read, by day, and from which sites; nothing of who reads it. Sums of one instance are written every minute. */
export function createPageCounts({
  database: { query },
  now,
  logger,
}: {
  database: Pick<Database, 'query'>;
  now: () => number;
  logger: Logger;
}): PageCounts {
  let waiting = new Map<string, PageCountTable>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function add(day: string, kind: Kind, name: string, views = 1): void {
    const key = `${day} ${kind} ${name}`;
    const known = waiting.get(key);
    if (known !== undefined) known.views += views;
    else if (name !== others && waiting.size >= maxWaiting) add(day, kind, others, views);
    else waiting.set(key, { day, kind, name, views });
  }

  async function writeAll(): Promise<void> {
    const rows = [...waiting.values()];
    waiting = new Map();
    for (const [group, members] of Map.groupBy(rows, ({ day, kind }) => `${day} ${kind}`)) {
      try {
        await writeGroup(members);
      } catch (error) {
        logger.debug({ err: error, group }, 'what was read could not be counted yet');
        for (const { day, kind, name, views } of members) add(day, kind, name, views);
      }
    }
  }

  /** Rows of one day and kind. */
  async function writeGroup(rows: readonly PageCountTable[]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    const { day, kind } = first;
    await query.transaction().execute(async (transaction) => {
      const stored = await transaction
        .selectFrom('page_count')
        .select('name')
        .where('day', '=', day)
        .where('kind', '=', kind)
        .execute();
      const names = new Set(stored.map(({ name }) => name));
      for (const { name, views } of rows) {
        const isKnown = names.has(name) || names.size < maxNames[kind];
        if (isKnown) names.add(name);
        await transaction
          .insertInto('page_count')
          .values({ day, kind, name: isKnown ? name : others, views })
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'kind', 'name'])
              .doUpdateSet({ views: sql`${sql.ref('page_count.views')} + ${views}` }),
          )
          .execute();
      }
    });
  }

  /** One after another. */
  const write = () => (writing = writing.then(writeAll));

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
      add(day, 'page', path);
      if (referrer !== 'own') add(day, 'referrer', referrer ?? unknownReferrer);
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
      const before = dayOf(now() - keptDays * dayMs);
      await query.deleteFrom('page_count').where('day', '<', before).execute();
    },
    start: () => void (timer = setInterval(() => void write(), everyMs).unref()),
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** `POST /api/page-counts`: what WordPress shows of it, asked with the owner's secret. Without one there is no such address. */
export function createPageCountsRouter(deps: {
  secret: string | undefined;
  /** Undefined where nothing is counted. */
  counts: Pick<PageCounts, 'read'> | undefined;
  now: () => number;
}): Router {
  const { secret, counts, now } = deps;
  const router = new Router();
  if (secret === undefined) return router;
  router.post('/api/page-counts', async (ctx) => {
    const { days } = await readSigned(ctx, { secret, now, schema: PageCountsRequest, limitBytes });
    const read = await counts?.read(days);
    const answer: PageCountsAnswer = {
      isCounting: read !== undefined,
      ...(read ?? { days: [], pages: [], referrers: [] }),
    };
    ctx.set('Cache-Control', 'no-store');
    ctx.body = answer;
  });
  return router;
}

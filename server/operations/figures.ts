import Router from '@koa/router';
import { sql } from 'kysely';
import { localeCodes, defaultLocale } from '#locales/locales.ts';
import { weekMs } from '#schema/durations.ts';
import { FiguresRequest, type FiguresAnswer, type IssueFigures, type WeekFigures } from '#schema/figures.ts';
import { weekOf } from '#schema/weeks.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { readSigned } from '#server/lib/readSigned.ts';
import type { WebVitals } from './webVitals.ts';
import type { WeeklyMeasures } from './weeklyMeasures.ts';

const limitBytes = 1_024;

/** Returns the counts of each week and language for the last `weeks` weeks, including the current one. */
export async function readFigures(
  { query }: Pick<Database, 'query'>,
  { weeks, now }: { weeks: number; now: number },
): Promise<WeekFigures[]> {
  const since = weekOf(now - (weeks - 1) * weekMs);
  const figures = new Map<string, WeekFigures>();
  const figureFor = (week: string, locale: string): WeekFigures => {
    const key = `${week} ${locale}`;
    const current = figures.get(key) ?? {
      week,
      locale,
      views: 0,
      signUps: 0,
      confirmations: 0,
      enquiries: 0,
    };
    figures.set(key, current);
    return current;
  };
  const counts = await query
    .selectFrom('sign_up_count')
    .select(({ fn }) => [
      'week',
      'locale',
      fn.sum<number | string>('requested').as('requested'),
      fn.sum<number | string>('confirmed').as('confirmed'),
    ])
    .where('week', '>=', since)
    .groupBy(['week', 'locale'])
    .execute();
  for (const { week, locale, requested, confirmed } of counts) {
    const figure = figureFor(week, locale);
    figure.signUps = Number(requested);
    figure.confirmations = Number(confirmed);
  }
  const enquiries = await query
    .selectFrom('enquiry')
    .select(['created_at', 'locale'])
    .where('created_at', '>=', Date.parse(since))
    .execute();
  for (const { created_at: createdAt, locale } of enquiries)
    figureFor(weekOf(createdAt), locale).enquiries += 1;
  const views = await query
    .selectFrom('page_count')
    .select(({ fn }) => ['day', localeOfPath.as('locale'), fn.sum<number | string>('views').as('views')])
    .where('kind', '=', 'page')
    .where('day', '>=', since)
    .groupBy(['day', localeOfPath])
    .execute();
  for (const { day, locale, views: count } of views)
    figureFor(weekOf(Date.parse(day)), locale).views += Number(count);
  return [...figures.values()].sort((a, b) => `${a.week} ${a.locale}`.localeCompare(`${b.week} ${b.locale}`));
}

/** SQL expression for the language of a page's path, from its prefix. */
const localeOfPath = sql<string>`case ${sql.join(
  localeCodes
    .filter((code) => code !== defaultLocale)
    .map(
      (code) =>
        sql`when name = ${sql.lit(`/${code}`)} or name like ${sql.lit(`/${code}/%`)} then ${sql.lit(code)}`,
    ),
  sql` `,
)} else ${sql.lit(defaultLocale)} end`;

/**
 * Creates the router for the figures that WordPress displays. Requests are signed with the owner's secret. The route
 * does not exist if there is no secret.
 */
export function createFiguresRouter(deps: {
  secret: string | undefined;
  database: Pick<Database, 'query'>;
  /** Returns the issues since the given time, newest first. */
  readIssues: (since: number) => Promise<IssueFigures[]>;
  /** Measures to serve; `undefined` if measuring is disabled. */
  measures: Pick<WeeklyMeasures, 'read'> | undefined;
  /** LCP, INP and CLS of visits; `undefined` if the part is off. */
  webVitals: Pick<WebVitals, 'read'> | undefined;
  now: () => number;
}): Router {
  const { secret, database, now } = deps;
  const router = new Router();
  if (secret === undefined) return router;
  router.post('/api/owner/figures', async (ctx) => {
    const { weeks } = await readSigned(ctx, { secret, now, schema: FiguresRequest, limitBytes });
    const since = now() - (weeks - 1) * weekMs;
    const measured = await deps.measures?.read(since);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      weeks: await readFigures(database, { weeks, now: now() }),
      issues: await deps.readIssues(Date.parse(weekOf(since))),
      ...(measured ?? { searches: [], slow: [], heavy: [] }),
      isMeasuring: measured !== undefined,
      ...(deps.webVitals && { vitals: await deps.webVitals.read(since) }),
    } satisfies FiguresAnswer;
  });
  return router;
}

import Router from '@koa/router';
import { weekMs } from '#schema/durations.ts';
import { FiguresRequest, type FiguresAnswer, type WeekFigures } from '#schema/figures.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { readSigned } from '#server/lib/readSigned.ts';

const limitBytes = 1_024;

/** Sign-ups, confirmations and enquiries of each week and language since a number of weeks ago, this one included. */
export async function readFigures(
  { query }: Pick<Database, 'query'>,
  { weeks, now }: { weeks: number; now: number },
): Promise<WeekFigures[]> {
  const since = mondayOf(now - (weeks - 1) * weekMs);
  const figures = new Map<string, WeekFigures>();
  const of = (week: string, locale: string): WeekFigures => {
    const key = `${week} ${locale}`;
    const known = figures.get(key) ?? { week, locale, signUps: 0, confirmations: 0, enquiries: 0 };
    figures.set(key, known);
    return known;
  };
  const counts = await query
    .selectFrom('sign_up_count')
    .select(({ fn }) => [
      'week',
      'locale',
      fn.sum<number | string>('requested').as('requested'),
      fn.sum<number | string>('confirmed').as('confirmed'),
    ])
    .where('week', '>=', dayOf(since))
    .groupBy(['week', 'locale'])
    .execute();
  for (const { week, locale, requested, confirmed } of counts) {
    const figure = of(week, locale);
    figure.signUps = Number(requested);
    figure.confirmations = Number(confirmed);
  }
  const enquiries = await query
    .selectFrom('enquiry')
    .select(['created_at', 'locale'])
    .where('created_at', '>=', since)
    .execute();
  for (const { created_at: at, locale } of enquiries) of(dayOf(mondayOf(at)), locale).enquiries += 1;
  return [...figures.values()].sort((a, b) => `${a.week} ${a.locale}`.localeCompare(`${b.week} ${b.locale}`));
}

/** What WordPress shows of the site, asked with the owner's secret. Without one there is no such address. */
export function createFiguresRouter(deps: {
  secret: string | undefined;
  database: Pick<Database, 'query'>;
  now: () => number;
}): Router {
  const { secret, database, now } = deps;
  const router = new Router();
  if (secret === undefined) return router;
  router.post('/api/owner/figures', async (ctx) => {
    const { weeks } = await readSigned(ctx, { secret, now, schema: FiguresRequest, limitBytes });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { weeks: await readFigures(database, { weeks, now: now() }) } satisfies FiguresAnswer;
  });
  return router;
}

/** When the week of a time began, in UTC. */
function mondayOf(time: number): number {
  const day = new Date(time);
  day.setUTCHours(0, 0, 0, 0);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.getTime();
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

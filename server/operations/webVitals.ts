import { sql } from 'kysely';
import { splitLocale } from '#locales/routing.ts';
import { weekMs } from '#schema/durations.ts';
import type { PageVitals } from '#schema/figures.ts';
import { goodVitals, type VisitVitals, type VitalName } from '#schema/webVitals.ts';
import { weekOf } from '#schema/weeks.ts';
import type { Database } from '#server/database/openDatabase.ts';
import type { WebVitalTable } from '#server/database/tables.ts';
import type { Logger } from '#server/logger.ts';
import { createBatch, otherName, type Batch } from './batch.ts';

const keptWeeks = 13;
/** Number of rows from which a week stores no further elements, because clients can make up thousands of them. */
const maxRows = 10_000;
/** Maximum number of pages shown per week and language. */
const maxShown = 20;
/** Buckets per doubling of the value. */
const bucketsPerDoubling = 4;
/** Last bucket in both directions: a sixteenth of the largest good value, or sixteen times that. */
const lastBucket = 16;

export type WebVitals = Omit<Batch<WebVitalTable>, 'add'> & {
  record(visit: VisitVitals): void;
  /** Returns the most visited pages of each week and language since the week of `since`, newest week first. */
  read(since: number): Promise<PageVitals[]>;
  /** Deletes counts older than thirteen weeks. */
  purge(): Promise<void>;
};

/** Creates the counts of LCP, INP and CLS by week, page and element, without any data about visitors. */
export function createWebVitals({
  database: { query },
  now,
  logger,
}: {
  database: Pick<Database, 'query'>;
  now: () => number;
  logger: Logger;
}): WebVitals {
  const { add, write, start, stop } = createBatch<WebVitalTable & { name: string }>({
    groupOf: ({ week }) => week,
    merge: (target, { visits }) => void (target.visits += visits),
    logger,
    async write(rows) {
      await query.transaction().execute(async (transaction) => {
        const { count } = await transaction
          .selectFrom('web_vital')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .where('week', '=', rows[0]?.week ?? '')
          .executeTakeFirstOrThrow();
        const isFull = Number(count) >= maxRows;
        for (const { name, ...row } of rows) {
          if (name === otherName) continue;
          await transaction
            .insertInto('web_vital')
            .values(isFull ? { ...row, element: '' } : row)
            .onConflict((conflict) =>
              conflict
                .columns(['week', 'path', 'metric', 'bucket', 'element'])
                .doUpdateSet({ visits: sql`${sql.ref('web_vital.visits')} + ${row.visits}` }),
            )
            .execute();
        }
      });
    },
  });

  return {
    record({ path, ...vitals }) {
      const week = weekOf(now());
      for (const metric of ['LCP', 'INP', 'CLS'] as const) {
        const vital = vitals[metric];
        if (vital === undefined) continue;
        const { value, element } = vital;
        const bucket = bucketOf(metric, value);
        const name = `${path} ${metric} ${bucket} ${element}`;
        add({ week, path, metric, bucket, element, visits: 1, name });
      }
    },
    async read(since) {
      await write();
      const rows = await query
        .selectFrom('web_vital')
        .selectAll()
        .where('week', '>=', weekOf(since))
        .orderBy('week', 'desc')
        .orderBy('path')
        .execute();
      const pages = [...Map.groupBy(rows, ({ week, path }) => `${week} ${path}`).values()].map(pageVitals);
      return [...Map.groupBy(pages, ({ week, locale }) => `${week} ${locale}`).values()].flatMap((group) =>
        group.toSorted((one, other) => other.visits - one.visits).slice(0, maxShown),
      );
    },
    async purge() {
      await query
        .deleteFrom('web_vital')
        .where('week', '<', weekOf(now() - keptWeeks * weekMs))
        .execute();
    },
    write,
    start,
    stop,
  };
}

/** Returns the bucket of a value. Values up to the largest good one are in buckets up to 0. */
function bucketOf(metric: VitalName, value: number): number {
  const bucket = Math.ceil(bucketsPerDoubling * Math.log2(value / goodVitals[metric]));
  return Math.max(-lastBucket, Math.min(lastBucket, bucket));
}

/** Returns the largest value of a bucket. */
function limitOf(metric: VitalName, bucket: number): number {
  return goodVitals[metric] * 2 ** (bucket / bucketsPerDoubling);
}

/** Summarises the rows of one week and page. */
function pageVitals(rows: readonly WebVitalTable[]): PageVitals {
  const [{ week, path } = { week: '', path: '' }] = rows;
  const metrics = Map.groupBy(rows, ({ metric }) => metric);
  const lcp = percentile75(metrics.get('LCP'));
  const inp = percentile75(metrics.get('INP'));
  const cls = percentile75(metrics.get('CLS'));
  return {
    week,
    locale: splitLocale(path).locale,
    path,
    visits: Math.max(...[...metrics.values()].map(visitsOf)),
    lcp: lcp && Math.round(lcp.value),
    lcpElement: lcp?.element ?? '',
    inp: inp && Math.round(inp.value),
    inpElement: inp?.element ?? '',
    cls: cls && Math.round(cls.value * 1_000) / 1_000,
    clsElement: cls?.element ?? '',
  };
}

/**
 * Returns the 75th percentile of a metric, interpolated within its bucket, and the most frequent element of the visits
 * in this bucket and above.
 */
function percentile75(
  rows: readonly WebVitalTable[] = [],
): { value: number; element: string | undefined } | undefined {
  const targetVisits = visitsOf(rows) * 0.75;
  const buckets = Map.groupBy(rows, ({ bucket }) => bucket);
  let visitsBelow = 0;
  for (const [bucket, bucketRows] of [...buckets].toSorted(([one], [other]) => one - other)) {
    const visits = visitsOf(bucketRows);
    if (visitsBelow + visits < targetVisits) {
      visitsBelow += visits;
      continue;
    }
    const metric = bucketRows[0]?.metric ?? 'LCP';
    const lower = bucket === -lastBucket ? 0 : limitOf(metric, bucket - 1);
    const share = (targetVisits - visitsBelow) / visits;
    const slowRows = rows.filter((row) => row.bucket >= bucket && row.element !== '');
    const [element] = [...Map.groupBy(slowRows, (row) => row.element)]
      .toSorted(([, one], [, other]) => visitsOf(other) - visitsOf(one))
      .map(([name]) => name);
    return { value: lower + (limitOf(metric, bucket) - lower) * share, element };
  }
  return undefined;
}

function visitsOf(rows: readonly WebVitalTable[]): number {
  return rows.reduce((sum, { visits }) => sum + visits, 0);
}

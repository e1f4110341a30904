import * as parts from '#brand/parts.ts';
import type { Config } from '#server/config/config.ts';
import type { Logger } from '#server/logger.ts';
import { readIssueFigures } from '#server/newsletter/issues/issueFigures.ts';
import { createFiguresRouter } from '#server/operations/figures.ts';
import { createPageCounts, createPageCountsRouter } from '#server/operations/pageCounts.ts';
import { createWeeklyMeasures } from '#server/operations/weeklyMeasures.ts';
import { createWebVitals } from '#server/operations/webVitals.ts';
import type { BackgroundWork, DatabaseServices } from './databaseServices.ts';

/** Creates the site's own statistics: page views, and measurements of renders and searches. */
export function createStatisticsServices(
  config: Config,
  { storage, logger }: { storage: DatabaseServices; logger: Logger },
) {
  const { database, clock } = storage;
  const { now } = clock;
  const secret = config.ownerSecret;
  const pageCounts = config.countsPages ? createPageCounts({ database, now, logger }) : undefined;
  const measures = config.measuresWeeks ? createWeeklyMeasures({ database, now, logger }) : undefined;
  const webVitals = parts.webVitals ? createWebVitals({ database, now, logger }) : undefined;
  const work: BackgroundWork = {
    start() {
      pageCounts?.start();
      measures?.start();
      webVitals?.start();
    },
    async stop() {
      await pageCounts?.stop();
      await measures?.stop();
      await webVitals?.stop();
    },
    chores: {
      ...(pageCounts && { 'page counts': pageCounts.purge }),
      ...(measures && { measures: measures.purge }),
      ...(webVitals && { 'web vitals': webVitals.purge }),
    },
  };
  return {
    /** Page views; undefined if the site does not count them itself. */
    pageCounts,
    /** Measurements; undefined if renders and searches are not measured. */
    measures,
    /** LCP, INP and CLS of visits; undefined if the part is off. */
    webVitals,
    work,
    routers: {
      pageCounts: createPageCountsRouter({ secret, counts: pageCounts, now }),
      figures: createFiguresRouter({
        secret,
        database,
        readIssues: (since) => readIssueFigures(database.query, since),
        measures,
        webVitals,
        now,
      }),
    },
  };
}

import type Router from '@koa/router';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { measureRequests, type RequestMeasures } from './measureRequests.ts';
import { createMetricsRouter } from './metricsRouter.ts';

export type MetricsSources = {
  outbox: () => { waiting: number; failed: number; lagMs: number };
  /** Returns the sign-ups of the last thirteen weeks. */
  signUps: () => Promise<SignUps[]>;
  /** Returns whether the circuit breaker of the content backend is open. */
  isContentDown: () => boolean;
  /** Returns the number of responses so far from the content backend, and from other instances. */
  contentAnswers: () => { backend: number; shared: number };
  /** Returns the age of the oldest purge that the CDN has not received. */
  cdnLagMs: () => number;
};

export type Metrics = {
  router: Router;
} & RequestMeasures;

/** Creates the Prometheus metrics of the site in a separate registry. */
export function createMetrics({
  token,
  outbox,
  signUps,
  isContentDown,
  contentAnswers,
  cdnLagMs,
}: MetricsSources & { token: string }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'outbox_messages',
    help: 'Messages in the outbox of the whole database, by state: waiting or failed.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const { waiting, failed } = outbox();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'failed' }, failed);
    },
  });
  new Gauge({
    name: 'outbox_lag_seconds',
    help: 'Age of the oldest waiting message in the outbox.',
    registers: [registry],
    collect() {
      this.set(outbox().lagMs / 1000);
    },
  });
  addSignUpMetrics(registry, signUps);
  new Gauge({
    name: 'content_circuit_breaker_open',
    help: '1 while the circuit breaker of the content backend is open, else 0.',
    registers: [registry],
    collect() {
      this.set(isContentDown() ? 1 : 0);
    },
  });
  const reportedCounts = { backend: 0, shared: 0 };
  new Counter({
    name: 'content_answers_total',
    help: 'Content responses, from the backend or from the cache shared by the instances.',
    labelNames: ['from'] as const,
    registers: [registry],
    collect() {
      const counts = contentAnswers();
      for (const from of ['backend', 'shared'] as const) {
        this.inc({ from }, counts[from] - reportedCounts[from]);
        reportedCounts[from] = counts[from];
      }
    },
  });
  new Gauge({
    name: 'cdn_purge_lag_seconds',
    help: 'Age of the oldest purge that the CDN has not received yet; 0 if there is none.',
    registers: [registry],
    collect() {
      this.set(cdnLagMs() / 1000);
    },
  });
  return { router: createMetricsRouter({ registry, token }), ...measureRequests(registry) };
}

/** Number of sign-ups for one week, language and page, and how many of them were confirmed. */
type SignUps = { week: string; locale: string; page: string; requested: number; confirmed: number };

/**
 * Maximum number of pages as labels. The page comes from the Referer header, which must not create an unlimited number
 * of series.
 */
const maxPages = 20;
const otherPages = '(other)';

/**
 * Adds the newsletter metrics of the whole database, by week and language, and by the twenty pages with the most
 * sign-ups. If `read` rejects, omits them so that the other metrics are still reported.
 */
function addSignUpMetrics(registry: Registry, read: () => Promise<SignUps[]>): void {
  let reading: Promise<SignUps[]> | undefined;
  /** Shares one query among all metrics of a scrape. */
  const counts = () =>
    (reading ??= read()
      .catch((): SignUps[] => [])
      .finally(() => {
        reading = undefined;
      }));
  const addGauge = <TLabel extends string>(
    name: string,
    help: string,
    labelNames: readonly TLabel[],
    seriesOf: (signUps: readonly SignUps[]) => readonly [labels: Record<TLabel, string>, count: number][],
  ) => {
    new Gauge<TLabel>({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const signUps = await counts();
        this.reset();
        for (const [labels, count] of seriesOf(signUps)) this.inc(labels, count);
      },
    });
  };
  for (const { name, help, countOf } of figures) {
    addGauge(
      `newsletter_${name}`,
      `${help} By week (its Monday) and language.`,
      ['week', 'language'],
      (signUps) => signUps.map((entry) => [{ week: entry.week, language: entry.locale }, countOf(entry)]),
    );
    addGauge(`newsletter_page_${name}`, `${help} By page.`, ['page'], (signUps) => {
      const listedPages = busiestPages(signUps);
      return signUps.map((entry) => [
        { page: listedPages.has(entry.page) ? entry.page || '(unknown)' : otherPages },
        countOf(entry),
      ]);
    });
  }
}

const figures = [
  {
    name: 'sign_ups',
    help: 'Newsletter sign-ups in the last thirteen weeks.',
    countOf: ({ requested }: SignUps) => requested,
  },
  {
    name: 'confirmations',
    help: 'Newsletter sign-ups in the last thirteen weeks that have been confirmed.',
    countOf: ({ confirmed }: SignUps) => confirmed,
  },
];

function busiestPages(counts: readonly SignUps[]): Set<string> {
  const sums = new Map<string, number>();
  for (const { page, requested } of counts) sums.set(page, (sums.get(page) ?? 0) + requested);
  const pages = [...sums].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return new Set(pages.slice(0, maxPages).map(([page]) => page));
}

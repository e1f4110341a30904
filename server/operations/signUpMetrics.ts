import { Gauge, type Registry } from 'prom-client';

/** Sign-ups of one week, language and page, and how many of them were confirmed. */
export type SignUps = { week: string; locale: string; page: string; requested: number; confirmed: number };

/** A stranger's Referer must not add series without end. */
const maxPages = 20;
const otherPages = '(other)';

/**
 * The newsletter's figures, of the whole database: by week and language, and by the twenty pages with the most sign-ups.
 * While `read` rejects they are left out, and the other metrics are answered.
 */
export function addSignUpMetrics(registry: Registry, read: () => Promise<SignUps[]>): void {
  let reading: Promise<SignUps[]> | undefined;
  /** One look for all that are collected together. */
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
    series: (all: readonly SignUps[]) => readonly [labels: Record<TLabel, string>, count: number][],
  ) => {
    new Gauge<TLabel>({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const all = await counts();
        this.reset();
        for (const [labels, count] of series(all)) this.inc(labels, count);
      },
    });
  };
  for (const { name, help, countOf } of figures) {
    addGauge(`newsletter_${name}`, `${help} By the Monday of the week.`, ['week', 'language'], (all) =>
      all.map((each) => [{ week: each.week, language: each.locale }, countOf(each)]),
    );
    addGauge(`newsletter_page_${name}`, `${help} By page.`, ['page'], (all) => {
      const named = busiestPages(all);
      return all.map((each) => [
        { page: named.has(each.page) ? each.page || '(unknown)' : otherPages },
        countOf(each),
      ]);
    });
  }
}

const figures = [
  {
    name: 'sign_ups',
    help: 'Sign-ups of the last thirteen weeks.',
    countOf: ({ requested }: SignUps) => requested,
  },
  {
    name: 'confirmations',
    help: 'Those sign-ups of the last thirteen weeks that were confirmed.',
    countOf: ({ confirmed }: SignUps) => confirmed,
  },
];

function busiestPages(counts: readonly SignUps[]): Set<string> {
  const sums = new Map<string, number>();
  for (const { page, requested } of counts) sums.set(page, (sums.get(page) ?? 0) + requested);
  const pages = [...sums].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return new Set(pages.slice(0, maxPages).map(([page]) => page));
}

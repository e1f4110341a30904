import { startDemoSite, dataDir } from './demoSite.ts';
import { editingLatency } from './editing.ts';
import { lighthouseRuns, targetTimes } from './lighthouseRuns.ts';
import { belowBudget, overBudget, type Budget } from './overBudget.ts';
import { serverCosts } from './serverCosts.ts';
import { weigh } from './weigh.ts';

export type Setting = {
  contentUrl: string;
  budget: Budget;
  /** Number of Lighthouse runs for each page. */
  runs: number;
  /** Database of the WordPress in which editing is measured. */
  database: string | undefined;
};

export type Table = { title: string; rows: object; columns?: readonly string[] };

export type Findings = {
  /** Machine-readable results, written to .cache/bench.json. */
  figures: unknown;
  tables: readonly Table[];
  /** A sentence for each figure over the budget. */
  excesses?: readonly string[];
};

type Measurement = (setting: Setting) => Promise<Findings>;

/** Measurements of `npm run bench`, in order. Each can be run separately. */
export const measurements = {
  async weights({ contentUrl, budget }) {
    const figures = await withSite(contentUrl, (url) => weigh(url, Object.keys(budget)));
    const limits = Object.fromEntries(Object.entries(budget).map(([page, { weights }]) => [page, weights]));
    return {
      figures,
      tables: [
        {
          title: 'Page weights with their limits, in kB (gzip) and numbers of files',
          rows: withLimits(figures, limits),
        },
      ],
      excesses: Object.entries(figures).flatMap(([page, weight]) =>
        limits[page] ? overBudget(page, weight, limits[page]) : [],
      ),
    };
  },

  async lighthouse({ contentUrl, budget, runs }) {
    const lowestScores = Object.fromEntries(
      Object.entries(budget).flatMap(([page, { lighthouse }]) => (lighthouse ? [[page, lighthouse]] : [])),
    );
    const figures = await lighthouseRuns(contentUrl, Object.keys(lowestScores), runs);
    const limits = Object.fromEntries(
      Object.entries(lowestScores).map(([page, scores]) => [page, { ...scores, ...targetTimes }]),
    );
    return {
      figures,
      tables: [
        {
          title: `Lighthouse, mobile, over HTTP/2: medians of ${runs} runs`,
          rows: withLimits(figures, limits),
        },
      ],
      excesses: Object.entries(figures).flatMap(([page, scores]) =>
        lowestScores[page] ? belowBudget(page, scores, lowestScores[page]) : [],
      ),
    };
  },

  async server({ contentUrl }) {
    const figures = await serverCosts(contentUrl, dataDir, ['/', '/pricing', '/blog']);
    const times = (figures.site.hit / figures.bareKoa.hit).toFixed(1);
    return {
      figures,
      tables: [
        {
          title: `Compared with a Koa that only sends the same bytes: a cached page takes ${times} times the CPU`,
          rows: figures,
          columns: ['firstPageMs', 'startCpuMs', 'memoryAtRest', 'hit'],
        },
        { title: 'CPU microseconds to render an uncached page', rows: figures.site.misses },
      ],
    };
  },

  async editing({ database }) {
    const plugins = process.env['WORDPRESS_PLUGINS'];
    if (plugins === undefined)
      return {
        figures: null,
        tables: [{ title: 'Editing: skipped, WORDPRESS_PLUGINS is not set', rows: [] }],
      };
    const figures = await editingLatency({ plugins, database, port: 8199 });
    const title = 'Milliseconds from a key press in WordPress to the page beside the fields';
    return { figures, tables: [{ title, rows: [figures] }] };
  },
} satisfies Record<string, Measurement>;

/** Starts the demo site, measures it, and stops it. */
async function withSite<TResult>(
  contentUrl: string,
  measure: (siteUrl: string) => Promise<TResult>,
): Promise<TResult> {
  const site = await startDemoSite(contentUrl);
  try {
    return await measure(site.match);
  } finally {
    await site.stop();
  }
}

/** Formats each figure, and adds its limit if there is one: `9.6 of 10`. */
function withLimits(
  figures: Readonly<Record<string, object>>,
  limits: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(figures).map(([row, values]) => [
      row,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => {
          const limit = limits[row]?.[name];
          return [name, limit === undefined ? `${value}` : `${value} of ${limit}`];
        }),
      ),
    ]),
  );
}

import { startDemoSite, dataDir } from './demoSite.ts';
import { firstPresses, pressReach } from './firstPresses.ts';
import { fleetTable } from './fleetCalls.ts';
import { growth } from './growth.ts';
import { imageMemory } from './imageMemory.ts';
import { lighthouseRuns, timesWithinReach } from './lighthouseRuns.ts';
import { longUse } from './longUse.ts';
import { navigations } from './navigations.ts';
import { belowBudget, overBudget, type Budget } from './overBudget.ts';
import { serverCosts } from './serverCosts.ts';
import { stepsBack } from './stepsBack.ts';
import { weigh } from './weigh.ts';

export type Setting = {
  contentUrl: string;
  budget: Budget;
  /** Of each click and of each control's first press. */
  tries: number;
  /** Of Lighthouse on each page. */
  runs: number;
};

export type Table = { title: string; rows: object; columns?: readonly string[] };

export type Findings = {
  /** For programs, in .cache/bench.json. */
  figures: unknown;
  tables: readonly Table[];
  /** Sentences about what is beyond the budget. */
  beyond?: readonly string[];
};

type Part = (setting: Setting) => Promise<Findings>;

/** What `npm run bench` measures, in this order; each can be measured alone. */
export const parts = {
  async weights({ contentUrl, budget }) {
    const figures = await withSite(contentUrl, (url) => weigh(url, Object.keys(budget)));
    const limits = Object.fromEntries(Object.entries(budget).map(([page, { weights }]) => [page, weights]));
    return {
      figures,
      tables: [
        {
          title: 'What pages weigh of what they may, in kB, gzip, and numbers of files',
          rows: beside(figures, limits),
        },
      ],
      beyond: Object.entries(figures).flatMap(([page, weight]) =>
        limits[page] ? overBudget(page, weight, limits[page]) : [],
      ),
    };
  },

  async lighthouse({ contentUrl, budget, runs }) {
    const least = Object.fromEntries(
      Object.entries(budget).flatMap(([page, { lighthouse }]) => (lighthouse ? [[page, lighthouse]] : [])),
    );
    const figures = await lighthouseRuns(contentUrl, Object.keys(least), runs);
    const reach = Object.fromEntries(
      Object.entries(least).map(([page, scores]) => [page, { ...scores, ...timesWithinReach }]),
    );
    return {
      figures,
      tables: [
        {
          title: `Lighthouse on its telephone, over HTTP/2: medians of ${runs}`,
          rows: beside(figures, reach),
        },
      ],
      beyond: Object.entries(figures).flatMap(([page, scores]) =>
        least[page] ? belowBudget(page, scores, least[page]) : [],
      ),
    };
  },

  async clicks({ contentUrl, tries }) {
    const figures = await withSite(contentUrl, (url) => navigations(url, tries));
    const title = 'From a click on a link that was hovered before to the first frame';
    return { figures, tables: [{ title, rows: figures }] };
  },

  async back({ contentUrl, budget }) {
    const paths = [...Object.keys(budget), '/enquiry', '/docs'];
    const figures = await withSite(contentUrl, (url) => stepsBack(url, paths));
    return { figures, tables: [{ title: 'A step back shows the page as it was left', rows: figures }] };
  },

  async presses({ contentUrl, tries }) {
    const figures = await withSite(contentUrl, (url) => firstPresses(url, tries));
    const { feltMs, doneMs } = pressReach;
    const title = `First presses on a slow phone: to be felt within ${feltMs} ms, done within ${doneMs} ms`;
    return { figures, tables: [{ title, rows: figures }] };
  },

  async server({ contentUrl }) {
    const figures = await serverCosts(contentUrl, dataDir, ['/', '/pricing', '/blog']);
    const times = (figures.site.hit / figures.bareKoa.hit).toFixed(1);
    return {
      figures,
      tables: [
        {
          title: `Beside a Koa that only sends the same bytes: a kept page costs ${times} times as much`,
          rows: figures,
          columns: ['firstPageMs', 'startCpuMs', 'memoryAtRest', 'hit'],
        },
        { title: 'CPU microseconds of a page drawn anew', rows: figures.site.misses },
      ],
    };
  },

  async growth() {
    const figures: Record<string, Record<string, number>> = {};
    for (const pages of [100, 2_000, 10_000]) figures[`${pages} pages`] = await growth(pages);
    return { figures, tables: [{ title: 'With so many pages a language', rows: figures }] };
  },

  async use() {
    const figures = await longUse(5_000, 100_000);
    return { figures, tables: [{ title: '100,000 requests over 5,000 pages', rows: figures }] };
  },

  async fleet() {
    const figures = fleetTable(10_000);
    const title =
      'Calls a second on the content backend at 10,000 pages, 100 visits a second, fresh for 60 s';
    return { figures, tables: [{ title, rows: figures }] };
  },

  async pictures() {
    const figures = await imageMemory();
    return { figures, tables: [{ title: 'MiB while the largest pictures are encoded', rows: figures }] };
  },
} satisfies Record<string, Part>;

/** The result of measuring the demonstration's site, which runs only meanwhile. */
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

/** Each figure, and of those that have one their limit: `9.6 of 10`. */
function beside(
  figures: Readonly<Record<string, object>>,
  limits: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(figures).map(([row, measured]) => [
      row,
      Object.fromEntries(
        Object.entries(measured).map(([name, value]) => {
          const limit = limits[row]?.[name];
          return [name, limit === undefined ? `${value}` : `${value} of ${limit}`];
        }),
      ),
    ]),
  );
}

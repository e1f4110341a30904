import lighthouse from 'lighthouse';
import { startDemoSite } from './demoSite.ts';
import { startChromium } from '../tests/support/startChromium.ts';
import { startSecureProxy } from './secureProxy.ts';

/** Scores of Lighthouse's categories (0 to 100, for agents 0 to 7), and the cumulative layout shift. */
export type Scores = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Number of audits for AI agents, out of seven, that find no fault. */
  agents: number;
  layoutShift: number;
};

export type LighthouseFigures = Scores & {
  largestPaintMs: number;
  blockedMs: number;
  /**
   * Speed of the machine (Lighthouse's benchmark index). Below about 3000, other load on the machine affects times and
   * scores: on one shared core, the same page scored 84 to 98 at 1750 to 2650.
   */
  machine: number;
};

/** Target times of Largest Contentful Paint and Total Blocking Time on Lighthouse's mobile device, in milliseconds. */
export const targetTimes = { largestPaintMs: 1700, blockedMs: 50 };

const attempts = 3;
const agentCategory = 'agentic-browsing';
const categories = ['performance', 'accessibility', 'best-practices', 'seo', agentCategory];
/** Lets Lighthouse read the tools that forms declare (WebMCP). */
const webMcp = '--enable-features=WebMCP,DevToolsWebMCPSupport';

/** Runs Lighthouse on each page with its mobile settings, over HTTP/2. Returns the median of each figure. */
export async function lighthouseRuns(
  contentUrl: string,
  paths: readonly string[],
  runs: number,
): Promise<Record<string, LighthouseFigures>> {
  const proxy = await startSecureProxy();
  const site = await startDemoSite(contentUrl, { SITE_URL: proxy.url });
  proxy.passTo(site.match);
  const results: Record<string, LighthouseFigures> = {};
  try {
    for (const path of paths) {
      const figures: LighthouseFigures[] = [];
      for (let run = 0; run < runs; run += 1)
        figures.push(await runUntilItSucceeds(`${proxy.url}${path}`, proxy.chromiumArgument));
      results[path] = mediansOf(figures);
    }
  } finally {
    await site.stop();
    await proxy.stop();
  }
  return results;
}

/** Runs Lighthouse, and retries because Chromium's trace sometimes lacks the page's start, mostly on a busy machine. */
async function runUntilItSucceeds(url: string, chromiumArgument: string): Promise<LighthouseFigures> {
  let failure: unknown;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      return await runOnce(url, chromiumArgument);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Runs Lighthouse in a new browser. */
async function runOnce(url: string, chromiumArgument: string): Promise<LighthouseFigures> {
  const browser = await startChromium([chromiumArgument, webMcp]);
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: categories,
    });
    if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const agentAudits = lhr.categories[agentCategory]?.auditRefs.map(({ id }) => lhr.audits[id]) ?? [];
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      // Audits that do not apply or that only inform have no score.
      agents: agentAudits.filter((audit) => audit?.scoreDisplayMode !== 'error' && (audit?.score ?? 1) >= 0.9)
        .length,
      layoutShift: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
      largestPaintMs: Math.round(value('largest-contentful-paint')),
      blockedMs: Math.round(value('total-blocking-time')),
      machine: Math.round(lhr.environment.benchmarkIndex),
    };
  } finally {
    await browser.stop();
  }
}

function mediansOf(figures: readonly LighthouseFigures[]): LighthouseFigures {
  const medianOf = (name: keyof LighthouseFigures) => median(figures.map((figure) => figure[name]));
  return {
    performance: medianOf('performance'),
    accessibility: medianOf('accessibility'),
    bestPractices: medianOf('bestPractices'),
    seo: medianOf('seo'),
    agents: medianOf('agents'),
    layoutShift: medianOf('layoutShift'),
    largestPaintMs: medianOf('largestPaintMs'),
    blockedMs: medianOf('blockedMs'),
    machine: medianOf('machine'),
  };
}

/** Returns the median, which is the upper one for an even number of values, or NaN if there are none. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

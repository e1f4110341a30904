import { setTimeout as pause } from 'node:timers/promises';
import { cpuMicroseconds } from './cpu.ts';
import { startGrownSite } from './grownSite.ts';
import { residentMegabytes } from './serverCosts.ts';
import { contentCalls, englishPaths } from './siteMetrics.ts';

const mostVisited = 2_000;
const quietMs = 1_000;

/** What a step put on the content backend, and on the site's process. */
type Cost = { calls: number; cpuMs: number };

/**
 * What the site costs with so many pages a language and half as many articles: its sitemaps, a later page of the blog, an
 * article in the middle, pages one after the other, and the memory that it takes afterwards. Linux only.
 */
export async function growth(pages: number): Promise<Record<string, number>> {
  const site = await startGrownSite(pages);
  const { origin } = site;
  const costOf = async (step: () => Promise<unknown>): Promise<Cost> => {
    const before = { calls: await quietCalls(origin), cpu: await cpuMicroseconds(site.processId) };
    await step();
    const cpu = await cpuMicroseconds(site.processId);
    return {
      calls: (await quietCalls(origin)) - before.calls,
      cpuMs: Math.round((cpu - before.cpu) / 1000),
    };
  };

  let paths: readonly string[] = [];
  const sitemaps = await costOf(async () => (paths = await englishPaths(origin)));
  const articles = paths.filter((address) => /^\/blog\/(?!category\/)/.test(address));
  const visited = paths.filter((address) => !address.startsWith('/blog')).slice(0, mostVisited);
  // Whoever comes first has the list of articles fetched.
  await visit(origin, ['/blog']);
  const later = await costOf(() => visit(origin, ['/blog?page=3']));
  const article = await costOf(() => visit(origin, [articles[Math.floor(articles.length / 2)] ?? '/blog']));
  const first = await costOf(() => visit(origin, visited));
  const again = await costOf(() => visit(origin, visited));
  const memory = await residentMegabytes(site.processId);
  await site.stop();
  return {
    'sitemap, calls': sitemaps.calls,
    'sitemap, CPU ms': sitemaps.cpuMs,
    'blog page 3, calls': later.calls,
    'article in the middle, calls': article.calls,
    'pages visited': visited.length,
    'calls a page': round(first.calls / visited.length),
    'CPU ms a new page': round(first.cpuMs / visited.length),
    'CPU ms a page again': round(again.cpuMs / visited.length),
    'memory, MiB': memory,
  };
}

/** The calls so far, once none came for a while: some are made when nobody waits for them. */
async function quietCalls(origin: string): Promise<number> {
  for (let known = -1; ;) {
    const calls = await contentCalls(origin);
    if (calls === known) return calls;
    known = calls;
    await pause(quietMs);
  }
}

/** Four at a time. */
async function visit(origin: string, paths: readonly string[]): Promise<void> {
  const waiting = [...paths];
  const visitor = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await (await fetch(origin + next)).arrayBuffer();
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
}

const round = (value: number) => Math.round(value * 10) / 10;

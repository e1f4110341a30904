import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import { ensureBuild } from '../scripts/buildSite.ts';
import { startRedisServer } from '../tests/support/redisServer.ts';
import { runSite, type RunningSite } from '../tests/support/runSite.ts';
import { callsOf, fleetTable, zipfShares } from './fleetCalls.ts';
import { startManyPages } from './manyPages.ts';
import { contentCalls, englishPaths, metricOf, metricsToken } from './siteMetrics.ts';

// `npm run bench:fleet`: what so many instances put on the content backend, counted at instances that run beside what is
// calculated for them, and calculated for fleets.

const values = new Command('npm run bench:fleet --')
  .description('Counts the calls that several instances make on the content backend. Needs redis-server.')
  .option('--pages <number>', 'of the content', '10000')
  .option('--visits <number>', 'a second', '40')
  .option('--seconds <number>', 'that are counted', '30')
  .parse()
  .opts<{ pages: string; visits: string; seconds: string }>();
const pages = Number(values.pages);
/** Short, so that a minute shows many rounds of it. */
const measured = { visits: Number(values.visits), seconds: Number(values.seconds), freshSeconds: 5 };
const shareOf = zipfShares(pages);

async function counted(sites: readonly RunningSite[]) {
  const sums = { backend: 0, hits: 0, requests: 0 };
  for (const { url } of sites) {
    sums.backend += await contentCalls(url);
    sums.hits += await metricOf(
      url,
      'page_cache_requests_total\\{outcome="(?:hit|stale-while-revalidate)"\\}',
    );
    sums.requests += await metricOf(url, 'page_cache_requests_total\\{outcome="[^"]+"\\}');
  }
  return sums;
}

/** Visits for so long, so many a second, one instance after the other. */
async function visitAll(sites: readonly RunningSite[], addresses: readonly string[]): Promise<void> {
  const underWay: Promise<unknown>[] = [];
  const begun = performance.now();
  for (let index = 0; index < measured.visits * measured.seconds; index += 1) {
    const due = begun + (index * 1_000) / measured.visits;
    if (due > performance.now()) await pause(due - performance.now());
    const site = sites[index % sites.length];
    const address = addresses[place(Math.random())] ?? '/';
    underWay.push(
      fetch(`${site?.url}${address}`).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      ),
    );
  }
  await Promise.all(underWay);
}

/** The place that falls to a number from 0 to 1. */
function place(chance: number): number {
  let sum = 0;
  for (let index = 0; index < pages; index += 1) {
    sum += shareOf(index + 1);
    if (sum > chance) return index;
  }
  return 0;
}

async function pagesOf({ url }: RunningSite): Promise<string[]> {
  return (await englishPaths(url)).filter((address) => !address.startsWith('/blog')).slice(0, pages);
}

async function measure(backendUrl: string, instances: number, redisUrl: string | undefined) {
  const start = () =>
    runSite(
      {
        CONTENT_GRAPHQL_URL: `${backendUrl}/graphql`,
        CONTENT_REST_URL: backendUrl,
        CONTENT_FRESH_SECONDS: String(measured.freshSeconds),
        METRICS_TOKEN: metricsToken,
        ...(redisUrl !== undefined && {
          REDIS_URL: redisUrl,
          SECRET_KEY: 'shared by all of these instances',
        }),
      },
      'serve',
    );
  const sites = await Promise.all(Array.from({ length: instances }, start));
  const [first] = sites;
  const addresses = first === undefined ? [] : await pagesOf(first);
  const before = await counted(sites);
  await visitAll(sites, addresses);
  const after = await counted(sites);
  await Promise.all(sites.map((site) => site.stop()));
  return {
    'calls a second, counted': round((after.backend - before.backend) / measured.seconds),
    'calls a second, calculated': callsOf(instances, redisUrl !== undefined, pages, measured),
    'answered from memory': `${Math.round((100 * (after.hits - before.hits)) / (after.requests - before.requests))} %`,
  };
}

const round = (calls: number) => Math.round(calls * 10) / 10;

await ensureBuild(path.resolve(import.meta.dirname, '..'));
const redis = await startRedisServer();
const backend = await startManyPages(pages);
console.log(
  `${pages} pages a language, ${measured.visits} visits a second, fresh for ${measured.freshSeconds} s:`,
);
console.table({
  '1 instance': await measure(backend.url, 1, undefined),
  '2 instances, each by itself': await measure(backend.url, 2, undefined),
  '2 instances over Redis': await measure(backend.url, 2, redis.url),
});
await Promise.all([backend.stop(), redis.kill()]);

console.log('Calculated for 100 visits a second, fresh for 60 s, calls a second:');
console.table(fleetTable(pages));
process.exit(0);

import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import { ensureBuild } from '../scripts/buildSite.ts';

import { get, madeUp } from '../tests/attacks/support/attack.ts';
import { startAttackedSite, type AttackedSite } from '../tests/attacks/support/attackedSite.ts';
import { askAndLeave, many } from '../tests/attacks/support/clients.ts';
import { openFiles } from '../tests/attacks/support/openFiles.ts';
import { exchange } from '../tests/attacks/support/rawHttp.ts';
import { tables } from '../tests/attacks/tables/index.ts';
import { favourite } from './favourite.ts';
import { startManyPages } from './manyPages.ts';
import { residentMegabytes } from './serverCosts.ts';
import { metricOf } from './siteMetrics.ts';

// `npm run soak`: sixty thousand mixed requests while every attack goes on, with a heap of 256 MB. What has to hold is in
// `limits`.

const values = new Command('npm run soak --')
  .description('Sends mixed requests to the built site while every attack runs, with a heap of 256 MB.')
  .option(
    '--pages <number>',
    'pages a language, and half as many articles; without it the demonstration content',
  )
  .option('--requests <number>', 'in all', '60000')
  .option('--visits-a-second <number>', 'instead of as many as the machine can answer')
  .parse()
  .opts<{ pages?: string; requests: string; visitsASecond?: string }>();
const requests = Number(values.requests);
const warmUp = Math.min(5_000, requests / 2);
const visitsASecond = Number(values.visitsASecond ?? Infinity);
const atOnce = visitsASecond === Infinity ? 12 : 60;
const limits = { megabytes: 512, growth: 1.1, descriptors: 4, slowestMs: 500 };

/** As in deploy/site.service. */
const memory = {
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Of the process: open files, and MiB in all, of objects, and of bytes outside of the heap. */
type Level = { descriptors: number; megabytes: number; heap: number; external: number };

async function levelOf({ site, origin, metricsToken }: AttackedSite): Promise<Level> {
  const mebibytes = async (metric: string) =>
    Math.round((await metricOf(origin, metric, metricsToken)) / 1024 / 1024);
  return {
    descriptors: await openFiles(site.processId),
    megabytes: await residentMegabytes(site.processId),
    heap: await mebibytes('nodejs_heap_size_used_bytes'),
    external: await mebibytes('nodejs_external_memory_bytes'),
  };
}

/** What visitors and strangers ask for, in the shares in which they do. */
async function visit(site: AttackedSite, pages: readonly string[], index: number): Promise<number> {
  const page = pages[favourite(index, pages.length)] ?? '/';
  const share = index % 100;
  if (share < 3) await askAndLeave(site.origin, get(share === 0 ? site.asset : page), 'at the first bytes');
  else if (share < 11) await load(site.origin + madeUp());
  else if (share < 14) await load(`${site.origin}/blog?q=${madeUp().slice(1)}`);
  else if (share < 30) await load(site.origin + site.asset);
  else if (share < 40)
    await load(
      `${site.origin}/_ipx/w_${[64, 320, 640][index % 3]},f_webp/cms/wp-content/uploads/2026/11/bento-sim.webp`,
    );
  else if (share < 44) await load(`${site.origin}/feed.xml`);
  else return load(site.origin + page);
  return 0;
}

/** Milliseconds until the whole answer was there. */
async function load(url: string): Promise<number> {
  const begun = performance.now();
  const ask = () => fetch(url, { headers: { 'accept-encoding': 'br' } });
  // A connection that was closed just as it was used again is tried anew, as browsers do.
  const answer = await ask().catch(ask).catch(ask);
  await answer.arrayBuffer();
  return performance.now() - begun;
}

async function attack(site: AttackedSite): Promise<void> {
  for (const attacks of Object.values(tables))
    for (const [name, sends] of attacks)
      for (const bytes of [typeof sends === 'function' ? sends(site) : sends].flat()) {
        const begun = performance.now();
        await exchange(site.origin, bytes).catch((cause: unknown) => {
          throw new Error(`No answer to the attack "${name}".`, { cause });
        });
        if (performance.now() - begun > 12_000) console.log(`"${name}" took longer than twelve seconds.`);
      }
}

/** After what is still under way has ended. */
async function settled(site: AttackedSite): Promise<Level> {
  await pause(8_000);
  return levelOf(site);
}

/** Every address of the English pages, in the sitemaps' order. */
async function pagesOf(site: AttackedSite): Promise<string[]> {
  const listed = (await locationsIn(`${site.origin}/sitemap.xml`)).filter((url) =>
    url.includes('/sitemap-en'),
  );
  const parts = await Promise.all(listed.map((url) => locationsIn(site.origin + new URL(url).pathname)));
  return parts.flat().map((url) => new URL(url).pathname);
}

/** Long sitemaps take more than one request to be made. */
async function locationsIn(sitemap: string): Promise<string[]> {
  for (;;) {
    const answer = await fetch(sitemap).catch(() => undefined);
    if (answer?.ok) return [...(await answer.text()).matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url);
    await pause(1_000);
  }
}

await ensureBuild(path.resolve(import.meta.dirname, '..'));
const backend = values.pages === undefined ? undefined : await startManyPages(Number(values.pages));
const site = await startAttackedSite({ LOG_LEVEL: 'error', ...memory }, { ...(backend && { backend }) });
const pages = await pagesOf(site);
console.log(`${pages.length} English pages`);
const healthy: number[] = [];
const round = async (from: number, to: number) => {
  const begun = performance.now();
  await many(to - from, atOnce, async (index) => {
    await pause(Math.max(0, begun + (index * 1000) / visitsASecond - performance.now()));
    const ms = await visit(site, pages, from + index);
    if (ms > 0 && from > 0) healthy.push(ms);
  });
};
/** As `round`, while the attacks go on and on. */
const attackedRound = async (from: number, to: number) => {
  let isOver = false;
  const attacking = (async () => {
    do await attack(site);
    while (!isOver);
  })();
  await round(from, to);
  isOver = true;
  await attacking;
};

await attackedRound(0, warmUp);
const before = await settled(site);
await attackedRound(warmUp, requests);
const peak = await levelOf(site);
const after = await settled(site);
await site.stop();

healthy.sort((a, b) => a - b);
const at = (share: number) => Math.round(healthy[Math.floor((healthy.length - 1) * share)] ?? 0);
console.table({ [`after ${warmUp}`]: before, [`after ${requests}`]: peak, 'after a rest': after });
console.table({ 'pages, ms': { median: at(0.5), p99: at(0.99), slowest: at(1), seen: healthy.length } });
const faults = [
  after.descriptors > before.descriptors + limits.descriptors && 'file descriptors were left open',
  after.megabytes > before.megabytes * limits.growth && 'memory grew by more than a tenth',
  Math.max(peak.megabytes, after.megabytes) > limits.megabytes && `memory is above ${limits.megabytes} MiB`,
].filter((fault) => fault !== false);
// How long an answer takes depends on what else the machine does, so that it is told and not judged.
if (at(1) > limits.slowestMs) console.log(`A page took longer than ${limits.slowestMs} ms.`);
console.log(faults.length === 0 ? 'Everything holds.' : faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);

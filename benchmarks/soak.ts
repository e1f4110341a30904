import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuild } from '../scripts/buildSite.ts';

import { get, madeUp } from '../tests/attacks/support/attack.ts';
import { startAttackedSite, type AttackedSite } from '../tests/attacks/support/attackedSite.ts';
import { askAndLeave, many } from '../tests/attacks/support/clients.ts';
import { openFiles } from '../tests/attacks/support/openFiles.ts';
import { exchange } from '../tests/attacks/support/rawHttp.ts';
import { tables } from '../tests/attacks/tables/index.ts';

// `npm run soak`: sixty thousand mixed requests and every attack, with a heap of 256 MB. What has to hold is in `limits`.

const requests = Number(process.env['SOAK_REQUESTS'] ?? 60_000);
const warmUp = Math.min(5_000, requests / 2);
const atOnce = 24;
const limits = { megabytes: 512, growth: 1.1, descriptors: 4, slowestMs: 500 };

type Level = { descriptors: number; megabytes: number };

async function levelOf(processId: number): Promise<Level> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  return { descriptors: await openFiles(processId), megabytes: Math.round(kilobytes / 1024) };
}

/** What visitors and strangers ask for, in the shares in which they do. */
async function visit(site: AttackedSite, pages: readonly string[], index: number): Promise<number> {
  const page = pages[index % pages.length] ?? '/';
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
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  return performance.now() - begun;
}

async function attack(site: AttackedSite): Promise<void> {
  for (const attacks of Object.values(tables))
    for (const [, sends] of attacks)
      for (const bytes of [typeof sends === 'function' ? sends(site) : sends].flat())
        await exchange(site.origin, bytes);
}

/** After what is still under way has ended. */
async function settled(site: AttackedSite): Promise<Level> {
  await pause(8_000);
  return levelOf(site.site.processId);
}

await ensureBuild(path.resolve(import.meta.dirname, '..'));
const site = await startAttackedSite({ LOG_LEVEL: 'error', NODE_OPTIONS: '--max-old-space-size=256' });
const sitemap = await (await fetch(`${site.origin}/sitemap-en.xml`)).text();
const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
const healthy: number[] = [];
const round = async (from: number, to: number) =>
  many(to - from, atOnce, async (index) => {
    const ms = await visit(site, pages, from + index);
    if (ms > 0 && from > 0) healthy.push(ms);
  });

await attack(site);
await round(0, warmUp);
const before = await settled(site);
await round(warmUp, requests);
const peak = await levelOf(site.site.processId);
await attack(site);
const after = await settled(site);
await site.stop();

healthy.sort((a, b) => a - b);
const at = (share: number) => Math.round(healthy[Math.floor((healthy.length - 1) * share)] ?? 0);
console.table({ [`after ${warmUp}`]: before, [`after ${requests}`]: peak, 'after the attacks': after });
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

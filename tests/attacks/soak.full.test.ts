import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { get, randomPath } from './support/attack.ts';
import { startAttackedSite, type AttackedSite } from './support/attackedSite.ts';
import { requestAndDisconnect, many } from './support/clients.ts';
import { openFiles } from './support/openFiles.ts';
import { exchange } from './support/rawHttp.ts';
import { tables } from './tables/index.ts';

const warmUp = 3_000;
const requests = 15_000;
/** Settings of deploy/site.service. */
const memory = {
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
/** Memory limit of deploy/site.service, above which systemd restarts an instance. */
const maxMebibytes = 512;

let site: AttackedSite;
beforeAll(async () => {
  site = await startAttackedSite({ LOG_LEVEL: 'error', ...memory });
});
afterAll(() => site.stop());

it('the site leaks no file descriptor and stays within its memory limit under load and every attack', async () => {
  const pages = await englishPages();
  await runRoundUnderAttack(pages, warmUp);
  const baseline = await measureAtRest();
  await runRoundUnderAttack(pages, requests);
  const after = await measureAtRest();

  // A few pooled connections may have opened meanwhile.
  expect(after.descriptors).toBeLessThanOrEqual(baseline.descriptors + 4);
  expect(after.mebibytes).toBeLessThan(maxMebibytes);
}, 900_000);

/** Sends `count` requests while repeating every attack. */
async function runRoundUnderAttack(pages: readonly string[], count: number): Promise<void> {
  let isFinished = false;
  const attacking = (async () => {
    do await attack();
    while (!isFinished);
  })();
  await many(count, 12, (index) => visit(pages, index));
  isFinished = true;
  await attacking;
}

/** Sends a request of a typical mix of visitors and bots. */
async function visit(pages: readonly string[], index: number): Promise<void> {
  // Zipf's law: the nth page is requested n times less often than the first.
  const page = pages[Math.floor(pages.length ** ((index * 0.618_033_988_75) % 1)) - 1] ?? '/';
  const share = index % 100;
  if (share < 3)
    await requestAndDisconnect(site.origin, get(share === 0 ? site.asset : page), 'at the first bytes');
  else if (share < 11) await load(randomPath());
  else if (share < 14) await load(`/blog?q=${randomPath().slice(1)}`);
  else if (share < 30) await load(site.asset);
  else if (share < 40)
    await load(`/_ipx/w_${[64, 320, 640][index % 3]},f_webp/cms/wp-content/uploads/2026/11/bento-sim.webp`);
  else if (share < 44) await load('/feed.xml');
  else await load(page);
}

async function load(path: string): Promise<void> {
  const request = () => fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } });
  // Retries a connection that was closed just as it was reused, like browsers do.
  await (await request().catch(request).catch(request)).arrayBuffer();
}

async function attack(): Promise<void> {
  for (const attacks of Object.values(tables))
    for (const [, sends] of attacks)
      for (const bytes of [typeof sends === 'function' ? sends(site) : sends].flat())
        await exchange(site.origin, bytes);
}

/** Returns the number of open files and the resident memory in MiB after idle connections have been closed. */
async function measureAtRest(): Promise<{ descriptors: number; mebibytes: number }> {
  // The site keeps connections alive for five seconds, and no event signals their end.
  await pause(8_000);
  const status = await readFile(`/proc/${site.site.processId}/status`, 'utf8');
  return {
    descriptors: await openFiles(site.site.processId),
    mebibytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024,
  };
}

async function englishPages(): Promise<string[]> {
  const xml = await (await fetch(`${site.origin}/sitemap-en.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(10);
  return paths;
}

import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuMicroseconds, cpuPerRequest } from './cpu.ts';
import { startProcess, type Started } from './startProcess.ts';

const hits = 6_000;
const misses = 400;
const pauseMs = 5_000;
const compressed = { 'accept-encoding': 'br' };

/** As in deploy/site.service. */
export const asDeployed = {
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
  LOG_LEVEL: 'info',
  PORT: '0',
  CONTENT_FRESH_SECONDS: '86400',
};

export type ServerCosts = {
  /** Milliseconds from the start of the process until the first page was there. */
  firstPageMs: number;
  /** Milliseconds of processor time by then. */
  startCpuMs: number;
  /** Resident memory in MiB, seconds after that page. */
  memoryAtRest: number;
  /** Microseconds of processor time for a page that is kept. */
  hit: number;
  /** Microseconds for a page that is drawn anew from content at hand, by its address. */
  misses: Record<string, number>;
};

/** What the built server takes beside a Koa that does nothing but send the same bytes; the log is on. Linux only. */
export async function serverCosts(
  contentUrl: string,
  dataDir: string,
  paths: readonly string[],
): Promise<Record<'site' | 'bareKoa', ServerCosts>> {
  const env = {
    ...asDeployed,
    CONTENT_GRAPHQL_URL: `${contentUrl}/graphql`,
    CONTENT_REST_URL: contentUrl,
    DATA_DIR: dataDir,
  };
  const address = /The site runs at (\S+)/;
  // The first start fills the data folder and the file cache of the machine.
  await (await startProcess('scripts/serve.mjs', address, { env })).stop();

  const site = await started(() => startProcess('scripts/serve.mjs', address, { env }), '/pricing');
  const page = await bytesOf(`${site.url}/pricing`);
  const hit = await cpuPerRequest(site.processId, `${site.url}/pricing`, hits, { headers: compressed });
  await site.stop();

  const bare = await started(
    () => startProcess('benchmarks/bareKoa.ts', /(http\S+)/, { env: asDeployed, input: page }),
    '/',
  );
  const bareHit = await cpuPerRequest(bare.processId, bare.url, hits, { headers: compressed });
  await bare.stop();

  const undrawn = await startProcess('benchmarks/undrawnSite.ts', address, { env });
  const drawn: Record<string, number> = {};
  for (const path of paths)
    drawn[path] = await cpuPerRequest(undrawn.processId, undrawn.match + path, misses, {
      headers: compressed,
      atOnce: 1,
    });
  await undrawn.stop();
  return {
    site: { ...site.start, hit, misses: drawn },
    bareKoa: { ...bare.start, hit: bareHit, misses: {} },
  };
}

/** A page as it goes over the line, compressed. */
async function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: compressed }, (response) => buffer(response).then(resolve, reject)).once(
      'error',
      reject,
    );
  });
}

async function started(start: () => Promise<Started>, path: string) {
  const begun = performance.now();
  const { processId, match: url, stop } = await start();
  await (await fetch(url + path, { headers: compressed })).arrayBuffer();
  const firstPageMs = Math.round(performance.now() - begun);
  const startCpuMs = Math.round((await cpuMicroseconds(processId)) / 1000);
  await pause(pauseMs);
  return {
    processId,
    url,
    stop,
    start: { firstPageMs, startCpuMs, memoryAtRest: await residentMegabytes(processId) },
  };
}

/** Resident memory of a process in MiB. Linux only. */
export async function residentMegabytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}

import { readFile } from 'node:fs/promises';
import { get, Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess, type Started } from './startProcess.ts';

const hits = 6_000;
const misses = 400;
const pauseMs = 5_000;
const compressed = { 'accept-encoding': 'br' };

/** Environment variables, with the values of deploy/site.service. */
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
  /** Milliseconds from the start of the process until the first page. */
  firstPageMs: number;
  /** CPU time until the first page, in milliseconds. */
  startCpuMs: number;
  /** Resident memory in MiB, a few seconds after the first page. */
  memoryAtRest: number;
  /** CPU time for a cached page, in microseconds. */
  hit: number;
  /** CPU time to render an uncached page with cached content, in microseconds, by address. */
  misses: Record<string, number>;
};

/** Measures the built server with logging, and a Koa server that only sends the same bytes. Linux only. */
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

  const site = await startAndMeasure(() => startProcess('scripts/serve.mjs', address, { env }), '/pricing');
  const page = await bytesOf(`${site.url}/pricing`);
  const hit = await cpuPerRequest(site.processId, `${site.url}/pricing`, hits, { headers: compressed });
  await site.stop();

  const bareKoa = await startAndMeasure(
    () => startProcess('benchmarks/bareKoa.ts', /(http\S+)/, { env: asDeployed, input: page }),
    '/',
  );
  const bareKoaHit = await cpuPerRequest(bareKoa.processId, bareKoa.url, hits, { headers: compressed });
  await bareKoa.stop();

  const uncached = await startProcess('benchmarks/uncachedSite.ts', address, { env });
  const missCosts: Record<string, number> = {};
  for (const path of paths)
    missCosts[path] = await cpuPerRequest(uncached.processId, uncached.match + path, misses, {
      headers: compressed,
      atOnce: 1,
    });
  await uncached.stop();
  return {
    site: { ...site.start, hit, misses: missCosts },
    bareKoa: { ...bareKoa.start, hit: bareKoaHit, misses: {} },
  };
}

/** Fetches a page as compressed bytes. */
async function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: compressed }, (response) => buffer(response).then(resolve, reject)).once(
      'error',
      reject,
    );
  });
}

async function startAndMeasure(start: () => Promise<Started>, path: string) {
  const startedAt = performance.now();
  const { processId, match: url, stop } = await start();
  await (await fetch(url + path, { headers: compressed })).arrayBuffer();
  const firstPageMs = Math.round(performance.now() - startedAt);
  const startCpuMs = Math.round((await cpuMicroseconds(processId)) / 1000);
  await pause(pauseMs);
  return {
    processId,
    url,
    stop,
    start: { firstPageMs, startCpuMs, memoryAtRest: await residentMegabytes(processId) },
  };
}

/** Returns a process's resident memory in MiB. Linux only. */
export async function residentMegabytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}

const ticksASecond = 100;

/** Returns the user and system CPU time that a process has used so far, in microseconds. Linux only. */
async function cpuMicroseconds(processId: number): Promise<number> {
  const stat = await readFile(`/proc/${processId}/stat`, 'utf8');
  // Counts the fields from the end of the name, because the name in parentheses can contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksASecond) * 1_000_000;
}

/**
 * Returns the process's CPU time per request in microseconds, for `count` requests over persistent connections,
 * `concurrency` at a time. Concurrent requests share the rendering of an uncached page.
 */
async function cpuPerRequest(
  processId: number,
  url: string | ((index: number) => string),
  count: number,
  { headers, atOnce: concurrency = 4 }: { headers: Record<string, string>; atOnce?: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  let requestCount = 0;
  const send = () => requestOnce(typeof url === 'string' ? url : url(requestCount++), headers, agent);
  const repeat = async (times: number) => {
    for (let sentCount = 0; sentCount < times; sentCount += concurrency)
      await Promise.all(Array.from({ length: concurrency }, send));
  };
  await repeat(Math.ceil(count / 5));
  const cpuBefore = await cpuMicroseconds(processId);
  await repeat(count);
  const after = await cpuMicroseconds(processId);
  agent.destroy();
  return Math.round((after - cpuBefore) / count);
}

function requestOnce(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(
              new Error(
                `${url} responded with ${response.statusCode} instead of 200, so the measurement is invalid.`,
              ),
            ),
      );
    })
      .once('error', reject)
      .end();
  });
}

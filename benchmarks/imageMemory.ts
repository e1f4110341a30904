import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { startStandInHost, type HostAnswer } from '#tests/support/standInHost.ts';
import { cpuMicroseconds } from './cpu.ts';
import { asDeployed, residentMegabytes } from './serverCosts.ts';
import { startProcess } from './startProcess.ts';

/** Just below what is refused for its pixels. */
const largest = { width: 7_200, height: 5_500 };
const formats = ['jpeg', 'png', 'webp'] as const;
const ofEach = 4;
const pauseMs = 10_000;
const sampleMs = 50;

export type ImageMemory = {
  /** Resident memory in MiB: before, the most while pictures were made, and seconds afterwards. */
  before: number;
  peak: number;
  after: number;
  /** CPU milliseconds for each picture. */
  cpuMs: number;
};

/** What making small pictures of the largest ones that are taken does to the memory of the process. Linux only. */
export async function imageMemory(): Promise<ImageMemory> {
  const host = await startStandInHost(await largePictures());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'image-memory-'));
  const site = await startProcess('scripts/serve.mjs', /The site runs at (\S+)/, {
    env: {
      ...asDeployed,
      LOG_LEVEL: 'silent',
      CONTENT_GRAPHQL_URL: `${host.origin}/graphql`,
      CONTENT_REST_URL: host.origin,
      DATA_DIR: dataDir,
    },
  });
  const before = await residentMegabytes(site.processId);
  const cpuBefore = await cpuMicroseconds(site.processId);
  let peak = before;
  let isOver = false;
  const sampling = (async () => {
    for (; !isOver; await pause(sampleMs)) peak = Math.max(peak, await residentMegabytes(site.processId));
  })();
  const addresses = Object.keys(host.answers).map((file) => `${site.match}/_ipx/w_1280,f_webp/cms${file}`);
  await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A picture was answered with ${answer.status}.`);
    }),
  );
  const cpuMs = ((await cpuMicroseconds(site.processId)) - cpuBefore) / 1000 / addresses.length;
  isOver = true;
  await sampling;
  await pause(pauseMs);
  const after = await residentMegabytes(site.processId);
  await site.stop();
  await host.close();
  await rm(dataDir, { recursive: true, force: true });
  return { before, peak, after, cpuMs: Math.round(cpuMs) };
}

/** As a content host has them: each another picture, so that each is made. */
async function largePictures(): Promise<Record<string, HostAnswer>> {
  const files: Record<string, HostAnswer> = {};
  for (const format of formats)
    for (let index = 0; index < ofEach; index += 1) {
      const colour = { r: 40 * index, g: 90, b: 160 };
      const body = await sharp({ create: { ...largest, channels: 3, background: colour } })
        .toFormat(format)
        .toBuffer();
      files[`/wp-content/uploads/2026/11/${format}-${index}.${format}`] = { type: `image/${format}`, body };
    }
  return files;
}

if (import.meta.main) {
  console.table(await imageMemory());
  process.exit(0);
}

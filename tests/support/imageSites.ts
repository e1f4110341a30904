import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import pino from 'pino';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createImages, type Images, type ImagesOptions } from '#server/media/imageRouter.ts';
import { createDownloadRouter } from '#server/media/downloadRouter.ts';
import { createDownloadLinks, type DownloadLinks } from '#server/lib/downloadLinks.ts';
import { createSealer } from '#server/lib/sealed.ts';
import { createSimulatedClock, type SimulatedClock } from '#tests/support/simulatedClock.ts';
import { createMediaPlaces } from '#server/lib/mediaPlaces.ts';
import { close, listen } from '#tests/support/listen.ts';
import {
  bombOf,
  animatedGif,
  photograph,
  startStandInHost,
  noiseImage,
  waveImage,
  type HostResponse,
} from '#tests/support/standInHost.ts';
import { HttpError } from '#server/errors.ts';

export const uploads = '/wp-content/uploads/2026/10';
export const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><script>alert(1)</script></svg>';

type ImageSites = {
  /** Content host with the uploads listed below. Tests may change its responses. */
  host: Awaited<ReturnType<typeof startStandInHost>>;
  cacheDir: string;
  /** Signed links to uploaded files, which expire by `clock`. */
  downloads: DownloadLinks;
  clock: SimulatedClock;
  /** Returns the file at a path, from a service with the same cache folder. */
  fileAt: Images['fileAt'];
  /** Starts the image and download routers on a free port. Returns a fetch function for them. */
  start(
    options?: Partial<ImagesOptions>,
  ): Promise<(address: string, init?: RequestInit) => Promise<Response>>;
};

/** Provides each test of the file with its own content host and cache folder. */
export function useImageSites(): ImageSites {
  let files: Record<string, HostResponse | 'silence' | 'hang-up'>;
  let host: ImageSites['host'];
  let cacheDir: string;
  const servers: http.Server[] = [];
  const clock = createSimulatedClock();
  const downloads = createDownloadLinks(createSealer('k'.repeat(32), 'download'), clock.now);

  beforeAll(async () => {
    files = await hostResponses();
  });
  beforeEach(async () => {
    cacheDir = await mkdtemp(path.join(tmpdir(), 'images-'));
    host = await startStandInHost({ ...files });
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map(close));
    await host.close();
    await rm(cacheDir, { recursive: true, force: true });
  });

  const createService = (options: Partial<ImagesOptions> = {}) =>
    createImages({
      media: createMediaPlaces({ contentUrl: host.origin }),
      cacheDir,
      cacheLimitBytes: 64 * 1024 * 1024,
      offersAvif: true,
      logger: pino({ level: 'silent' }),
      ...options,
    });

  return {
    get host() {
      return host;
    },
    get cacheDir() {
      return cacheDir;
    },
    downloads,
    clock,
    fileAt: (address) => createService().fileAt(address),
    async start(options = {}) {
      const app = new Koa();
      app.silent = true;
      app.use(async (ctx, next) => {
        try {
          await next();
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          ctx.status = error.status;
          ctx.body = { error: { code: error.code } };
        }
      });
      const images = createService(options);
      app.use(images.router.routes());
      app.use(createDownloadRouter({ links: downloads, sendDownload: images.sendDownload }).routes());
      const server = http.createServer(app.callback());
      servers.push(server);
      const origin = await listen(server);
      return (address: string, init?: RequestInit) =>
        fetch(`${origin}${address}`, { redirect: 'manual', ...init });
    },
  };
}

async function hostResponses(): Promise<Record<string, HostResponse | 'silence' | 'hang-up'>> {
  return {
    [`${uploads}/harbour.jpg`]: { body: await photograph(1200, 800) },
    [`${uploads}/buoy.svg`]: { type: 'image/svg+xml', body: svg },
    [`${uploads}/rings.json`]: { type: 'text/plain', body: '{"v":"5.7.0"}' },
    [`${uploads}/huge.json`]: { type: 'application/json', body: `"${'x'.repeat(600_000)}"` },
    [`${uploads}/terms.pdf`]: { type: 'application/pdf', body: '%PDF-1.7' },
    [`${uploads}/film.mp4`]: { type: 'video/mp4', body: Buffer.alloc(3_000_000, 'film') },
    [`${uploads}/page.html`]: { type: 'text/html', body: '<script>alert(1)</script>' },
    [`${uploads}/page.jpg`]: { type: 'image/jpeg', body: '<html><script>alert(1)</script>' },
    [`${uploads}/bomb.png`]: { type: 'image/png', body: await bombOf(30_000, 30_000) },
    [`${uploads}/cut.jpg`]: { body: (await noiseImage(300, 200)).subarray(0, 5000) },
    [`${uploads}/waves.png`]: { type: 'image/png', body: await waveImage(640, 400) },
    [`${uploads}/storm.jpg`]: { body: await noiseImage(300, 300) },
    [`${uploads}/moved.jpg`]: { status: 302, headers: { location: 'http://127.0.0.1:1/secret.jpg' } },
    [`${uploads}/heavy.jpg`]: { body: Buffer.alloc(21 * 1024 * 1024) },
    [`${uploads}/broken.jpg`]: { status: 500 },
    [`${uploads}/film.gif`]: { type: 'image/gif', body: animatedGif(4_000, 4_000, 3) },
    [`${uploads}/slow.jpg`]: 'silence',
    [`${uploads}/gone.jpg`]: 'hang-up',
  };
}

export const proxied = (modifiers: string, name = 'harbour.jpg') =>
  `/_ipx/${modifiers}/cms${uploads}/${name}`;

export async function decodeImage(response: Response) {
  expect(response.status).toBe(200);
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
}

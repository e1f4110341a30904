import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Finding, PageWeight } from '#schema/pageCheck.ts';
import { siteRoot } from '#server/lib/siteRoot.ts';
import type { PictureFacts } from './checkPictures.ts';

const brotli = promisify(zlib.brotliCompress);
const builtFiles = path.join(siteRoot, 'dist/client');

/** Lighthouse's slow mobile connection: a round trip of 150 ms, 1.6 Mbit/s. */
const roundTripSeconds = 0.15;
const bytesPerSecond = 1_600_000 / 8;
/** Round trips for DNS, TCP, TLS, the document, and its resources. */
const roundTrips = 5;

/** Maximum weight: what a slow mobile connection transfers in four seconds. */
const maxPageKilobytes = 800;
/** Maximum loading time: a "good" largest contentful paint. */
const maxWaitSeconds = 2.5;

/**
 * Returns the weight of a page on mobile: HTML, styles, fonts and pictures, as they are sent. The loading time
 * includes the HTML, styles, preloaded fonts, and pictures that are not lazy. Scripts are not included, because they
 * load later.
 */
export async function weighPage(
  html: string,
  files: readonly string[],
  pictures: PictureFacts,
): Promise<{ weight: PageWeight; findings: Finding[] }> {
  const compressed = await brotli(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } });
  const sizes = await Promise.all([...new Set(files)].map(sentSize));
  const documentBytes = sizes.reduce((sum, size) => sum + size, compressed.length);
  const kilobytes = Math.round((documentBytes + pictures.bytes) / 1000);
  const waitSeconds = roundTrips * roundTripSeconds + (documentBytes + pictures.bytesAtOnce) / bytesPerSecond;
  const seconds = Math.round(waitSeconds * 10) / 10;
  return {
    weight: { kilobytes, pictures: pictures.count, seconds },
    findings: [
      ...(kilobytes > maxPageKilobytes
        ? [{ code: 'page-too-heavy' as const, values: { kilobytes, limit: maxPageKilobytes } }]
        : []),
      ...(seconds > maxWaitSeconds
        ? [{ code: 'page-too-slow' as const, values: { seconds, limit: maxWaitSeconds } }]
        : []),
    ],
  };
}

/** Returns the size of a file of the build, or of its compressed copy; 0 for other files. */
async function sentSize(address: string): Promise<number> {
  if (!/^\/[\w./-]+$/.test(address) || address.includes('..')) return 0;
  const file = path.join(builtFiles, address);
  const stats = await stat(`${file}.br`).catch(() => stat(file).catch(() => undefined));
  return stats?.size ?? 0;
}

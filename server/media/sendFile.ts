import { open, readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { isNotModified, acceptedEncoding, compressBytes } from '#server/lib/sendEncoded.ts';
import type { ReadyFile, SourceFile } from './sources.ts';
import type { Logger } from '#server/logger.ts';
import { serialiseImageModifiers } from '#schema/images.ts';
import { type DiskCache, type StoredFile, downloadType, svgType } from './diskCache.ts';
import { encodeImage, type EncodeOptions } from './encodeImage.ts';
import { createEncodingQueue, type EncodingQueue } from './encodingQueue.ts';
import { createSingleFlight } from './dedupeInFlight.ts';

/**
 * Maximum size of a file that is read as a whole. Larger files are streamed, so that slow clients do not keep a video
 * in memory.
 */
const wholeLimitBytes = 1024 * 1024;

/**
 * `Cache-Control` of uploads. Not `immutable`, because editors may replace a file under the same name; browsers
 * revalidate it by its ETag.
 */
const cacheForHours = 'public, max-age=14400, stale-while-revalidate=86400';
/**
 * `Cache-Control` of uploads for which the next response may be a smaller file: shared caches revalidate after a
 * minute.
 */
const cacheForHoursInBrowsers = 'public, max-age=14400, s-maxage=60, stale-while-revalidate=86400';

type SentAs = { type?: string; encoding?: string; isProvisional?: boolean };

/**
 * Sends a file, a 304 if the browser already has it, or no body for HEAD. Uploads are untrusted and must not act as a
 * page of the site, so SVGs are sandboxed and unknown types become downloads. Returns `false` if the file no longer
 * exists.
 */
export async function sendFile(
  ctx: Context,
  file: ReadyFile,
  { type = file.type, encoding, isProvisional = false }: SentAs = {},
): Promise<boolean> {
  const wantsBody = ctx.method !== 'HEAD';
  ctx.status = 200;
  const isUnchanged = isNotModified(ctx, `"${file.hash}"`);
  const body = wantsBody && !isUnchanged ? await bodyOf(file) : undefined;
  if (wantsBody && !isUnchanged && body === undefined) return false;

  ctx.set('Cache-Control', isProvisional ? cacheForHoursInBrowsers : cacheForHours);
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Security-Policy', policyOf(type));
  if (type === downloadType) ctx.set('Content-Disposition', 'attachment');
  if (isUnchanged) return true;
  if (encoding !== undefined) ctx.set('Content-Encoding', encoding);
  if (body !== undefined) ctx.body = body;
  ctx.set('Content-Type', type);
  ctx.length = file.size;
  return true;
}

async function bodyOf(file: ReadyFile) {
  if (file.bytes) return file.bytes;
  if (!file.path) return undefined;
  try {
    if (file.size <= wholeLimitBytes) return await readFile(file.path);
    // Opens the file before the headers are set, so that the caller can still recreate a file that was just evicted.
    return (await open(file.path)).createReadStream();
  } catch {
    return undefined;
  }
}

function policyOf(type: string): string {
  if (type === svgType) return "sandbox; default-src 'none'; style-src 'unsafe-inline'";
  // A sandbox would disable the browser's PDF viewer.
  return type === 'application/pdf' ? "default-src 'none'; object-src 'self'" : "sandbox; default-src 'none'";
}

type Encoding = Omit<EncodeOptions, 'format'>;

type AvifCopies = {
  /** Returns the copy, or `notSmaller` if AVIF is not smaller; `undefined` if that is not known yet. */
  find(source: SourceFile, encoding: Encoding): Promise<StoredFile | 'notSmaller' | undefined>;
  /** Creates the copy in the background, and caches it if it is smaller than `webpBytes`. */
  prepare(source: SourceFile, encoding: Encoding, webpBytes: number): void;
  /** Removes a copy whose file no longer exists. */
  forget(source: SourceFile, encoding: Encoding): void;
};

type Options = { cache: DiskCache; inQueue: EncodingQueue; logger: Logger };

/** Maximum number of waiting copies. Further copies are created at a later request. */
const waitingLimit = 200;

/** Quality of AVIF relative to WebP at which both look the same (docs/performance.md). */
const qualityRatio = 0.75;
const webpDefaultQuality = 80;
const backgroundTurn = { client: undefined };

/**
 * Creates AVIF copies of WebP variants. Encoding AVIF takes several times as long as WebP and must not delay a
 * response, so copies are created one at a time, in the queue of all encodings.
 */
export function createAvifCopies({ cache, inQueue, logger }: Options): AvifCopies {
  const avifQueue = createEncodingQueue(1, waitingLimit);
  const pendingKeys = new Set<string>();
  const keyOf = (source: SourceFile, encoding: Encoding) =>
    `avif ${source.hash} ${serialiseImageModifiers(encoding)}`;

  const createCopy = async (key: string, source: SourceFile, encoding: Encoding, webpBytes: number) => {
    const quality = Math.max(1, Math.round((encoding.quality ?? webpDefaultQuality) * qualityRatio));
    const copy = await encodeImage(await source.bytes(), { ...encoding, quality, format: 'avif' });
    const isSmaller = copy.bytes.length < webpBytes;
    // An empty file records that AVIF is not smaller.
    await cache.write(key, isSmaller ? copy : { bytes: Buffer.alloc(0), type: downloadType });
  };

  return {
    async find(source, encoding) {
      const file = await cache.find(keyOf(source, encoding));
      return file?.size === 0 ? 'notSmaller' : file;
    },
    prepare(source, encoding, webpBytes) {
      const key = keyOf(source, encoding);
      if (pendingKeys.has(key)) return;
      pendingKeys.add(key);
      avifQueue(
        () => inQueue(() => createCopy(key, source, encoding, webpBytes), backgroundTurn),
        backgroundTurn,
      )
        .catch((error: unknown) => logger.debug({ error }, 'AVIF copy could not be created'))
        .finally(() => pendingKeys.delete(key));
    },
    forget: (source, encoding) => cache.forget(keyOf(source, encoding)),
  };
}

type CompressedCopies = {
  /** Returns the copy in the client's preferred encoding; `undefined` if the file should be sent uncompressed. */
  find(ctx: Context, file: ReadyFile, type: string): Promise<CompressedFile | undefined>;
  /** Removes a copy whose file no longer exists. */
  forget(file: ReadyFile, copy: CompressedFile): void;
};

type CompressedFile = ReadyFile & { encoding: 'br' | 'gzip' };

/** Types that are compressed: SVGs, Lottie animations and plain text. */
const texts = new Set([svgType, 'application/json', 'text/plain; charset=utf-8']);
const offeredEncodings = ['br', 'gzip', 'identity'] as const;

/** Minimum size of a file that is compressed. Smaller files need as many packets either way. */
const minBytes = 1_000;
/** Maximum size of a file that is compressed. A larger one would occupy a thread for too long. */
const maxBytes = 1024 * 1024;

type CompressedOptions = { cache: DiskCache; logger: Logger };

/**
 * Creates compressed copies of text uploads, once each, and stores them in the image cache. A copy has about a third of
 * the size.
 */
export function createCompressedCopies({ cache, logger }: CompressedOptions): CompressedCopies {
  const singleFlight = createSingleFlight<ReadyFile>();
  const keyOf = (file: ReadyFile, encoding: string) => `${encoding} ${file.hash}`;

  const createCopy = async (key: string, file: ReadyFile, encoding: CompressedFile['encoding']) => {
    const plain = file.bytes ?? (await readFile(file.path ?? ''));
    const bytes = await compressBytes(plain, encoding);
    await cache.write(key, { bytes, type: file.type });
    return { ...file, size: bytes.length, bytes };
  };

  return {
    async find(ctx, file, type) {
      if (!texts.has(type) || file.size < minBytes || file.size > maxBytes) return undefined;
      ctx.vary('Accept-Encoding');
      const encoding = acceptedEncoding(ctx, offeredEncodings);
      if (encoding === 'identity') return undefined;
      const key = keyOf(file, encoding);
      try {
        const copy =
          (await cache.find(key)) ?? (await singleFlight(key, () => createCopy(key, file, encoding)));
        return { ...copy, hash: `${file.hash}-${encoding}`, encoding };
      } catch (error) {
        // The file was just evicted, or the disk is full. The response must not depend on it.
        logger.debug({ error }, 'compressed copy of an upload could not be created');
        return undefined;
      }
    },
    forget: (file, { encoding }) => cache.forget(keyOf(file, encoding)),
  };
}

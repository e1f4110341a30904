import { open, readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { isKnownAs, acceptedEncoding, compressed } from '#server/lib/sendEncoded.ts';
import type { ReadyFile, SourceFile } from './sources.ts';
import type { Logger } from '#server/logger.ts';
import { serialiseImageModifiers } from '#schema/images.ts';
import { type DiskCache, type StoredFile, downloadType, svgType } from './diskCache.ts';
import { encodeImage, type EncodeOptions } from './encodeImage.ts';
import { createEncodingQueue, type EncodingQueue } from './encodingQueue.ts';
import { createSingleFlight } from './dedupeInFlight.ts';

/** Larger files are streamed, so that a few slow readers of a film do not hold it in memory. */
const wholeLimitBytes = 1024 * 1024;

/**
 * Not `immutable`: the address names a file of an editor, who may replace it under the same name. The ETag then tells a
 * browser whether it has the new one.
 */
const forHours = 'public, max-age=14400, stale-while-revalidate=86400';
/** As above, but a shared cache asks again after a minute: the next answer may be a smaller file. */
const forHoursInBrowsers = 'public, max-age=14400, s-maxage=60, stale-while-revalidate=86400';

type SentAs = { type?: string; encoding?: string; isProvisional?: boolean };

/**
 * Answers with the file: 304 where the browser has it, no body for HEAD. Uploads come from editors, so none may act
 * as a page of the site: drawings are sandboxed and unknown kinds are downloads. False when the file has gone missing.
 */
export async function sendFile(
  ctx: Context,
  file: ReadyFile,
  { type = file.type, encoding, isProvisional = false }: SentAs = {},
): Promise<boolean> {
  const wantsBody = ctx.method !== 'HEAD';
  ctx.status = 200;
  const isKnown = isKnownAs(ctx, `"${file.hash}"`);
  const body = wantsBody && !isKnown ? await bodyOf(file) : undefined;
  if (wantsBody && !isKnown && body === undefined) return false;

  ctx.set('Cache-Control', isProvisional ? forHoursInBrowsers : forHours);
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Security-Policy', policyOf(type));
  if (type === downloadType) ctx.set('Content-Disposition', 'attachment');
  if (isKnown) return true;
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
    // Opened before the headers are set, so that a file which has just been evicted can still be made again.
    return (await open(file.path)).createReadStream();
  } catch {
    return undefined;
  }
}

function policyOf(type: string): string {
  if (type === svgType) return "sandbox; default-src 'none'; style-src 'unsafe-inline'";
  // Browsers draw a PDF with a viewer of their own, which a sandbox would switch off.
  return type === 'application/pdf' ? "default-src 'none'; object-src 'self'" : "sandbox; default-src 'none'";
}

type Encoding = Omit<EncodeOptions, 'format'>;

type AvifCopies = {
  /** The copy, or that a smaller one is not to be had; undefined as long as nobody has tried. */
  find(source: SourceFile, encoding: Encoding): Promise<StoredFile | 'notSmaller' | undefined>;
  /** Makes the copy behind the answer, and keeps it if it is smaller than the WebP of that many bytes. */
  prepare(source: SourceFile, encoding: Encoding, webpBytes: number): void;
  /** Forgets a copy whose file has gone missing. */
  forget(source: SourceFile, encoding: Encoding): void;
};

type Options = { cache: DiskCache; inQueue: EncodingQueue; logger: Logger };

/** Beyond it a copy waits for the next request that wants it. */
const waitingLimit = 200;

/** At three quarters of WebP's number an AVIF looks the same (docs/performance.md). */
const qualityRatio = 0.75;
const webpDefaultQuality = 80;
const nobodyWaits = { client: undefined };

/**
 * AVIF copies of WebP variants. Encoding one takes several times as long as the WebP, so nobody waits for it: copies
 * are made one at a time, in the same queue as everything else.
 */
export function createAvifCopies({ cache, inQueue, logger }: Options): AvifCopies {
  const oneByOne = createEncodingQueue(1, waitingLimit);
  const underWay = new Set<string>();
  const keyOf = (source: SourceFile, encoding: Encoding) =>
    `avif ${source.hash} ${serialiseImageModifiers(encoding)}`;

  const make = async (key: string, source: SourceFile, encoding: Encoding, webpBytes: number) => {
    const quality = Math.max(1, Math.round((encoding.quality ?? webpDefaultQuality) * qualityRatio));
    const copy = await encodeImage(await source.bytes(), { ...encoding, quality, format: 'avif' });
    const isSmaller = copy.bytes.length < webpBytes;
    // An empty file remembers that trying again is no use.
    await cache.write(key, isSmaller ? copy : { bytes: Buffer.alloc(0), type: downloadType });
  };

  return {
    async find(source, encoding) {
      const file = await cache.find(keyOf(source, encoding));
      return file?.size === 0 ? 'notSmaller' : file;
    },
    prepare(source, encoding, webpBytes) {
      const key = keyOf(source, encoding);
      if (underWay.has(key)) return;
      underWay.add(key);
      oneByOne(() => inQueue(() => make(key, source, encoding, webpBytes), nobodyWaits), nobodyWaits)
        .catch((error: unknown) => logger.debug({ error }, 'AVIF copy could not be created'))
        .finally(() => underWay.delete(key));
    },
    forget: (source, encoding) => cache.forget(keyOf(source, encoding)),
  };
}

type CompressedCopies = {
  /** The copy in the best encoding that the request takes; undefined where the file itself is what to send. */
  find(ctx: Context, file: ReadyFile, type: string): Promise<CompressedFile | undefined>;
  /** Forgets a copy whose file has gone missing. */
  forget(file: ReadyFile, copy: CompressedFile): void;
};

type CompressedFile = ReadyFile & { encoding: 'br' | 'gzip' };

/** Drawings, Lottie animations, and words. */
const texts = new Set([svgType, 'application/json', 'text/plain; charset=utf-8']);
const offered = ['br', 'gzip', 'identity'] as const;

/** Smaller ones are as many packets either way. */
const minBytes = 1_000;
/** A larger one would occupy a thread for too long. */
const maxBytes = 1024 * 1024;

type CompressedOptions = { cache: DiskCache; logger: Logger };

/** Uploads that are texts take a third of their bytes compressed: each is compressed once, and kept beside the pictures. */
export function createCompressedCopies({ cache, logger }: CompressedOptions): CompressedCopies {
  const once = createSingleFlight<ReadyFile>();
  const keyOf = (file: ReadyFile, encoding: string) => `${encoding} ${file.hash}`;

  const make = async (key: string, file: ReadyFile, encoding: CompressedFile['encoding']) => {
    const plain = file.bytes ?? (await readFile(file.path ?? ''));
    const bytes = await compressed(plain, encoding);
    await cache.write(key, { bytes, type: file.type });
    return { ...file, size: bytes.length, bytes };
  };

  return {
    async find(ctx, file, type) {
      if (!texts.has(type) || file.size < minBytes || file.size > maxBytes) return undefined;
      ctx.vary('Accept-Encoding');
      const encoding = acceptedEncoding(ctx, offered);
      if (encoding === 'identity') return undefined;
      const key = keyOf(file, encoding);
      try {
        const copy = (await cache.find(key)) ?? (await once(key, () => make(key, file, encoding)));
        return { ...copy, hash: `${file.hash}-${encoding}`, encoding };
      } catch (error) {
        // The file has just been evicted, or the disk is full: the answer must not depend on it.
        logger.debug({ error }, 'compressed copy of an upload could not be created');
        return undefined;
      }
    },
    forget: (file, { encoding }) => cache.forget(keyOf(file, encoding)),
  };
}

import path from 'node:path';
import Router from '@koa/router';
import type { Context } from 'koa';
import Negotiator from 'negotiator';
import { hourMs, minuteMs } from '#schema/durations.ts';
import { disconnectSignal, createInFlightJobs } from './dedupeInFlight.ts';
import { HttpError } from '#server/errors.ts';
import type { Logger } from '#server/logger.ts';
import { contentHostPath, imageProxyPath, serialiseImageModifiers } from '#schema/images.ts';
import type { MediaPlaces } from '#server/lib/mediaPlaces.ts';
import { untraced, type Trace } from '#server/lib/trace.ts';
import { contentHash, createDiskCache, fileType, svgType } from './diskCache.ts';
import { encodeImage, inspectImage, type EncodeOptions } from './encodeImage.ts';
import { createEncodingQueue } from './encodingQueue.ts';
import { createSourceFetcher } from './fetchSource.ts';
import { parseImageModifiers } from './modifiers.ts';
import { sendFile, createAvifCopies, createCompressedCopies } from './sendFile.ts';
import { createSources, type ReadyFile, type SourceFile } from './sources.ts';
import { limitKey } from '#server/forms/postLimits.ts';

export type ImagesOptions = {
  /** Maps `/cms/…` to the upload's URL. */
  media: MediaPlaces;
  cacheDir: string;
  cacheLimitBytes: number;
  /**
   * Whether browsers that support AVIF get an AVIF copy if it is smaller than WebP. If false, every image is WebP
   * (specification 9).
   */
  offersAvif: boolean;
  logger: Logger;
  trace?: Trace;
  timeoutMs?: number;
  /** Age from which a source is revalidated in the background. */
  freshMs?: number;
  /** Pause before requesting a missing file again. */
  missingMs?: number;
  /** Pause before requesting a file again after the host failed. */
  failedMs?: number;
  fetches?: { atOnce: number; waiting: number; maxWaitMs: number };
  encodings?: { atOnce: number; waiting: number };
};

const jsonLimitBytes = 512 * 1024;
const defaultFetches = { atOnce: 8, waiting: 200, maxWaitMs: 10_000 };
const defaultEncodings = { atOnce: 2, waiting: 100 };

export type Images = {
  /** Routes of the image proxy, `/_ipx/{modifiers}/{source}`, and of unchanged uploads, `/cms/wp-content/uploads/…`. */
  router: Router;
  /**
   * Returns the file that a browser with WebP support gets at a path of the proxy or of an upload. Creates the file if
   * needed. Rejects with the router's errors.
   */
  fileAt(path: string): Promise<ReadyFile>;
  /** Sends an upload as a download under its own name. Rejects if the path is not an upload. */
  sendDownload(ctx: Context, path: string): Promise<void>;
};

/** Creates the service for images in the sizes and formats that pages use, and for unchanged uploads. */
export function createImages(options: ImagesOptions): Images {
  const { media, logger, trace = untraced, encodings = defaultEncodings } = options;
  const cache = createDiskCache(path.resolve(options.cacheDir), options.cacheLimitBytes, logger);
  const sources = createSources({
    fetchSource: createSourceFetcher(options),
    cache,
    freshMs: options.freshMs ?? hourMs,
    missingMs: options.missingMs ?? minuteMs,
    failedMs: options.failedMs ?? 5_000,
    fetches: options.fetches ?? defaultFetches,
    logger,
  });
  const inQueue = createEncodingQueue(encodings.atOnce, encodings.waiting);
  const inFlightJobs = createInFlightJobs<ReadyFile>();
  const avif = createAvifCopies({ cache, inQueue, logger });
  const copies = createCompressedCopies({ cache, logger });

  /** Sends a file like `sendFile`, but compressed if that makes it smaller. */
  const send: typeof sendFile = async (ctx, file, sendOptions = {}) => {
    const compressedCopy = await copies.find(ctx, file, sendOptions.type ?? file.type);
    if (compressedCopy === undefined) return sendFile(ctx, file, sendOptions);
    if (await sendFile(ctx, compressedCopy, { ...sendOptions, encoding: compressedCopy.encoding }))
      return true;
    copies.forget(file, compressedCopy);
    return sendFile(ctx, file, sendOptions);
  };

  const variantOf = async (
    { disconnected, client }: { disconnected: AbortSignal; client: string | undefined },
    source: SourceFile,
    encoding: EncodeOptions,
  ): Promise<{ file: ReadyFile; key: string }> => {
    // The key contains the content hash, so that a replaced upload gets new variants and an unchanged one keeps its
    // variants.
    const key = `variant ${source.hash} ${serialiseImageModifiers(encoding)}`;
    const cached = await cache.find(key);
    if (cached) return { file: cached, key };
    const file = await inFlightJobs(key, disconnected, async (signal) => {
      const bytes = await source.bytes();
      const { isSvg } = await inspectImage(bytes);
      // SVGs are stored unchanged: they scale, and rasterising them could take unlimited time.
      const encode = async () => (isSvg ? { bytes, type: svgType } : encodeImage(bytes, encoding));
      const encoded = await (isSvg
        ? encode()
        : trace('image', { 'image.format': encoding.format ?? 'original' }, () =>
            inQueue(encode, { client, signal }),
          ));
      await cache.write(key, encoded);
      return { ...encoded, hash: contentHash(encoded.bytes), size: encoded.bytes.length };
    });
    return { file, key };
  };

  const router = new Router();

  router.get(new RegExp(`^${imageProxyPath}/[^/]+/.+$`), async (ctx) => {
    const [, , segment = '', ...rest] = ctx.path.split('/');
    const modifiers = parseImageModifiers(decodeSegment(segment));
    const url = media.toSource(`/${rest.join('/')}`);
    const source = await sources.find(url);
    const { format, ...others } = modifiers;
    const acceptedByClient = format === 'auto' ? acceptedFormat(ctx, options.offersAvif) : undefined;
    if (format === 'auto') ctx.vary('Accept');
    const avifCopy = acceptedByClient === 'avif' ? await avif.find(source, others) : 'unwanted';
    if (typeof avifCopy === 'object') {
      if (await sendFile(ctx, avifCopy)) return;
      avif.forget(source, others);
    }

    const outputFormat = format === 'auto' ? acceptedByClient && 'webp' : format;
    const encoding = { ...others, ...(outputFormat && { format: outputFormat }) };
    const requester = { disconnected: disconnectSignal(ctx), client: limitKey(ctx.ip) };
    const { file, key } = await variantOf(requester, source, encoding);
    const isDrawing = file.type === svgType;
    if (isDrawing && format !== undefined && format !== 'auto')
      throw new HttpError(415, 'drawing', 'SVG images cannot be converted to another format.');
    const isProvisional = avifCopy === undefined && !isDrawing;
    if (isProvisional) avif.prepare(source, others, file.size);
    if (await send(ctx, file, { isProvisional })) return;
    cache.forget(key);
    await send(ctx, (await variantOf(requester, source, encoding)).file, { isProvisional });
  });

  router.get(new RegExp(`^${contentHostPath}/.+$`), async (ctx, next) => {
    const url = media.toUpload(ctx.path);
    if (url === undefined) return next();
    const source = await sources.find(url);
    const file = await source.open();
    const type = fileType(url.pathname);
    if (type === 'application/json' && file.size > jsonLimitBytes) {
      throw new HttpError(413, 'source_too_large', 'The file is too large to be served.');
    }
    if (await send(ctx, file, { type })) return;
    await send(ctx, { ...file, bytes: await source.bytes() }, { type });
  });

  return {
    router,
    async sendDownload(ctx, address) {
      const url = media.toUpload(address);
      if (url === undefined) throw new HttpError(404, 'not_found', 'File not found.');
      const type = fileType(url.pathname);
      const source = await sources.find(url);
      const file = await source.open();
      const isSent = await sendFile(ctx, file, { type });
      if (!isSent) await sendFile(ctx, { ...file, bytes: await source.bytes() }, { type });
      ctx.attachment(decodeURIComponent(path.posix.basename(url.pathname)));
      ctx.set('Content-Type', type);
    },
    async fileAt(address) {
      const url = media.toUpload(address);
      if (url !== undefined) return (await sources.find(url)).open();
      const [, , segment = '', ...rest] = address.split('/');
      const { format, ...others } = parseImageModifiers(decodeSegment(segment));
      const source = await sources.find(media.toSource(`/${rest.join('/')}`));
      const requester = { disconnected: new AbortController().signal, client: undefined };
      const outputFormat = format === 'auto' ? 'webp' : format;
      return (
        await variantOf(requester, source, { ...others, ...(outputFormat && { format: outputFormat }) })
      ).file;
    },
  };
}

/** Returns the most compact format that `Accept` names explicitly; wildcards do not prove support for a format. */
function acceptedFormat(ctx: Context, offersAvif: boolean): 'avif' | 'webp' | undefined {
  const acceptedTypes = new Negotiator(ctx.req).mediaTypes();
  // Browsers that support AVIF also support WebP, which they get if no smaller AVIF exists.
  if (acceptedTypes.includes('image/avif')) return offersAvif ? 'avif' : 'webp';
  return acceptedTypes.includes('image/webp') ? 'webp' : undefined;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    throw new HttpError(400, 'malformed_path', 'The image URL is malformed.', { cause: error });
  }
}

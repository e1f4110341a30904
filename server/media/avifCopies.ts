import type { Logger } from '#server/logger.ts';
import { serialiseImageModifiers } from '#schema/images.ts';
import type { DiskCache, StoredFile } from './diskCache.ts';
import { encodeImage, type EncodeOptions } from './encodeImage.ts';
import { createEncodingQueue, type EncodingQueue } from './encodingQueue.ts';
import { downloadType } from './fileTypes.ts';
import type { SourceFile } from './sources.ts';

type Encoding = Omit<EncodeOptions, 'format'>;

export type AvifCopies = {
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

/** At three quarters of WebP's number an AVIF looks the same (docs/decisions/0008). */
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
        .catch((error: unknown) => logger.debug({ error }, 'an AVIF copy was not made'))
        .finally(() => underWay.delete(key));
    },
    forget: (source, encoding) => cache.forget(keyOf(source, encoding)),
  };
}

import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { minuteMs } from '#schema/durations.ts';
import type { ImageMetadata } from '#schema/images.ts';
import { RequestNotSentError } from '#server/errors.ts';
import type { Logger } from '#server/logger.ts';
import type { ContentApiGuard, Priority } from '#server/lib/contentApiGuard.ts';
import { inspectImage } from './encodeImage.ts';
import { createSourceFetcher } from './fetchSource.ts';
import type { ImagesOptions } from './imageRouter.ts';

type Options = Pick<ImagesOptions, 'media' | 'timeoutMs'> & {
  gate: ContentApiGuard;
  logger: Logger;
};

/**
 * Maximum number of concurrent requests. A page may have a hundred images without dimensions, and other pages need the
 * backend too.
 */
const concurrency = 4;
const unknownMs = minuteMs;
const notSentMs = 5_000;

const unknownSize: ImageMetadata = { width: 0, height: 0, ratio: 0 };

/**
 * Creates a function that determines the dimensions of images for which the content has none. It never rejects: if an
 * image cannot be fetched or read, width, height and ratio are 0 for a minute.
 */
export function createImageMetadata(
  options: Options,
): (url: string, priority: Priority) => Promise<ImageMetadata> {
  const { media, gate, logger } = options;
  const fetchSource = createSourceFetcher({ ...options, isRetried: false });
  const queue = new PQueue({ concurrency });
  const cache = new LRUCache<string, ImageMetadata, Priority>({
    max: 5000,
    fetchMethod: async (url, _stale, { options: entry, context: priority }) => {
      try {
        const path = URL.canParse(url) ? `/${encodeURI(url)}` : url;
        const source = media.toSource(path);
        const call = { key: source.href, kind: 'picture', priority };
        const { bytes } = await queue.add(() => gate.call(call, () => fetchSource(source)));
        const { width, height } = drawingSize(bytes) ?? (await inspectImage(bytes));
        return { width, height, ratio: height === 0 ? 0 : width / height };
      } catch (error) {
        const isSent = !(error instanceof RequestNotSentError);
        if (isSent) logger.warn({ error, url }, 'image dimensions could not be read');
        entry.ttl = isSent ? unknownMs : notSentMs;
        return unknownSize;
      }
    },
  });
  return async (url, priority) => (await cache.fetch(url, { context: priority })) ?? unknownSize;
}

/** Matches the root element of an SVG, preceded only by an XML declaration and comments. */
const rootPattern = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<svg\b([^<>]*)>/;
const lengthPattern = /^(\d{1,5}(?:\.\d{1,6})?)(?:px)?$/;
const headBytes = 4_096;

/**
 * Returns the size in whole pixels that an SVG's attributes declare. Returns `undefined` for other images, and if sharp
 * is needed to determine the size. Most pages have SVGs, and many need sharp for nothing else.
 */
export function drawingSize(bytes: Buffer): { width: number; height: number } | undefined {
  const [, attributes] = rootPattern.exec(bytes.subarray(0, headBytes).toString()) ?? [];
  if (attributes === undefined) return undefined;
  const [width, height] = [valueOf(attributes, 'width'), valueOf(attributes, 'height')];
  if (width !== undefined && height !== undefined) return sizeOf(width, height);
  if (width !== undefined || height !== undefined) return undefined;
  const [, , boxWidth = '', boxHeight = '', fifthNumber] = (valueOf(attributes, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/);
  return fifthNumber === undefined ? sizeOf(boxWidth, boxHeight) : undefined;
}

function valueOf(attributes: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return double ?? single;
}

function sizeOf(width: string, height: string): { width: number; height: number } | undefined {
  const [size, otherSize] = [width, height].map((length) =>
    Math.round(Number(lengthPattern.exec(length.trim())?.[1])),
  );
  return size && otherSize ? { width: size, height: otherSize } : undefined;
}

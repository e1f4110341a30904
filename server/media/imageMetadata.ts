import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { minuteMs } from '#schema/durations.ts';
import type { ImageMetadata } from '#schema/images.ts';
import { NotAskedError } from '#server/errors.ts';
import type { Logger } from '#server/logger.ts';
import type { BackendGate } from '#server/lib/contentApiGuard.ts';
import type { Purpose } from '#server/lib/callQueue.ts';
import { drawingSize } from './drawingSize.ts';
import { inspectImage } from './encodeImage.ts';
import { createSourceFetcher } from './fetchSource.ts';
import type { ImagesOptions } from './imageRouter.ts';

type Options = Pick<ImagesOptions, 'media' | 'timeoutMs'> & {
  gate: BackendGate;
  logger: Logger;
};

/** A page may have a hundred pictures without dimensions: the rest of the backend is for other pages. */
const atOnce = 4;
const unknownMs = minuteMs;
const notAskedMs = 5_000;

const unknown: ImageMetadata = { width: 0, height: 0, ratio: 0 };

/**
 * Makes the function that looks up a picture's dimensions, for pictures whose content names none. It never fails:
 * what cannot be fetched or read has width 0, height 0 and ratio 0, and is asked for again a minute later.
 */
export function createImageMetadata(
  options: Options,
): (url: string, purpose: Purpose) => Promise<ImageMetadata> {
  const { media, gate, logger } = options;
  const fetchSource = createSourceFetcher({ ...options, isRetried: false });
  const queue = new PQueue({ concurrency: atOnce });
  const known = new LRUCache<string, ImageMetadata, Purpose>({
    max: 5000,
    fetchMethod: async (url, _stale, { options: entry, context: purpose }) => {
      try {
        const path = URL.canParse(url) ? `/${encodeURI(url)}` : url;
        const source = media.toSource(path);
        const call = { key: source.href, kind: 'picture', purpose };
        const { bytes } = await queue.add(() => gate.call(call, () => fetchSource(source)));
        const { width, height } = drawingSize(bytes) ?? (await inspectImage(bytes));
        return { width, height, ratio: height === 0 ? 0 : width / height };
      } catch (error) {
        const isAsked = !(error instanceof NotAskedError);
        if (isAsked) logger.warn({ error, url }, 'the dimensions of a picture cannot be learned');
        entry.ttl = isAsked ? unknownMs : notAskedMs;
        return unknown;
      }
    },
  });
  return async (url, purpose) => (await known.fetch(url, { context: purpose })) ?? unknown;
}

import { LRUCache } from 'lru-cache';
import type { ImageMetadata } from '#schema/images.ts';
import type { Logger } from '#server/logger.ts';
import { inspectImage } from './encodeImage.ts';
import { createSourceFetcher } from './fetchSource.ts';
import type { ImagesOptions } from './router.ts';
import { sourceUrl } from './sourceUrl.ts';

type Options = Pick<ImagesOptions, 'contentOrigin' | 'allowedHosts' | 'timeoutMs' | 'resolve'> & {
  logger: Logger;
};

const unknown: ImageMetadata = { width: 0, height: 0, ratio: 0 };

/**
 * Makes the function that looks up a picture's dimensions, for pictures whose content names none. It never fails:
 * what cannot be fetched or read has width 0, height 0 and ratio 0, and is asked for again a minute later.
 */
export function createImageMetadata(options: Options): (url: string) => Promise<ImageMetadata> {
  const { contentOrigin, allowedHosts, logger } = options;
  const fetchSource = createSourceFetcher(options);
  const known = new LRUCache<string, ImageMetadata>({
    max: 5000,
    fetchMethod: async (url, _stale, { options: entry }) => {
      try {
        const path = URL.canParse(url) ? `/${encodeURI(url)}` : url;
        const { bytes } = await fetchSource(sourceUrl(path, contentOrigin, allowedHosts));
        const { width, height } = await inspectImage(bytes);
        return { width, height, ratio: height === 0 ? 0 : width / height };
      } catch (error) {
        logger.warn({ error, url }, 'the dimensions of a picture cannot be learned');
        entry.ttl = 60_000;
        return unknown;
      }
    },
  });
  return async (url) => (await known.fetch(url)) ?? unknown;
}

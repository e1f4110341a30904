import path from 'node:path';
import type { FetchContent } from '#schema/pageServices.ts';
import type { Config } from '#server/config/config.ts';
import { createIconsRouter } from '#server/media/iconRouter.ts';
import { createImages } from '#server/media/imageRouter.ts';
import { createSocialImagesRouter } from '#server/media/socialCardRouter.ts';
import type { Logger } from '#server/logger.ts';
import type { ContentIndex } from '#server/lib/contentIndex.ts';
import { siteRoot } from '#server/lib/siteRoot.ts';
import type { MediaPlaces } from '#server/lib/mediaPlaces.ts';
import type { Trace } from '#server/lib/trace.ts';

const iconSetsDir = path.join(siteRoot, 'node_modules/@iconify-json');
const imageCacheBytes = 512 * 1024 * 1024;

/** Creates the image proxy for editors' pictures, icons and sharing cards. */
export function createMediaServices(
  config: Config,
  deps: {
    index: ContentIndex;
    mediaPlaces: MediaPlaces;
    fetchContent: FetchContent;
    reportUnknown: (...call: Parameters<FetchContent>) => void;
    trace: Trace;
    logger: Logger;
  },
) {
  const { index, fetchContent, reportUnknown, trace, logger } = deps;
  const images = createImages({
    media: deps.mediaPlaces,
    cacheDir: path.join(config.dataDir, 'images'),
    cacheLimitBytes: imageCacheBytes,
    offersAvif: config.offersAvif,
    logger,
    trace,
  });
  return {
    images: images.router,
    fileAt: images.fileAt,
    sendDownload: images.sendDownload,
    icons: createIconsRouter({
      collectionsDir: iconSetsDir,
      fallbackOrigin: config.iconServiceUrl,
      logger,
    }),
    socialImages: createSocialImagesRouter({
      index,
      fetchContent,
      freshSeconds: config.content.freshSeconds,
      limitBytes: config.cacheLimits.socialImages,
      reportUnknown,
    }),
  };
}

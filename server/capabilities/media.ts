import path from 'node:path';
import type { FetchContent } from '#schema/pageServices.ts';
import type { Config } from '#server/config/config.ts';
import type { ContentService } from '#server/features/content/contentService.ts';
import { createIconsRouter } from '#server/features/icons/router.ts';
import { createImagesRouter } from '#server/features/images/router.ts';
import { createSocialImagesRouter } from '#server/features/social-images/router.ts';
import type { Logger } from '#server/logger.ts';
import { siteRoot } from '#server/siteRoot.ts';
import type { MediaPlaces } from '#server/upstream/mediaPlaces.ts';
import type { Trace } from '#server/trace.ts';

const iconSetsDir = path.join(siteRoot, 'node_modules/@iconify-json');
const imageCacheBytes = 512 * 1024 * 1024;

/** Pictures: editors' in the sizes that pages use, icons, and cards for pages that are shared. */
export function composeMedia(
  config: Config,
  parts: {
    mediaPlaces: MediaPlaces;
    fetchContent: FetchContent;
    demoteAnswerTo: ContentService['demoteAnswerTo'];
    trace: Trace;
    logger: Logger;
  },
) {
  const { fetchContent, demoteAnswerTo, trace, logger } = parts;
  return {
    images: createImagesRouter({
      media: parts.mediaPlaces,
      cacheDir: path.join(config.dataDir, 'images'),
      cacheLimitBytes: imageCacheBytes,
      offersAvif: config.offersAvif,
      logger,
      trace,
    }),
    icons: createIconsRouter({
      collectionsDir: iconSetsDir,
      fallbackOrigin: config.iconServiceUrl,
      logger,
    }),
    socialImages: createSocialImagesRouter({
      fetchContent,
      freshSeconds: config.content.freshSeconds,
      limitBytes: config.cacheLimits.socialImages,
      reportUnknown: ({ name, text }, variables) => demoteAnswerTo({ name, text: text ?? '', variables }),
    }),
  };
}

import type Router from '@koa/router';
import type { Purge } from '#schema/purge.ts';
import type { Config } from '#server/config/config.ts';
import type { ContentService } from '#server/features/content/contentService.ts';
import type { Feeds } from '#server/features/feeds/router.ts';
import type { MovedAddresses } from '#server/features/moved-addresses/movedAddresses.ts';
import { createPreviews, type Previews } from '#server/features/preview/router.ts';
import type { Rendering } from '#server/features/rendering/renderingMiddleware.ts';
import { createPurgeChannel } from '#server/features/revalidation/purgeChannel.ts';
import { createRevalidationRouter, type Purged } from '#server/features/revalidation/router.ts';
import type { SiteContentService } from '#server/features/site-content/siteContentService.ts';
import type { Logger } from '#server/logger.ts';

/**
 * What the content backend and its editors ask of the site: to show what is not published, and to take what has changed
 * out of every cache, of this instance and of those that share its Redis.
 */
export function composeEditing(
  config: Pick<Config, 'revalidateSecret' | 'redisUrl'>,
  parts: {
    content: ContentService;
    siteContent: SiteContentService;
    movedAddresses: MovedAddresses;
    feeds: Feeds;
    purgePages: Rendering['purge'];
    logger: Logger;
  },
): { routers: Router[]; previewFor: Previews['previewFor']; warnings(): string[]; close(): void } {
  const purge = (wish: Purge): Purged => {
    const keys = [...parts.content.purge(wish), ...parts.siteContent.purge(wish)];
    parts.feeds.purge();
    parts.movedAddresses.purge(wish);
    return { content: keys.length, pages: parts.purgePages(keys) };
  };
  const { revalidateSecret: secret, redisUrl } = config;
  const channel = createPurgeChannel({
    // Instances without the secret are told nothing, and have nothing to tell.
    redisUrl: secret === undefined ? undefined : redisUrl,
    onPurge: purge,
    logger: parts.logger,
  });
  const now = Date.now;
  const previews = createPreviews({ secret, isFirst: channel.isFirst, now });
  return {
    routers: [createRevalidationRouter({ secret, purge, channel, now }), previews.router],
    previewFor: previews.previewFor,
    warnings: () => (channel.isHearing() ? [] : ['purges of other instances are not heard']),
    close: channel.close,
  };
}

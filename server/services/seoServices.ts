import type { FetchContent } from '#schema/pageServices.ts';
import type { Config } from '#server/config/config.ts';
import type { ContentIndex } from '#server/lib/contentIndex.ts';
import type { Logger } from '#server/logger.ts';
import { createIndexNow } from '#server/seo/indexNow.ts';
import { createSeoRouter } from '#server/seo/seoRouter.ts';
import { sitemapEntries } from '#server/seo/sitemapEntries.ts';

/** Creates the sitemaps, the feeds, `robots.txt`, and notifications to search engines. */
export function createSeoServices(
  config: Config,
  deps: {
    index: ContentIndex;
    fetchContent: FetchContent;
    siteUrl: string;
    hasApiReference: boolean;
    logger: Logger;
  },
) {
  const { logger, ...shared } = deps;
  const { isIndexable } = config;
  return {
    feeds: createSeoRouter({
      ...shared,
      isIndexable,
      securityContact: config.securityContact,
      freshSeconds: config.content.freshSeconds,
      limitBytes: config.cacheLimits.feeds,
    }),
    /** Notifies search engines; undefined if that is not configured. */
    indexNow:
      config.indexNow &&
      createIndexNow({
        ...config.indexNow,
        siteUrl: deps.siteUrl,
        isIndexable,
        entriesOf: (locale) => sitemapEntries(locale, shared),
        logger,
      }),
  };
}

import * as parts from '#brand/parts.ts';
import { withMarkdown } from '#locales/markdownPaths.ts';
import { followRouteRules } from '#schema/routeRules.ts';
import type { FetchContent } from '#schema/pageServices.ts';
import type { Config } from '#server/config/config.ts';
import { readRouteRules } from '#server/config/readRouteRules.ts';
import { createOldAddresses } from '#server/content/oldAddresses.ts';
import type { PostIndexService } from '#server/content/postIndex.ts';
import { createRedirectHits } from '#server/content/redirectHits.ts';
import { createRedirects } from '#server/content/redirects.ts';
import type { SharedContentCache } from '#server/content/sharedContentCache.ts';
import type { BackupStore } from '#server/lib/backupStore.ts';
import type { ContentApiGuard } from '#server/lib/contentApiGuard.ts';
import type { MediaPlaces } from '#server/lib/mediaPlaces.ts';
import type { Logger } from '#server/logger.ts';
import { followOldQueries, followRows } from '#server/middleware/followRows.ts';

/** Creates the redirects of the owner (`ROUTE_RULES`), of editors, and of WordPress's own front end. */
export async function createRedirectServices(
  config: Config,
  deps: {
    gate: ContentApiGuard;
    copies: BackupStore;
    shared: SharedContentCache;
    postIndex: Pick<PostIndexService, 'get'>;
    fetchContent: FetchContent;
    reportUnknown: (...call: Parameters<FetchContent>) => void;
    mediaPlaces: MediaPlaces;
    logger: Logger;
  },
) {
  const { gate, logger } = deps;
  const { restUrl, restNamespace: namespace, freshSeconds } = config.content;
  const rules = await readRouteRules(config.routing);
  const { find, findRow, purge } = createRedirects({
    ...{ restUrl, namespace, gate, freshSeconds, rules, logger },
    copies: deps.copies.of('redirects'),
    shared: deps.shared,
  });
  const hits = createRedirectHits({
    ...{ restUrl, namespace, gate, logger },
    secret: config.revalidateSecret,
  });
  const { oldAddresses } = config.routing;
  const oldAddressLookup =
    oldAddresses === 'off'
      ? undefined
      : {
          ...createOldAddresses({
            readPosts: async (locale) => (await deps.postIndex.get(locale, 'batch')).value,
            fetchContent: deps.fetchContent,
            reportUnknown: deps.reportUnknown,
            media: deps.mediaPlaces,
            contentUrl: restUrl,
            hasFeeds: parts.feeds,
            hasSearch: parts.siteSearch,
          }),
          areGone: oldAddresses === 'gone',
        };
  return {
    rules,
    findRedirect: find,
    /** Returns the redirect of a path by the owner's rules or the editors' moves. */
    findAnyRedirect: (path: string) => followRouteRules(rules, path) ?? find(path),
    followRows: followRows({ find: withMarkdown(findRow), hits, old: oldAddressLookup }),
    followOldQueries: followOldQueries(oldAddressLookup),
    purge,
    stop: hits.stop,
  };
}

import { EventEmitter } from 'node:events';
import type { Purge } from '#schema/purge.ts';
import type { PostIndexService } from '#server/content/postIndex.ts';
import { postIndexQuery } from '#server/content/indexQueries.ts';
import type { ContentService } from '#server/content/contentService.ts';
import type { Feeds } from '#server/seo/seoRouter.ts';
import type { Redirects } from '#server/content/redirects.ts';
import type { Rendering } from '#server/rendering/renderingMiddleware.ts';
import type { Purged } from '#server/content/revalidationRouter.ts';
import type { SiteContentService } from '#server/content/siteContentService.ts';
import { namesOf } from '#server/content/contentMatches.ts';
import type { SiteSearch } from '#server/search/siteSearch.ts';
import type { IndexNow } from '#server/seo/indexNow.ts';
import type { Middleware } from 'koa';
import type { Config } from '#server/config/config.ts';
import {
  createPurgeQueue,
  createCloudflare,
  createFastly,
  tagResponses,
  pendingPurgeTag,
} from '#server/content/cdn.ts';
import { tagsOfPurge } from '#server/content/cacheTags.ts';
import type { Logger } from '#server/logger.ts';

/** Events of the content service. Caches of anything derived from content subscribe to them. */
export type ContentEvents = EventEmitter<{
  changed: [contentKey: string];
  /** The backend's circuit breaker has closed again. */
  recovered: [];
  /** Another instance received a purge. */
  purged: [scope: Purge];
}>;

/** Caches of content and of anything derived from it, and services to notify of changes. */
type Caches = {
  content: Pick<ContentService, 'purge'>;
  index: { purge(): void };
  postIndex: PostIndexService;
  siteContent: Pick<SiteContentService, 'purge'>;
  feeds: Feeds;
  redirects: Pick<Redirects, 'purge'>;
  rendering: Rendering;
  /** Site search; undefined if the feature is off. */
  search: Pick<SiteSearch, 'purge' | 'recovered'> | undefined;
  /** Services of the CDN; undefined if none is configured. */
  cdn: CdnServices | undefined;
  /** Notifies search engines; undefined if that is not configured. */
  indexNow: Pick<IndexNow, 'changed'> | undefined;
};

/** Creates the emitter, through which the content service, which is created later, reports changes. */
export const createContentEvents = (): ContentEvents => new EventEmitter();

/**
 * Subscribes the caches to the events. Returns the function for purges that this instance receives from the backend,
 * which also purges the CDN and notifies search engines, once for all instances.
 */
export function followChanges(
  events: ContentEvents,
  { content, index, postIndex, siteContent, feeds, redirects, rendering, search, cdn, indexNow }: Caches,
): (scope: Purge) => Purged {
  const purge = (scope: Purge): Purged => {
    const keys = [...content.purge(scope), ...postIndex.purge(scope), ...siteContent.purge(scope)];
    index.purge();
    feeds.purge();
    redirects.purge(scope);
    search?.purge(scope, scope.ids.flatMap(namesOf));
    return { content: keys.length, pages: rendering.purge(keys) };
  };
  events.on('purged', purge);
  events.on('changed', rendering.expire).on('changed', feeds.expire);
  events.on('changed', (key) => void (key.startsWith(`${postIndexQuery.name} `) && postIndex.expire()));
  events.on('recovered', rendering.recovered).on('recovered', feeds.expire).on('recovered', postIndex.expire);
  if (search !== undefined) events.on('recovered', search.recovered);
  return (scope) => {
    cdn?.purge(scope);
    const counts = purge(scope);
    indexNow?.changed();
    return counts;
  };
}

type CdnServices = {
  /** Adds the tags by which the CDN purges a response. */
  tagResponses: Middleware;
  /** Queues a purge of the CDN and returns without waiting for it. */
  purge(scope: Purge): void;
  /** Returns the age of the oldest purge that the CDN has not accepted yet, in milliseconds. */
  lagMs(): number;
  stop(): Promise<void>;
};

const adapters = { fastly: createFastly, cloudflare: createCloudflare };

/** Creates the services of the configured CDN. Returns undefined if there is none. */
export function createCdnServices(
  { cdn: account }: Pick<Config, 'cdn'>,
  logger: Logger,
): CdnServices | undefined {
  if (account === undefined) return undefined;
  const cdn = adapters[account.kind](account);
  const queue = createPurgeQueue({ cdn, logger });
  return {
    tagResponses: tagResponses(cdn),
    purge(scope) {
      const isAll = scope.everything && scope.locales.length === 0;
      queue.add(isAll ? 'everything' : [...tagsOfPurge(scope), pendingPurgeTag]);
    },
    lagMs: queue.lagMs,
    stop: queue.stop,
  };
}

import { EventEmitter } from 'node:events';
import type { Purge } from '#schema/purge.ts';
import type { PostIndexService } from '#server/content/postIndex.ts';
import { postIndexQuery } from '#server/content/postIndexQuery.ts';
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
  tagAnswers,
  pendingPurgeTag,
} from '#server/content/cdn.ts';
import { tagsOfPurge } from '#server/content/cacheTags.ts';
import type { Logger } from '#server/logger.ts';

/** What content tells those who keep something made of it. They are made later than it is, and then listen. */
export type ContentEvents = EventEmitter<{
  changed: [contentKey: string];
  /** The backend's circuit breaker has closed again. */
  recovered: [];
  /** Another instance was told what has changed. */
  purged: [wish: Purge];
}>;

/** Everything that keeps content, or something made of it. */
type Keepers = {
  content: Pick<ContentService, 'purge'>;
  postIndex: PostIndexService;
  siteContent: Pick<SiteContentService, 'purge'>;
  feeds: Feeds;
  redirects: Pick<Redirects, 'purge'>;
  rendering: Rendering;
  /** Undefined where nothing is searched. */
  search: Pick<SiteSearch, 'purge' | 'recovered'> | undefined;
  /** Undefined where there is none that the site knows. */
  cdn: CdnParts | undefined;
  /** Undefined where no search engine is told. */
  indexNow: Pick<IndexNow, 'changed'> | undefined;
};

/** Made before content, which tells by them; `followChanges` has the others listen. */
export const createContentEvents = (): ContentEvents => new EventEmitter();

/** Has them listen; returns what purges them, and tells the CDN and search engines for all instances, when the backend tells this one. */
export function followChanges(
  events: ContentEvents,
  { content, postIndex, siteContent, feeds, redirects, rendering, search, cdn, indexNow }: Keepers,
): (wish: Purge) => Purged {
  const purge = (wish: Purge): Purged => {
    const keys = [...content.purge(wish), ...postIndex.purge(wish), ...siteContent.purge(wish)];
    feeds.purge();
    redirects.purge(wish);
    search?.purge(wish, wish.ids.flatMap(namesOf));
    return { content: keys.length, pages: rendering.purge(keys) };
  };
  events.on('purged', purge);
  events.on('changed', rendering.expire).on('changed', feeds.expire);
  events.on('changed', (key) => void (key.startsWith(`${postIndexQuery.name} `) && postIndex.expire()));
  events.on('recovered', rendering.recovered).on('recovered', feeds.expire).on('recovered', postIndex.expire);
  if (search !== undefined) events.on('recovered', search.recovered);
  return (wish) => {
    cdn?.purge(wish);
    const purged = purge(wish);
    indexNow?.changed();
    return purged;
  };
}

type CdnParts = {
  /** Tells the CDN what its copies were made of. */
  tagAnswers: Middleware;
  /** Has the CDN drop what a purge means, behind the answer to whoever said it. */
  purge(wish: Purge): void;
  /** How long it has had copies that should be gone. */
  lagMs(): number;
  stop(): Promise<void>;
};

const adapters = { fastly: createFastly, cloudflare: createCloudflare };

/** The CDN in front; undefined where there is none that the site knows. */
export function createCdnServices(
  { cdn: account }: Pick<Config, 'cdn'>,
  logger: Logger,
): CdnParts | undefined {
  if (account === undefined) return undefined;
  const cdn = adapters[account.kind](account);
  const queue = createPurgeQueue({ cdn, logger });
  return {
    tagAnswers: tagAnswers(cdn),
    purge(wish) {
      const isAll = wish.everything && wish.locales.length === 0;
      queue.add(isAll ? 'everything' : [...tagsOfPurge(wish), pendingPurgeTag]);
    },
    lagMs: queue.lagMs,
    stop: queue.stop,
  };
}

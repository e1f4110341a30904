import type { Config } from '#server/config/config.ts';
import { authorizationHeader, createContentClient } from '#server/content/contentClient.ts';
import { createContentService, type ContentService } from '#server/content/contentService.ts';
import { checkTokenRights } from '#server/content/tokenRights.ts';
import { createCompatClient } from '#server/content/compatClient.ts';
import { compiledQuery } from '#server/content/compiledQuery.ts';
import { markFields } from '#server/content/fieldMarks.ts';
import { normalizeResponse, createSiteLinks } from '#server/content/normalizeResponse.ts';
import { createImageMetadata } from '#server/media/imageMetadata.ts';
import { createSiteContentClient, normaliseSitePart } from '#server/content/siteContentClient.ts';
import { createSiteContentService, type SiteContentService } from '#server/content/siteContentService.ts';
import { createContentApiGuard, type ContentApiGuard } from '#server/lib/contentApiGuard.ts';
import { createMediaPlaces, type MediaPlaces } from '#server/lib/mediaPlaces.ts';
import type { Trace } from '#server/lib/trace.ts';
import {
  type SharedContentCache,
  createSharedContentCache,
  unshared,
} from '#server/content/sharedContentCache.ts';
import { createHtmlSanitiser } from '#server/content/sanitiseHtml.ts';
import type { BackupStore } from '#server/lib/backupStore.ts';
import type { Logger } from '#server/logger.ts';
import { createSharedStore } from '#server/content/sharedStore.ts';

export type ContentServices = {
  content: ContentService;
  siteContent: SiteContentService;
  /** URLs of the content's pictures and files. */
  mediaPlaces: MediaPlaces;
  /** Converts a URL of the backend to a path on the site. */
  toSitePath: (url: string) => string;
  /** Queue and circuit breaker for all requests to the backend. */
  gate: ContentApiGuard;
  /** Returns false while the backend rejects a query because required fields are missing. */
  hasWholeModel(): boolean;
  /** Returns the reason why unpublished content is unavailable, if known. */
  tokenFault(): 'no token' | 'refused token' | undefined;
  /** Returns warnings for operators that do not affect readiness. */
  warnings(): string[];
  stop(): void;
};

/** Creates all services that use the content backend, and their caches. */
export function createContentServices(
  config: Config,
  deps: {
    logger: Logger;
    siteUrl: string;
    shared: SharedContentCache;
    copies: BackupStore;
    trace: Trace;
    onChanged: (contentKey: string) => void;
    /** Called when the backend's circuit breaker closes again. */
    onRecovered: () => void;
  },
): ContentServices {
  const { logger, shared, copies } = deps;
  const { graphqlUrl, method, restUrl, restNamespace, token, freshSeconds, timeoutMs, probeEveryMs } =
    config.content;
  const addresses = { contentUrl: restUrl, homeUrl: config.content.homeUrl, siteUrl: deps.siteUrl };
  const media = createMediaPlaces({ ...addresses, mediaUrls: config.content.mediaUrls });
  const links = createSiteLinks({ ...addresses, media, hasChat: config.chat !== undefined });
  const sanitiseHtml = createHtmlSanitiser(links);
  const sanitiseWithMarks = createHtmlSanitiser(links, { marksRemovals: true });
  const gate = createContentApiGuard({
    concurrency: config.content.concurrency,
    probeEveryMs,
    logger,
    onRecovered: deps.onRecovered,
    trace: deps.trace,
  });
  const imageMetadata = createImageMetadata({ media, gate, logger });

  const previewClient = createContentClient({
    graphqlUrl,
    // Uses POST, so that no cache on the way stores unpublished content.
    method: 'POST',
    authorization: authorizationHeader(token),
    timeoutMs,
  });
  const tokenRights =
    token === undefined
      ? undefined
      : checkTokenRights({
          query: async (request) => {
            const options = { key: request.name, kind: request.name, priority: 'batch' } as const;
            return (await gate.call(options, (callOptions) => previewClient.query(request, callOptions)))
              .data;
          },
          logger,
        });

  /** Settings shared by all caches of responses. */
  const caching = {
    gate,
    cooldownMs: probeEveryMs,
    copies,
    limits: config.cacheLimits,
    shared,
    logger,
    freshSeconds,
    onChanged: deps.onChanged,
  };
  const compatClient = createCompatClient({ logger });
  const content = createContentService({
    client: compatClient.wrap(
      createContentClient({ graphqlUrl, method, authorization: undefined, timeoutMs }),
    ),
    previewClient: compatClient.wrap(previewClient),
    async prepare(data, { text, marksFields }, { priority, isUnpublished }) {
      const { renamedFields } = compiledQuery(text);
      const tools = {
        links,
        // Only the page check reads the marks.
        sanitiseHtml: isUnpublished ? sanitiseWithMarks : sanitiseHtml,
        imageMetadata: (url: string) => imageMetadata(url, priority),
      };
      const normalised = await normalizeResponse(data, tools, renamedFields);
      return marksFields ? markFields(normalised, renamedFields) : normalised;
    },
    isTagged: config.cdn !== undefined,
    ...caching,
  });
  const normaliseTools = { toSitePath: links.toSitePath, sanitiseHtml };
  const siteContent = createSiteContentService({
    client: createSiteContentClient({ restUrl, namespace: restNamespace, timeoutMs }),
    hasApiReference: config.docsApiOrigin !== undefined,
    normalise: {
      menu: (menu) => normaliseSitePart('menu', menu, normaliseTools),
      footer: (footer) => normaliseSitePart('footer', footer, normaliseTools),
      'error-page': (errorPage) => normaliseSitePart('error-page', errorPage, normaliseTools),
    },
    ...caching,
  });
  return {
    content: {
      ...content,
      purge(scope) {
        // The plugin or its field groups may have been updated.
        if (scope.everything) compatClient.forget();
        return content.purge(scope);
      },
    },
    siteContent,
    mediaPlaces: media,
    toSitePath: links.toSitePath,
    gate,
    tokenFault() {
      if (tokenRights === undefined) return 'no token';
      return tokenRights.fault() === 'is not accepted' ? 'refused token' : undefined;
    },
    hasWholeModel: () => !compatClient.isIncomplete(),
    warnings() {
      const fault = tokenRights?.fault();
      const absent = compatClient.absent();
      return [
        ...(fault === undefined ? [] : [`CONTENT_TOKEN ${fault}`]),
        ...(absent.length === 0
          ? []
          : [`WordPress lacks fields of the content model: ${formatNames(absent)}`]),
        ...siteContent
          .missing()
          .map((name) => `${name} is missing in WordPress; the built-in default is used`),
      ];
    },
    stop() {
      tokenRights?.stop();
    },
  };
}

const maxListed = 10;

function formatNames(names: readonly string[]): string {
  const unlistedCount = names.length - maxListed;
  return `${names.slice(0, maxListed).join(', ')}${unlistedCount > 0 ? ` and ${unlistedCount} more` : ''} (npm run doctor)`;
}

/** Memory limit in Redis for the responses in all languages together. */
const limitBytes = 128 * 1024 * 1024;

/** Shares the content backend's responses with other instances if Redis and a common secret are configured. */
export async function createSharedStoreServices(
  { redisUrl, secretKey, revalidateSecret }: Pick<Config, 'redisUrl' | 'secretKey' | 'revalidateSecret'>,
  { logger, isFlushed }: { logger: Logger; isFlushed: () => boolean },
): Promise<{ shared: SharedContentCache; close(): void }> {
  if (redisUrl === undefined) return { shared: unshared, close: () => {} };
  const secret = secretKey ?? revalidateSecret;
  if (secret === undefined) {
    logger.warn('REDIS_URL is set without SECRET_KEY; instances do not share their content cache');
    return { shared: unshared, close: () => {} };
  }
  const { connectRedis } = await import('#server/database/connectRedis.ts');
  const redis = connectRedis(redisUrl, logger);
  const store = createSharedStore({ redis, limitBytes, secret, purgeSecret: revalidateSecret, logger });
  return { shared: createSharedContentCache({ store, isFlushed }), close: () => redis.disconnect() };
}

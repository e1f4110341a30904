import { minuteMs, dayMs } from '#schema/durations.ts';
import { compress } from '#server/lib/compressed.ts';
import * as v from 'valibot';
import type { Purge } from '#schema/purge.ts';
import type { ContentData } from '#schema/pageServices.ts';
import { RequestNotSentError, UpstreamError } from '#server/errors.ts';
import { createRateLimitedLog, type Logger } from '#server/logger.ts';
import { createStaleCache, type Cached, type LoadReason } from '#server/lib/staleCache.ts';
import type { ContentClient, ContentRequest } from './contentClient.ts';
import { tagsOfContent } from './cacheTags.ts';
import { createRefreshPause } from './refreshPause.ts';
import { contentMatches, dependenciesOf, withoutUnused } from './contentMatches.ts';
import { Data, isSearch, createEntry, keyOf, operationIn, readEntry, type CacheEntry } from './cacheEntry.ts';
import type { Priority, ContentApiGuard } from '#server/lib/contentApiGuard.ts';
import type { CacheLimits } from '#server/config/cacheLimits.ts';
import type { SharedContentCache } from './sharedContentCache.ts';
import type { BackupStore } from '#server/lib/backupStore.ts';

/** Approximate memory for a response's metadata. */
const overheadBytes = 500;
/** Cache limits for searches and for paths without a page. */
const minor = { limitEntries: 500, lifeMs: minuteMs };
/** Short, because the next response may be complete. */
const freshPartialMs = 5_000;
const incompleteMessage = 'The response of the content backend is incomplete.';

/** Query whose response is cached. `freshMs` overrides the default time until the response is reloaded, if longer. */
export type CachedRequest = ContentRequest & { freshMs?: number | undefined };

export type ContentService = {
  /**
   * Returns a normalised response, at most 24 hours old, with its cache key, version, and tags for shared caches.
   * `isPartial` is true if the backend failed to return some fields and there is no complete copy. Rejects if there is
   * no response.
   */
  fetch(
    request: CachedRequest,
    priority?: Priority,
  ): Promise<
    Cached<ContentData> & { key: string; version: string; tags: readonly string[]; isPartial: boolean }
  >;
  /**
   * Returns the version that `fetch` would return now; undefined if the response is partial or served because of a
   * failure.
   */
  version(request: ContentRequest, priority: Priority): Promise<string | undefined>;
  /** Like `fetch`, but rejects if the response is partial. For documents that would silently leave out content. */
  fetchWhole(request: CachedRequest, priority: Priority): Promise<ContentData>;
  /** Queries published content without caching or normalising it. Rejects if the response is partial. */
  readOnce(request: ContentRequest): Promise<ContentData>;
  /** Queries unpublished content with the token, without caching it. */
  fetchUnpublished(request: ContentRequest): Promise<{ data: ContentData; isPartial: boolean }>;
  /** Queries content with pending changes, without sending the token or caching the response. */
  fetchChanged(
    request: ContentRequest & { changes: string },
  ): Promise<{ data: ContentData; isPartial: boolean }>;
  /** Returns whether the backend has ever responded, or copies of its responses are on disk. */
  isAvailable(): boolean;
  /** Marks a response about missing content: it is cached for a minute at most and evicts no other response. */
  deprioritize(key: string): void;
  /** Like `deprioritize`, for the response of a query. */
  deprioritizeResultOf(request: ContentRequest): void;
  /** Invalidates responses that depend on the changed content, but retains them for outages. Returns their keys. */
  purge(purge: Purge): string[];
};

/** Creates the content cache. Deduplicates concurrent loads of a key. The last good copies survive failures and restarts. */
export function createContentService(
  deps: ContentCacheDeps & {
    /** Client without a token. Only its responses are cached. */
    client: ContentClient;
    /** Client with the token. */
    previewClient: ContentClient;
    /** Normalises and sanitises a response. Sends any requests that this requires with the same priority. */
    prepare: (
      data: unknown,
      request: ContentRequest,
      callOptions: { priority: Priority; isUnpublished: boolean },
    ) => Promise<unknown>;
    /** Whether a CDN needs tags. */
    isTagged: boolean;
  },
): ContentService {
  const { client, previewClient, gate, shared, isTagged, logger } = deps;
  const copies = deps.copies.of('content');
  const freshMs = deps.freshSeconds * 1000;
  const freshFor = (longerMs = 0) => Math.max(freshMs, longerMs);
  const logFailure = createRateLimitedLog();
  const refreshes = createRefreshPause({ everyMs: deps.cooldownMs });
  let isAvailable = copies.hasSince(Date.now() - dayMs);

  const cache = createStaleCache<CacheEntry>({
    freshMs: ({ isPartial, freshMs: longer }) =>
      isPartial ? Math.min(freshMs, freshPartialMs) : freshFor(longer),
    staleMs: dayMs,
    limitBytes: deps.limits.content,
    minor: { ...minor, limitBytes: deps.limits.otherContent },
    cooldownMs: deps.cooldownMs,
    sizeOf: ({ packed }) => packed.byteLength + overheadBytes,
    storedAtOf: ({ storedAt }) => storedAt,
    isMinor: isSearch,
    shouldReplace: (copy, loadedCopy) => copy.isPartial || !loadedCopy.isPartial,
    isOriginDown: () => gate.isDown(),
    loadBackup(key) {
      const copy = isSearch(key) ? undefined : copies.get(key);
      return (
        copy && { value: createEntry(copy.value, { ...copy, isPartial: false }), storedAt: copy.storedAt }
      );
    },
    onLoaded: (key, loadedCopy, replacedCopy) => {
      if (replacedCopy !== undefined && replacedCopy.digest !== loadedCopy.digest) deps.onChanged(key);
      if (!isSearch(key) && !loadedCopy.isPartial)
        copies.put(key, { value: loadedCopy.packed, storedAt: loadedCopy.storedAt });
    },
    onLoadFailed(key, error) {
      if (error instanceof RequestNotSentError) return;
      logFailure(operationIn(key), () =>
        logger.warn(
          { err: error, query: operationIn(key) },
          'content query failed; serving the last good copy',
        ),
      );
    },
  });
  const query = createQuery({ ...deps, logFailure });

  const getEntry = async (request: CachedRequest, priority: Priority): Promise<Cached<CacheEntry>> => {
    const key = keyOf(request);
    const load = async (reason: LoadReason): Promise<CacheEntry> => {
      const isBackground = reason === 'stale' && priority === 'interactive';
      const isRefresh = reason === 'stale';
      const { data, isPartial } = await refreshes.run({ key, kind: request.name, isRefresh }, () =>
        query(client, request, { key, priority: isBackground ? 'background' : priority }),
      );
      const packed = compress(JSON.stringify(data));
      return {
        ...createEntry(packed, { storedAt: Date.now(), isPartial }),
        facts: dependenciesOf(request, data),
        freshMs: request.freshMs,
      };
    };
    const entry = await cache.get(key, (reason) =>
      isSearch(key)
        ? load(reason)
        : shared.get<CacheEntry>(key, {
            reason,
            freshMs: freshFor(request.freshMs),
            deserialize: (packed, storedAt) => ({
              ...createEntry(packed, { storedAt, isPartial: false }),
              facts: dependenciesOf(request, readEntry(packed)),
              freshMs: request.freshMs,
            }),
            isAffected: (purge, { facts }) => facts === undefined || contentMatches(purge, facts),
            isShared: ({ isPartial }) => !isPartial,
            load: () => load(reason),
          }),
    );
    isAvailable = true;
    return entry;
  };

  const fetch: ContentService['fetch'] = async (request, priority = 'interactive') => {
    const { value, ...rest } = await getEntry(request, priority);
    return {
      value: readEntry(value.packed),
      isPartial: value.isPartial,
      version: value.digest,
      tags: isTagged ? tagsOfContent(value.facts) : [],
      key: keyOf(request),
      ...rest,
    };
  };

  const deprioritize = (key: string) => {
    cache.deprioritize(key);
    copies.remove(key);
    if (!isSearch(key)) shared.forget(key);
  };

  return {
    fetch,
    async version(request, priority) {
      const { value, state } = await getEntry(request, priority);
      return value.isPartial || state === 'stale-if-error' ? undefined : value.digest;
    },
    async fetchWhole(request, priority) {
      const { value, isPartial } = await fetch(request, priority);
      if (isPartial) throw new UpstreamError(incompleteMessage, { isOutage: false });
      return value;
    },
    async readOnce(request) {
      const { data, missing } = await gate.call(
        { key: `once ${request.name}`, kind: request.name, priority: 'background' },
        (callOptions) => client.query(request, callOptions),
      );
      if (missing !== undefined) throw new UpstreamError(incompleteMessage, { isOutage: false });
      return data;
    },
    fetchUnpublished: (request) =>
      query(previewClient, request, { key: `preview ${request.name}`, priority: 'interactive' }),
    fetchChanged: (request) =>
      query(client, request, { key: `changed ${request.name}`, priority: 'interactive' }),
    isAvailable: () => isAvailable,
    deprioritize,
    deprioritizeResultOf: (request) => deprioritize(keyOf(request)),
    // Entries without known dependencies are purged too.
    purge: (purge) =>
      cache.purge((_key, entry) => entry?.facts === undefined || contentMatches(purge, entry.facts)),
  };
}

/** Creates a function that queries the backend and prepares its response, without a cache. */
function createQuery({
  previewClient,
  prepare,
  gate,
  logger,
  logFailure,
}: Pick<Parameters<typeof createContentService>[0], 'previewClient' | 'prepare' | 'gate' | 'logger'> & {
  logFailure: ReturnType<typeof createRateLimitedLog>;
}) {
  return async (
    from: ContentClient,
    request: ContentRequest,
    options: { key: string; priority: Priority },
  ) => {
    const { data, missing } = await gate.call({ ...options, kind: request.name }, (callOptions) =>
      from.query(request, callOptions),
    );
    if (missing !== undefined)
      logFailure(`holes ${request.name}`, () =>
        logger.warn({ query: request.name, reason: missing }, 'content query returned a partial response'),
      );
    const usedData = withoutUnused(request.needs, data);
    const callOptions = { priority: options.priority, isUnpublished: from === previewClient };
    const prepared = v.parse(Data, await prepare(usedData, request, callOptions));
    return { data: prepared, isPartial: missing !== undefined };
  };
}

/** Dependencies shared by all caches of the content backend's responses. */
export type ContentCacheDeps = {
  gate: ContentApiGuard;
  copies: BackupStore;
  shared: SharedContentCache;
  logger: Logger;
  limits: CacheLimits;
  freshSeconds: number;
  /** Time for which a failed load is not retried. */
  cooldownMs: number;
  /** Called when a response differs from the copy it replaces. */
  onChanged: (key: string) => void;
};

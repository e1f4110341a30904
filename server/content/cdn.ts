import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { Middleware } from 'koa';
import type { Fetch } from '#server/lib/fetchText.ts';
import { minuteMs } from '#schema/durations.ts';
import type { Logger } from '#server/logger.ts';
import { withTimeout } from '#server/lib/lazyAsync.ts';

/** A shared cache in front of the site from which responses can be purged by tag. */
export type Cdn = {
  /** Name of the response header with the tags. The CDN reads and removes it. */
  header: string;
  separator: string;
  /** Maximum number of tags in one call. */
  maxTags: number;
  /** Purges responses with these tags, or all responses. Rejects if the CDN does not accept the purge. */
  purge(tags: readonly string[] | 'everything'): Promise<void>;
};

export type CdnAccount = {
  /** Base URL of the CDN's API. */
  apiUrl: string;
  /** ID of Fastly's service or Cloudflare's zone. */
  id: string;
  token: string;
  fetch?: Fetch;
};

const timeoutMs = 10_000;

/** Posts JSON and returns the body of the response. Rejects on a timeout, and if the status is not 2xx. */
async function postJson(
  url: string,
  {
    headers,
    body,
    fetch: fetchUrl = fetch,
  }: { headers: Record<string, string>; body: unknown; fetch?: Fetch | undefined },
): Promise<string> {
  const response = await fetchUrl(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The CDN responded with ${response.status}.`);
  return text;
}

const CloudflareResponse = v.pipe(v.string(), v.parseJson(), v.object({ success: v.literal(true) }));

/** Creates the adapter for Cloudflare: `Cache-Tag` header, purges of a zone. */
export function createCloudflare({ apiUrl, id, token, fetch }: CdnAccount): Cdn {
  const zone = `${apiUrl}/zones/${encodeURIComponent(id)}`;
  const headers = { Authorization: `Bearer ${token}` };
  return {
    header: 'Cache-Tag',
    separator: ',',
    maxTags: 30,
    async purge(tags) {
      const body = tags === 'everything' ? { purge_everything: true } : { tags };
      const responseBody = await postJson(`${zone}/purge_cache`, { headers, body, fetch });
      // The body also reports whether Cloudflare accepted the purge.
      if (!v.is(CloudflareResponse, responseBody)) throw new Error('The CDN rejected the purge.');
    },
  };
}

/** Creates the adapter for Fastly: `Surrogate-Key` header, batch purges. */
export function createFastly({ apiUrl, id, token, fetch }: CdnAccount): Cdn {
  const service = `${apiUrl}/service/${encodeURIComponent(id)}`;
  const headers = { 'Fastly-Key': token };
  return {
    header: 'Surrogate-Key',
    separator: ' ',
    maxTags: 256,
    async purge(tags) {
      if (tags === 'everything') await postJson(`${service}/purge_all`, { headers, body: {}, fetch });
      else await postJson(`${service}/purge`, { headers, body: { surrogate_keys: tags }, fetch });
    },
  };
}

declare module 'koa' {
  interface DefaultState {
    /** Tags by which a CDN purges the response. */
    cacheTags?: readonly string[];
  }
}

/** Tag of cacheable responses without other tags. Every purge includes it. */
export const pendingPurgeTag = 'untold';

/** Adds the tags of cacheable responses to the header that the CDN reads. */
export function tagResponses({ header, separator }: Pick<Cdn, 'header' | 'separator'>): Middleware {
  return async (ctx, next) => {
    await next();
    if (!/\bs-maxage=/.test(ctx.response.get('Cache-Control'))) return;
    const tags: readonly string[] = ctx.state.cacheTags ?? [pendingPurgeTag];
    ctx.set(header, tags.join(separator));
  };
}

/** Delay that lets other instances receive the purge first: the CDN must not fetch the old page from one of them. */
const delayMs = 1_000;
const firstRetryMs = 1_000;
const maxRetryMs = minuteMs;
/** Maximum number of queued tags. If there are more, everything is purged. */
const maxQueuedTags = 2_000;
const lastAttemptMs = 2_000;

type PurgeQueue = {
  /** Queues a purge of responses with any of the tags and returns. The purge is retried until the CDN accepts it. */
  add(tags: readonly string[] | 'everything'): void;
  /** Returns the age of the oldest purge that the CDN has not accepted yet, in milliseconds; 0 if there is none. */
  lagMs(): number;
  /** Attempts the remaining purges one last time. */
  stop(): Promise<void>;
};

/** Creates the queue that sends purges to the CDN in the background, so that the backend's request does not wait. */
export function createPurgeQueue(deps: {
  cdn: Cdn;
  logger: Logger;
  /** Overrides the delays before the first attempt and the first retry. */
  waitMs?: number;
  now?: () => number;
}): PurgeQueue {
  const { cdn, logger, now = () => performance.now() } = deps;
  const queuedTags = new Set<string>();
  const shutdown = new AbortController();
  let isEverything = false;
  let pendingSince: number | undefined;
  let runningPurge: Promise<void> | undefined;

  /** Sends all queued tags. Dequeues them before each call: a tag added during the call must be purged again. */
  const sendAll = async () => {
    while (isEverything || queuedTags.size > 0) {
      const tags = isEverything ? 'everything' : [...queuedTags].slice(0, cdn.maxTags);
      isEverything = false;
      if (tags === 'everything') queuedTags.clear();
      else for (const tag of tags) queuedTags.delete(tag);
      try {
        await cdn.purge(tags);
      } catch (error) {
        if (tags === 'everything') isEverything = true;
        else for (const tag of tags) queuedTags.add(tag);
        throw error;
      }
    }
    pendingSince = undefined;
  };

  const wait = (ms: number) => pause(ms, undefined, { ref: false, signal: shutdown.signal });

  const work = async () => {
    await wait(deps.waitMs ?? delayMs);
    let againInMs = deps.waitMs ?? firstRetryMs;
    while (pendingSince !== undefined) {
      try {
        await sendAll();
      } catch (error) {
        logger.error({ err: error, againInMs }, 'CDN purge failed; retrying');
        await wait(againInMs);
        againInMs = Math.min(2 * againInMs, maxRetryMs);
      }
    }
  };

  return {
    add(tags) {
      pendingSince ??= now();
      if (tags === 'everything' || queuedTags.size + tags.length > maxQueuedTags) isEverything = true;
      else for (const tag of tags) queuedTags.add(tag);
      runningPurge ??= work()
        .catch(() => undefined)
        .finally(() => (runningPurge = undefined));
    },
    lagMs: () => (pendingSince === undefined ? 0 : Math.max(1, now() - pendingSince)),
    async stop() {
      shutdown.abort();
      if (pendingSince === undefined) return;
      const lastAttempt = (async () => {
        await runningPurge;
        await sendAll();
      })();
      const isFlushed = await withTimeout(lastAttemptMs, lastAttempt).catch(() => false);
      if (!isFlushed) logger.error({}, 'CDN purges were still pending at shutdown');
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { Middleware } from 'koa';
import type { Fetch } from '#server/lib/fetchText.ts';
import { minuteMs } from '#schema/durations.ts';
import type { Logger } from '#server/logger.ts';
import { withTimeout } from '#server/lib/lazyAsync.ts';

/** A shared cache in front of the site that drops answers by their tags. */
export type Cdn = {
  /** The header of answers that it reads, and removes. */
  header: string;
  separator: string;
  /** In one call. */
  maxTags: number;
  /** The call that drops answers by their tags, or all of them. Rejects where it was not accepted. */
  purge(tags: readonly string[] | 'everything'): Promise<void>;
};

export type CdnAccount = {
  /** Where its interface is. */
  apiUrl: string;
  /** Fastly's service, Cloudflare's zone. */
  id: string;
  token: string;
  fetch?: Fetch;
};

const timeoutMs = 10_000;

/** POSTs JSON. Rejects without an answer in time, and with an answer that is not OK. */
async function post(
  url: string,
  {
    headers,
    body,
    fetch: send = fetch,
  }: { headers: Record<string, string>; body: unknown; fetch?: Fetch | undefined },
): Promise<string> {
  const answer = await send(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The CDN responded with ${answer.status}.`);
  return text;
}

const Answer = v.pipe(v.string(), v.parseJson(), v.object({ success: v.literal(true) }));

/** Cloudflare: `Cache-Tag`, and the purge of a zone. */
export function createCloudflare({ apiUrl, id, token, fetch }: CdnAccount): Cdn {
  const zone = `${apiUrl}/zones/${encodeURIComponent(id)}`;
  const headers = { Authorization: `Bearer ${token}` };
  return {
    header: 'Cache-Tag',
    separator: ',',
    maxTags: 30,
    async purge(tags) {
      const body = tags === 'everything' ? { purge_everything: true } : { tags };
      const answer = await post(`${zone}/purge_cache`, { headers, body, fetch });
      // It says in the body as well whether it will do it.
      if (!v.is(Answer, answer)) throw new Error('The CDN rejected the purge.');
    },
  };
}

/** Fastly: `Surrogate-Key`, and the batch purge of its API. */
export function createFastly({ apiUrl, id, token, fetch }: CdnAccount): Cdn {
  const service = `${apiUrl}/service/${encodeURIComponent(id)}`;
  const headers = { 'Fastly-Key': token };
  return {
    header: 'Surrogate-Key',
    separator: ' ',
    maxTags: 256,
    async purge(tags) {
      if (tags === 'everything') await post(`${service}/purge_all`, { headers, body: {}, fetch });
      else await post(`${service}/purge`, { headers, body: { surrogate_keys: tags }, fetch });
    },
  };
}

declare module 'koa' {
  interface DefaultState {
    /** By which a CDN finds the answer when something has changed. */
    cacheTags?: readonly string[];
  }
}

/** Of answers that a shared cache may keep and that say nothing of what they were made of. Every purge has it. */
export const pendingPurgeTag = 'untold';

/** Puts the tags of an answer into the header that the CDN reads, where it may keep the answer. */
export function tagAnswers({ header, separator }: Pick<Cdn, 'header' | 'separator'>): Middleware {
  return async (ctx, next) => {
    await next();
    if (!/\bs-maxage=/.test(ctx.response.get('Cache-Control'))) return;
    const tags: readonly string[] = ctx.state.cacheTags ?? [pendingPurgeTag];
    ctx.set(header, tags.join(separator));
  };
}

/** Other instances hear of a purge meanwhile: the CDN must not get the old page from one of them again. */
const gatherMs = 1_000;
const firstPauseMs = 1_000;
const maxPauseMs = minuteMs;
/** So many at once are told as everything. */
const maxWaiting = 2_000;
const lastAttemptMs = 2_000;

type PurgeQueue = {
  /** Has the CDN drop answers with one of the tags, soon, and again and again until it has. Never waits. */
  add(tags: readonly string[] | 'everything'): void;
  /** How long the CDN has had answers that should be gone; 0 where there are none. */
  lagMs(): number;
  /** Tries once more what is left. */
  stop(): Promise<void>;
};

/** Tells the CDN what has changed, behind the answer to whoever said it. */
export function createPurgeQueue(deps: {
  cdn: Cdn;
  logger: Logger;
  /** In place of what is waited for before the first attempt, and before the second. */
  waitMs?: number;
  now?: () => number;
}): PurgeQueue {
  const { cdn, logger, now = () => performance.now() } = deps;
  const waiting = new Set<string>();
  const stopping = new AbortController();
  let isEverything = false;
  let since: number | undefined;
  let working: Promise<void> | undefined;

  /** What is named again while a call is made has to be dropped again, so that names are taken out before it. */
  const sendAll = async () => {
    while (isEverything || waiting.size > 0) {
      const tags = isEverything ? 'everything' : [...waiting].slice(0, cdn.maxTags);
      isEverything = false;
      if (tags === 'everything') waiting.clear();
      else for (const tag of tags) waiting.delete(tag);
      try {
        await cdn.purge(tags);
      } catch (error) {
        if (tags === 'everything') isEverything = true;
        else for (const tag of tags) waiting.add(tag);
        throw error;
      }
    }
    since = undefined;
  };

  const rest = (ms: number) => pause(ms, undefined, { ref: false, signal: stopping.signal });

  const work = async () => {
    await rest(deps.waitMs ?? gatherMs);
    let againInMs = deps.waitMs ?? firstPauseMs;
    while (since !== undefined) {
      try {
        await sendAll();
      } catch (error) {
        logger.error({ err: error, againInMs }, 'CDN purge failed; retrying');
        await rest(againInMs);
        againInMs = Math.min(2 * againInMs, maxPauseMs);
      }
    }
  };

  return {
    add(tags) {
      since ??= now();
      if (tags === 'everything' || waiting.size + tags.length > maxWaiting) isEverything = true;
      else for (const tag of tags) waiting.add(tag);
      working ??= work()
        .catch(() => undefined)
        .finally(() => (working = undefined));
    },
    lagMs: () => (since === undefined ? 0 : Math.max(1, now() - since)),
    async stop() {
      stopping.abort();
      if (since === undefined) return;
      const last = (async () => {
        await working;
        await sendAll();
      })();
      const isFlushed = await withTimeout(lastAttemptMs, last).catch(() => false);
      if (!isFlushed) logger.error({}, 'CDN purges were still pending at shutdown');
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '#schema/durations.ts';
import type { Logger } from '#server/logger.ts';
import type { Cdn } from './cdn.ts';
import { withTimeout } from '#server/lib/lazyAsync.ts';

/** Other instances hear of a purge meanwhile: the CDN must not get the old page from one of them again. */
const gatherMs = 1_000;
const firstPauseMs = 1_000;
const maxPauseMs = minuteMs;
/** So many at once are told as everything. */
const maxWaiting = 2_000;
const lastAttemptMs = 2_000;

export type PurgeQueue = {
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
        logger.error({ err: error, againInMs }, 'the CDN was not told what has changed');
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
      if (!isFlushed) logger.error({}, 'the CDN was not told of the last changes');
    },
  };
}

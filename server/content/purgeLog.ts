import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Purge } from '#schema/purge.ts';
import type { Logger } from '#server/logger.ts';
import { purgeFields, purgeIn, purgeLogKey as logKey } from './sharedStore.ts';

/** Far more than an instance misses in an hour; one that missed more drops everything. */
const maxKept = 1_000;
const maxReadAtOnce = 100;
/** Also how soon a connection that died without a word is noticed. */
const listenMs = 5_000;
const tryAgainMs = 1_000;
const maxUnsent = 100;
const connectWithinMs = 2_000;

const everything: Purge = { ids: [], types: [], locales: [], everything: true };

/** A log of purges in Redis that every instance appends to and reads from where it stopped. */
export type PurgeLog = {
  /** Tells the other instances, at once or when Redis is back. Never rejects. */
  append(purge: Purge): Promise<void>;
  /** False while purges of others may be missed; they are caught up with. */
  isSubscribed(): boolean;
  /** False while the others have not been told all that was appended. */
  isFlushed(): boolean;
  close(): void;
};

/**
 * Hears what other instances purge. After an interruption it reads on from the last entry it knows; where that is gone,
 * or this instance began without Redis, it purges everything, for anything may have changed.
 */
export function createPurgeLog(deps: {
  /** Settles at once or not at all. */
  redis: Redis;
  /** A connection of its own: reading waits on it. */
  reader: Redis;
  self: string;
  /** The same for all instances: what another secret has sealed is ignored. */
  secret: string;
  onPurge: (purge: Purge) => void;
  logger: Logger;
}): PurgeLog {
  const { redis, reader, self, secret, onPurge, logger } = deps;
  const unsent: Purge[] = [];
  /** Seals of entries: one that is copied in Redis counts once. */
  const heard = new LRUCache<string, true>({ max: 10 * maxKept });
  /** The last entry heard; undefined before the first connection. */
  let position: string | undefined;
  let isSubscribed = false;
  let hasMissed = false;
  let isClosed = false;

  const add = (purge: Purge) =>
    redis.xadd(logKey, 'MAXLEN', '~', maxKept, '*', ...purgeFields(secret, self, purge));

  /** Finds where to read on. An own entry marks the place in an empty log, so that a log that was lost is noticed. */
  const findPlace = async () => {
    if (!['stream', 'none'].includes(await redis.type(logKey))) await redis.del(logKey);
    const isKnown = position !== undefined && (await redis.xrange(logKey, position, position)).length > 0;
    if (isKnown) return;
    const [newest] = await redis.xrevrange(logKey, '+', '-', 'COUNT', 1);
    const wasKnown = position !== undefined;
    position = newest?.[0] ?? (await redis.xadd(logKey, '*', 'from', self)) ?? undefined;
    if (wasKnown || hasMissed) {
      logger.warn({}, 'purges from other instances may have been missed; purging everything');
      onPurge(everything);
    }
  };

  const sendUnsent = async () => {
    for (let next = unsent[0]; next !== undefined; [next] = unsent) {
      await add(next);
      // Not the first that there is now: `append` may have put others in its place meanwhile.
      const sent = unsent.indexOf(next);
      if (sent !== -1) unsent.splice(sent, 1);
    }
  };

  const listen = async () => {
    while (!isClosed) {
      try {
        if (!isSubscribed) {
          await Promise.all([connected(redis), connected(reader)]);
          await findPlace();
          await sendUnsent();
          if (hasMissed) logger.info({}, 'receiving purges from other instances again');
          isSubscribed = true;
          hasMissed = false;
        }
        const answer = await reader.xread(
          'COUNT',
          maxReadAtOnce,
          'BLOCK',
          listenMs,
          'STREAMS',
          logKey,
          position ?? '$',
        );
        for (const [, entries] of answer ?? []) {
          for (const [id, fields] of entries) {
            position = id;
            onMessage(fields);
          }
        }
      } catch (error) {
        if (isClosed) return;
        if (!hasMissed) logger.warn({ error }, 'purges from other instances are not received');
        isSubscribed = false;
        hasMissed = true;
        await pause(tryAgainMs, undefined, { ref: false });
      }
    }
  };

  const onMessage = (fields: readonly string[]) => {
    const entry = purgeIn(secret, fields);
    if (entry === undefined || heard.has(entry.seal)) return;
    heard.set(entry.seal, true);
    if (entry.from !== self) onPurge(entry.purge);
  };

  void listen();

  return {
    isSubscribed: () => isSubscribed,
    isFlushed: () => unsent.length === 0,
    async append(purge) {
      try {
        await add(purge);
      } catch (error) {
        logger.warn({ error }, 'purge could not be published; retrying when Redis is back');
        // So many at once are told as one.
        if (unsent.length >= maxUnsent) unsent.splice(0, unsent.length, { ...everything });
        else unsent.push(purge);
        // A connection that works for reading alone is begun anew as well, which sends it.
        isSubscribed = false;
      }
    },
    close() {
      isClosed = true;
      redis.disconnect();
      reader.disconnect();
    },
  };
}

/** Rejects when the connection fails, or takes too long. */
async function connected(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return;
  await once(redis, 'ready', { signal: AbortSignal.timeout(connectWithinMs) });
}

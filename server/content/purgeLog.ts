import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Purge } from '#schema/purge.ts';
import type { Logger } from '#server/logger.ts';
import { purgeFields, purgeIn, purgeLogKey as logKey } from './sharedStore.ts';

/** Length of the log: far more than an instance misses in an hour. An instance that missed more purges everything. */
const maxEntries = 1_000;
const maxReadAtOnce = 100;
/** Duration of a blocking read. A shorter one notices a dead connection sooner. */
const blockMs = 5_000;
const retryMs = 1_000;
const maxUnsent = 100;
const connectTimeoutMs = 2_000;

const everything: Purge = { ids: [], types: [], locales: [], everything: true };

/** Log of purges in Redis. Every instance appends to it and reads the entries that it has not received yet. */
export type PurgeLog = {
  /** Sends a purge to the other instances, immediately or when Redis is available again. Never rejects. */
  append(purge: Purge): Promise<void>;
  /** Returns false while purges from other instances cannot be received. Missed purges are received later. */
  isSubscribed(): boolean;
  /** Returns false while there are purges that have not been written to Redis. */
  isFlushed(): boolean;
  close(): void;
};

/**
 * Creates the log and receives purges from other instances. After an interruption, it continues after the last received
 * entry. If that entry is gone, or if this instance started without Redis, it purges everything, because anything may
 * have changed.
 */
export function createPurgeLog(deps: {
  /** Connection for commands that do not block. */
  redis: Redis;
  /** Separate connection for blocking reads of the log. */
  reader: Redis;
  self: string;
  /** Secret shared by all instances. Entries sealed with another secret are ignored. */
  secret: string;
  onPurge: (purge: Purge) => void;
  logger: Logger;
}): PurgeLog {
  const { redis, reader, self, secret, onPurge, logger } = deps;
  const unsentPurges: Purge[] = [];
  /** Seals of received entries, so that an entry copied within Redis is applied only once. */
  const receivedSeals = new LRUCache<string, true>({ max: 10 * maxEntries });
  /** ID of the last received entry; undefined before the first connection. */
  let position: string | undefined;
  let isSubscribed = false;
  let hasMissed = false;
  let isClosed = false;

  const add = (purge: Purge) =>
    redis.xadd(logKey, 'MAXLEN', '~', maxEntries, '*', ...purgeFields(secret, self, purge));

  /** Finds the position to continue from. Adds a mark to an empty log, so that the loss of the log is noticed. */
  const findPosition = async () => {
    if (!['stream', 'none'].includes(await redis.type(logKey))) await redis.del(logKey);
    const isPositionKnown =
      position !== undefined && (await redis.xrange(logKey, position, position)).length > 0;
    if (isPositionKnown) return;
    const [newestEntry] = await redis.xrevrange(logKey, '+', '-', 'COUNT', 1);
    const hadPosition = position !== undefined;
    position = newestEntry?.[0] ?? (await redis.xadd(logKey, '*', 'from', self)) ?? undefined;
    if (hadPosition || hasMissed) {
      logger.warn({}, 'purges from other instances may have been missed; purging everything');
      onPurge(everything);
    }
  };

  const sendUnsent = async () => {
    for (let purge = unsentPurges[0]; purge !== undefined; [purge] = unsentPurges) {
      await add(purge);
      // `next` may not be the first any more: `append` may have replaced the list in the meantime.
      const sentIndex = unsentPurges.indexOf(purge);
      if (sentIndex !== -1) unsentPurges.splice(sentIndex, 1);
    }
  };

  const listen = async () => {
    while (!isClosed) {
      try {
        if (!isSubscribed) {
          await Promise.all([waitUntilReady(redis), waitUntilReady(reader)]);
          await findPosition();
          await sendUnsent();
          if (hasMissed) logger.info({}, 'receiving purges from other instances again');
          isSubscribed = true;
          hasMissed = false;
        }
        const streams = await reader.xread(
          'COUNT',
          maxReadAtOnce,
          'BLOCK',
          blockMs,
          'STREAMS',
          logKey,
          position ?? '$',
        );
        for (const [, entries] of streams ?? []) {
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
        await pause(retryMs, undefined, { ref: false });
      }
    }
  };

  const onMessage = (fields: readonly string[]) => {
    const entry = purgeIn(secret, fields);
    if (entry === undefined || receivedSeals.has(entry.seal)) return;
    receivedSeals.set(entry.seal, true);
    if (entry.from !== self) onPurge(entry.purge);
  };

  void listen();

  return {
    isSubscribed: () => isSubscribed,
    isFlushed: () => unsentPurges.length === 0,
    async append(purge) {
      try {
        await add(purge);
      } catch (error) {
        logger.warn({ error }, 'purge could not be published; retrying when Redis is back');
        // Replaces too many purges with one purge of everything.
        if (unsentPurges.length >= maxUnsent) unsentPurges.splice(0, unsentPurges.length, { ...everything });
        else unsentPurges.push(purge);
        // Reconnects, even if reading still works: reconnecting sends the purge.
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

/** Resolves when the connection is ready. Rejects if connecting fails or takes too long. */
async function waitUntilReady(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return;
  await once(redis, 'ready', { signal: AbortSignal.timeout(connectTimeoutMs) });
}

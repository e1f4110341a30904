import { createHash, randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Purge } from '#schema/purge.ts';
import { signatureLifeSeconds } from '#server/lib/signature.ts';
import type { Logger } from '#server/logger.ts';
import { createPurgeLog } from './purgeLog.ts';

/**
 * Time for which signatures are remembered. A signature dated five minutes ahead of our clock is valid for ten minutes.
 */
const rememberedSeconds = 2 * signatureLifeSeconds;
const maxRemembered = 10_000;
/** Timeout of blocking reads. A connection that is silent for longer is dead. */
const readTimeoutMs = 10_000;

/** Exchange of purges between the instances of a site. */
export type PurgeChannel = {
  /** Records a signature. Resolves with true if no instance has recorded it before. */
  isFirst(signature: string): Promise<boolean>;
  /** Sends a purge to the other instances, immediately or when Redis is available again. Never rejects. */
  publish(purge: Purge): Promise<void>;
  /** Returns false while purges from other instances cannot be received. Missed purges are received later. */
  isSubscribed(): boolean;
  /** Returns false while there are purges that have not been sent to the other instances. */
  isFlushed(): boolean;
  close(): void;
};

/** Connects instances through Redis if it is configured. While Redis is down, each instance works alone. */
export async function createPurgeChannel(deps: {
  redisUrl: string | undefined;
  /** Secret that seals messages between instances. Without it, the site receives no purges and no instances connect. */
  secret: string | undefined;
  /** Called with each purge that another instance received. */
  onPurge: (purge: Purge) => void;
  logger: Logger;
}): Promise<PurgeChannel> {
  const recentSignatures = new LRUCache<string, true>({ max: maxRemembered, ttl: rememberedSeconds * 1000 });
  const isFirstLocally = (signature: string) => {
    const isKnown = recentSignatures.has(signature);
    recentSignatures.set(signature, true);
    return !isKnown;
  };
  if (deps.redisUrl === undefined || deps.secret === undefined) {
    return {
      isFirst: async (signature) => isFirstLocally(signature),
      publish: async () => {},
      isSubscribed: () => true,
      isFlushed: () => true,
      close: () => {},
    };
  }

  const { connectRedis } = await import('#server/database/connectRedis.ts');
  const redis = connectRedis(deps.redisUrl, deps.logger);
  const log = createPurgeLog({
    redis,
    reader: connectRedis(deps.redisUrl, deps.logger, { commandTimeout: readTimeoutMs }),
    self: randomUUID(),
    secret: deps.secret,
    onPurge: deps.onPurge,
    logger: deps.logger,
  });
  return {
    async isFirst(signature) {
      if (!isFirstLocally(signature)) return false;
      return recordSignature(redis, signature).catch((error: unknown) => {
        deps.logger.warn({ error }, 'purge could not be deduplicated across instances');
        return true;
      });
    },
    publish: log.append,
    isSubscribed: log.isSubscribed,
    isFlushed: log.isFlushed,
    close: log.close,
  };
}

/**
 * Records a signature in Redis, as a digest: preview links are valid for minutes, so Redis must not reveal them.
 */
async function recordSignature(redis: Redis, signature: string): Promise<boolean> {
  const digest = createHash('sha256').update(signature).digest('base64url');
  return (await redis.set(`{site}:seen:${digest}`, '1', 'EX', rememberedSeconds, 'NX')) === 'OK';
}

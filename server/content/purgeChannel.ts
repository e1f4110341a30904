import { createHash, randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Purge } from '#schema/purge.ts';
import { signatureLifeSeconds } from '#server/lib/signature.ts';
import type { Logger } from '#server/logger.ts';
import { createPurgeLog } from './purgeLog.ts';

/** A signature made five minutes ahead of our clock is taken for ten. */
const rememberedSeconds = 2 * signatureLifeSeconds;
const maxRemembered = 10_000;
/** Reading waits for what comes; a connection that says nothing for longer is dead. */
const readingMs = 10_000;

/** What the instances of a site tell each other about purges. */
export type PurgeChannel = {
  /** True the first time any instance asks about a signature. */
  isFirst(signature: string): Promise<boolean>;
  /** Tells the other instances, at once or when Redis is back. Never rejects. */
  publish(purge: Purge): Promise<void>;
  /** False while purges of other instances are not heard; they are caught up with. */
  isSubscribed(): boolean;
  /** False while the others have not been told of all purges. */
  isFlushed(): boolean;
  close(): void;
};

/** Joins instances through Redis, or stands alone. With Redis down each instance remembers and purges for itself. */
export async function createPurgeChannel(deps: {
  redisUrl: string | undefined;
  /** Seals what the instances tell each other; undefined where nobody can tell this site of changes: it stands alone. */
  secret: string | undefined;
  /** Called for what another instance was told. */
  onPurge: (purge: Purge) => void;
  logger: Logger;
}): Promise<PurgeChannel> {
  const seen = new LRUCache<string, true>({ max: maxRemembered, ttl: rememberedSeconds * 1000 });
  const isFirstHere = (signature: string) => {
    const isKnown = seen.has(signature);
    seen.set(signature, true);
    return !isKnown;
  };
  if (deps.redisUrl === undefined || deps.secret === undefined) {
    return {
      isFirst: async (signature) => isFirstHere(signature),
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
    reader: connectRedis(deps.redisUrl, deps.logger, { commandTimeout: readingMs }),
    self: randomUUID(),
    secret: deps.secret,
    onPurge: deps.onPurge,
    logger: deps.logger,
  });
  return {
    async isFirst(signature) {
      if (!isFirstHere(signature)) return false;
      return remember(redis, signature).catch((error: unknown) => {
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

/** By its digest: the link of a preview counts for minutes, and must not be read in Redis. */
async function remember(redis: Redis, signature: string): Promise<boolean> {
  const digest = createHash('sha256').update(signature).digest('base64url');
  return (await redis.set(`{site}:seen:${digest}`, '1', 'EX', rememberedSeconds, 'NX')) === 'OK';
}

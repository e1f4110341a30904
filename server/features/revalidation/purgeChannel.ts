import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { Purge } from '#schema/purge.ts';
import { connectRedis } from '../../lib/connectRedis.ts';
import { signatureLifeSeconds } from '../../lib/signature.ts';
import type { Logger } from '../../logger.ts';

const channelName = 'site:purge';
/** A signature made five minutes ahead of our clock is taken for ten. */
const rememberedSeconds = 2 * signatureLifeSeconds;
const mostRemembered = 10_000;

const Message = v.pipe(v.string(), v.parseJson(), v.object({ from: v.string(), purge: Purge }));

/** What the instances of a site tell each other about purges. */
export type PurgeChannel = {
  /** True the first time any instance asks about a signature. */
  isFirst(signature: string): Promise<boolean>;
  /** Tells the other instances. Never rejects: their copies are a minute old at most by themselves. */
  publish(purge: Purge): Promise<void>;
  close(): void;
};

/** Joins instances through Redis, or stands alone. With Redis down each instance remembers and purges for itself. */
export function createPurgeChannel(parts: {
  redisUrl: string | undefined;
  /** Called for what another instance was told. */
  onPurge: (purge: Purge) => void;
  logger: Logger;
}): PurgeChannel {
  const seen = new LRUCache<string, true>({ max: mostRemembered, ttl: rememberedSeconds * 1000 });
  const isFirstHere = (signature: string) => {
    const isKnown = seen.has(signature);
    seen.set(signature, true);
    return !isKnown;
  };
  if (parts.redisUrl === undefined) {
    return { isFirst: async (signature) => isFirstHere(signature), publish: async () => {}, close: () => {} };
  }

  const self = randomUUID();
  const warn = (error: unknown, message: string) => parts.logger.warn({ error }, message);
  const redis = connectRedis(parts.redisUrl, parts.logger);
  const subscriber = connectRedis(parts.redisUrl, parts.logger, { enableOfflineQueue: true });
  subscriber.subscribe(channelName).catch((error: unknown) => warn(error, 'no purges from other instances'));
  subscriber.on('message', (_channel: string, text: string) => {
    const message = v.safeParse(Message, text);
    if (message.success && message.output.from !== self) parts.onPurge(message.output.purge);
  });
  return {
    async isFirst(signature) {
      if (!isFirstHere(signature)) return false;
      return remember(redis, signature).catch((error: unknown) => {
        warn(error, 'a purge could not be compared with those of other instances');
        return true;
      });
    },
    async publish(purge) {
      await redis
        .publish(channelName, JSON.stringify({ from: self, purge }))
        .catch((error: unknown) => warn(error, 'a purge did not reach the other instances'));
    },
    close() {
      redis.disconnect();
      subscriber.disconnect();
    },
  };
}

async function remember(redis: Redis, signature: string): Promise<boolean> {
  return (await redis.set(`purge:${signature}`, '1', 'EX', rememberedSeconds, 'NX')) === 'OK';
}

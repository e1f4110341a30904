import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '#server/logger.ts';

/**
 * Opens a connection that reconnects automatically. While it is down, commands fail within a second, unless `options`
 * allow more time.
 */
export function connectRedis(url: string, logger: Logger, options: RedisOptions = {}): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 1000,
    ...options,
  });
  redis.on('error', (error) => logger.warn({ error: error.message }, 'Redis connection failed'));
  return redis;
}

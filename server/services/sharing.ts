import type { Config } from '#server/config/config.ts';
import type { Logger } from '#server/logger.ts';
import { createSharedAnswers, unshared, type SharedAnswers } from '#server/content/sharedContentCache.ts';
import { createSharedStore } from '#server/content/sharedStore.ts';

/** Of Redis' memory, all languages together. */
const limitBytes = 128 * 1024 * 1024;

/** Shares the content backend's answers with other instances where there is Redis, and a secret that all of them know. */
export async function composeSharing(
  { redisUrl, secretKey, revalidateSecret }: Pick<Config, 'redisUrl' | 'secretKey' | 'revalidateSecret'>,
  { logger, isTold }: { logger: Logger; isTold: () => boolean },
): Promise<{ shared: SharedAnswers; close(): void }> {
  if (redisUrl === undefined) return { shared: unshared, close: () => {} };
  const secret = secretKey ?? revalidateSecret;
  if (secret === undefined) {
    logger.warn('REDIS_URL without SECRET_KEY: answers of the content backend are not shared');
    return { shared: unshared, close: () => {} };
  }
  const { connectRedis } = await import('#server/database/connectRedis.ts');
  const redis = connectRedis(redisUrl, logger);
  const store = createSharedStore({ redis, limitBytes, secret, purgeSecret: revalidateSecret, logger });
  return { shared: createSharedAnswers({ store, isTold }), close: () => redis.disconnect() };
}

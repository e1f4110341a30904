import type { Config } from '#server/config/config.ts';
import type { Logger } from '#server/logger.ts';
import { createSharedAnswers, unshared, type SharedAnswers } from '#server/upstream/sharedAnswers.ts';
import { createSharedStore } from '#server/upstream/sharedStore.ts';

/** Of Redis' memory, all languages together. */
const limitBytes = 128 * 1024 * 1024;

/** Shares the content backend's answers with other instances where there is Redis. */
export async function composeSharing(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  { logger, isTold }: { logger: Logger; isTold: () => boolean },
): Promise<{ shared: SharedAnswers; close(): void }> {
  if (redisUrl === undefined) return { shared: unshared, close: () => {} };
  const { connectRedis } = await import('#server/database/connectRedis.ts');
  const redis = connectRedis(redisUrl, logger);
  const store = createSharedStore({ redis, limitBytes, logger });
  return { shared: createSharedAnswers({ store, isTold }), close: () => redis.disconnect() };
}

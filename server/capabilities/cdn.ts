import type { Middleware } from 'koa';
import type { Purge } from '#schema/purge.ts';
import type { Config } from '#server/config/config.ts';
import { createCloudflare } from '#server/features/cdn/adapters/cloudflare.ts';
import { createFastly } from '#server/features/cdn/adapters/fastly.ts';
import { createPurgeQueue } from '#server/features/cdn/purgeQueue.ts';
import { tagAnswers, untoldTag } from '#server/features/cdn/tagAnswers.ts';
import { tagsOfPurge } from '#server/features/content/cacheTags.ts';
import type { Logger } from '#server/logger.ts';

export type CdnParts = {
  /** Tells the CDN what its copies were made of. */
  tagAnswers: Middleware;
  /** Has the CDN drop what a purge means, behind the answer to whoever said it. */
  purge(wish: Purge): void;
  /** How long it has had copies that should be gone. */
  lagMs(): number;
  stop(): Promise<void>;
};

const adapters = { fastly: createFastly, cloudflare: createCloudflare };

/** The CDN in front; undefined where there is none that the site knows. */
export function composeCdn({ cdn: account }: Pick<Config, 'cdn'>, logger: Logger): CdnParts | undefined {
  if (account === undefined) return undefined;
  const cdn = adapters[account.kind](account);
  const queue = createPurgeQueue({ cdn, logger });
  return {
    tagAnswers: tagAnswers(cdn),
    purge(wish) {
      const isAll = wish.everything && wish.locales.length === 0;
      queue.add(isAll ? 'everything' : [...tagsOfPurge(wish), untoldTag]);
    },
    lagMs: queue.lagMs,
    stop: queue.stop,
  };
}

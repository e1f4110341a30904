import type { Middleware } from 'koa';
import type { Purge } from '#schema/purge.ts';
import type { Config } from '#server/config/config.ts';
import { createCloudflare } from '#server/content/cdn/cloudflare.ts';
import { createFastly } from '#server/content/cdn/fastly.ts';
import { createPurgeQueue } from '#server/content/cdnPurgeQueue.ts';
import { tagAnswers, untoldTag } from '#server/content/cdn/tagAnswers.ts';
import { tagsOfPurge } from '#server/content/cacheTags.ts';
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

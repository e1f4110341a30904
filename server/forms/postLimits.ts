import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Logger } from '#server/logger.ts';
import ipaddr from 'ipaddr.js';

/** How often one visitor may post. Each returns the seconds to wait when the post is refused, else undefined. */
export type PostLimits = {
  /** Every post, valid or not: 60 a minute. */
  countPost: (address: string) => Promise<number | undefined>;
  /** Posts whose fields were in order: 5 in 10 minutes, each form for itself. */
  countAccepted: (form: 'newsletter' | 'enquiries', address: string) => Promise<number | undefined>;
  /** Challenges handed out to the browsers behind one address: 60 a minute. */
  countChallenge: (address: string) => Promise<number | undefined>;
  /** Searches, while somebody types and as pages: 120 a minute. */
  countSearch: (address: string) => Promise<number | undefined>;
  /** What is posted as a mail provider's report, signed or not: 300 a minute. Providers send a post again later. */
  countReport: (address: string) => Promise<number | undefined>;
  close: () => Promise<void>;
};

const posts = { points: 60, duration: 60 };
const searches = { points: 120, duration: 60 };
const reports = { points: 300, duration: 60 };
const accepted = { points: 5, duration: 600 };

/** Counts in memory, or in Redis where instances share one. With Redis down nobody is refused, and the log says so. */
export async function createPostLimits({
  redisUrl,
  logger,
}: {
  redisUrl: string | undefined;
  logger: Logger;
}): Promise<PostLimits> {
  const redis =
    redisUrl === undefined
      ? undefined
      : (await import('#server/database/connectRedis.ts')).connectRedis(redisUrl, logger);
  const postLimiter = createLimiter('posts', posts, redis);
  const challengeLimiter = createLimiter('challenges', posts, redis);
  const searchLimiter = createLimiter('searches', searches, redis);
  const reportLimiter = createLimiter('reports', reports, redis);
  const limiters = {
    newsletter: createLimiter('newsletter', accepted, redis),
    enquiries: createLimiter('enquiries', accepted, redis),
  };
  return {
    countPost: (address) => count(postLimiter, limitKey(address), logger),
    countAccepted: (form, address) => count(limiters[form], limitKey(address), logger),
    countChallenge: (address) => count(challengeLimiter, limitKey(address), logger),
    countSearch: (address) => count(searchLimiter, limitKey(address), logger),
    countReport: (address) => count(reportLimiter, limitKey(address), logger),
    close: async () => {
      redis?.disconnect();
    },
  };
}

function createLimiter(
  name: string,
  limit: { points: number; duration: number },
  redis: Redis | undefined,
): RateLimiterAbstract {
  const options = { ...limit, keyPrefix: `limit:${name}` };
  return redis === undefined
    ? new RateLimiterMemory(options)
    : new RateLimiterRedis({ ...options, storeClient: redis });
}

async function count(limiter: RateLimiterAbstract, key: string, logger: Logger): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) {
      const waitMs = refusal.msBeforeNext;
      if (waitMs >= 0 && waitMs <= limiter.duration * 1000) return Math.max(1, Math.ceil(waitMs / 1000));
      // No counter of ours lives longer: somebody else wrote it, and it would refuse for ever.
      await limiter.delete(key).catch(() => false);
      return undefined;
    }
    // A form that works is worth more than a limit that is exact.
    logger.warn({ error: refusal }, 'the limit store did not answer; the post was let through');
    return undefined;
  }
}

/** What limits count by: an IPv4 address, or the /64 that one IPv6 customer gets; IPv4-mapped IPv6 is IPv4. */
export function limitKey(address: string): string {
  const parsed = parse(address);
  if (parsed === undefined) return 'unknown';
  return parsed.kind() === 'ipv4' ? parsed.toString() : prefix(parsed, 64);
}

/** What may be kept of an address: /24 of IPv4, /48 of IPv6. */
export function truncatedAddress(address: string): string | null {
  const parsed = parse(address);
  if (parsed === undefined) return null;
  return parsed.kind() === 'ipv4' ? prefix(parsed, 24) : prefix(parsed, 48);
}

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

function prefix(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const cidr = `${address.toString()}/${bits}`;
  const network =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(cidr)
      : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${network.toString()}/${bits}`;
}

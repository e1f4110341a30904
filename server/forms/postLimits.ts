import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Logger } from '#server/logger.ts';
import ipaddr from 'ipaddr.js';

/**
 * Rate limits by visitor. Each method counts a request and returns the seconds to wait if it is rejected, otherwise
 * `undefined`.
 */
export type PostLimits = {
  /** Counts any submission, valid or not: 60 a minute. */
  countPost: (ip: string) => Promise<number | undefined>;
  /** Counts a submission with valid fields: 5 in 10 minutes, separately for each form. */
  countAccepted: (form: 'newsletter' | 'enquiries', ip: string) => Promise<number | undefined>;
  /** Counts a challenge issued to an address: 60 a minute. */
  countChallenge: (ip: string) => Promise<number | undefined>;
  /** Counts a search, for suggestions or a result page: 120 a minute. */
  countSearch: (ip: string) => Promise<number | undefined>;
  /** Counts a request to the bounce webhooks, signed or not: 300 a minute. Providers retry rejected requests. */
  countReport: (ip: string) => Promise<number | undefined>;
  /**
   * Counts bytes of files before they arrive, for a network (`limitKey`) and in total. One network may use a fifth of
   * an hour's bytes. If the bytes are rejected, returns the seconds to wait, and whether the network's own limit is
   * reached.
   */
  takeUploadBytes: (
    network: string,
    bytes: number,
  ) => Promise<{ seconds: number; isOwn: boolean } | undefined>;
  /** Corrects the counters by the difference to the bytes that arrived; negative if fewer arrived. */
  settleUploadBytes: (network: string, bytes: number) => Promise<void>;
  close: () => Promise<void>;
};

const postLimit = { points: 60, duration: 60 };
const searchLimit = { points: 120, duration: 60 };
const reportLimit = { points: 300, duration: 60 };
const acceptedLimit = { points: 5, duration: 600 };
const hourSeconds = 3600;
/** Share of an hour's bytes that one network may use. */
const networkShare = 1 / 5;
const totalKey = 'all';
/** Converts bytes to the unit of the counters. */
const toKilobytes = (bytes: number) => Math.ceil(bytes / 1000);

/**
 * Creates the rate limits: in Redis if instances share one, otherwise in memory. While Redis is down, allows all
 * requests and logs that.
 */
export async function createPostLimits({
  redisUrl,
  logger,
  uploads = { hourBytes: 500_000_000, totalBytes: 20_000_000 },
}: {
  redisUrl: string | undefined;
  logger: Logger;
  /** Limits for bytes of files, per hour and per enquiry. */
  uploads?: { hourBytes: number; totalBytes: number };
}): Promise<PostLimits> {
  const redis =
    redisUrl === undefined
      ? undefined
      : (await import('#server/database/connectRedis.ts')).connectRedis(redisUrl, logger);
  const postLimiter = createLimiter('posts', postLimit, redis);
  const challengeLimiter = createLimiter('challenges', postLimit, redis);
  const searchLimiter = createLimiter('searches', searchLimit, redis);
  const reportLimiter = createLimiter('reports', reportLimit, redis);
  const limiters = {
    newsletter: createLimiter('newsletter', acceptedLimit, redis),
    enquiries: createLimiter('enquiries', acceptedLimit, redis),
  };
  const createHourLimiter = (name: string, bytes: number) =>
    createLimiter(name, { points: toKilobytes(bytes), duration: hourSeconds }, redis);
  const totalUploadLimiter = createHourLimiter('uploads', uploads.hourBytes);
  const networkUploadLimiter = createHourLimiter(
    'own-uploads',
    Math.max(uploads.totalBytes, uploads.hourBytes * networkShare),
  );
  return {
    async takeUploadBytes(network, bytes) {
      const points = toKilobytes(bytes);
      const networkWait = await count(networkUploadLimiter, network, logger, points);
      if (networkWait !== undefined) await adjust(networkUploadLimiter, network, -points, logger);
      if (networkWait !== undefined) return { seconds: networkWait, isOwn: true };
      const totalWait = await count(totalUploadLimiter, totalKey, logger, points);
      if (totalWait === undefined) return undefined;
      await adjust(totalUploadLimiter, totalKey, -points, logger);
      await adjust(networkUploadLimiter, network, -points, logger);
      return { seconds: totalWait, isOwn: false };
    },
    async settleUploadBytes(network, bytes) {
      const points = Math.round(bytes / 1000);
      await adjust(networkUploadLimiter, network, points, logger);
      await adjust(totalUploadLimiter, totalKey, points, logger);
    },
    countPost: (ip) => count(postLimiter, limitKey(ip), logger),
    countAccepted: (form, ip) => count(limiters[form], limitKey(ip), logger),
    countChallenge: (ip) => count(challengeLimiter, limitKey(ip), logger),
    countSearch: (ip) => count(searchLimiter, limitKey(ip), logger),
    countReport: (ip) => count(reportLimiter, limitKey(ip), logger),
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

async function count(
  limiter: RateLimiterAbstract,
  key: string,
  logger: Logger,
  points = 1,
): Promise<number | undefined> {
  try {
    await limiter.consume(key, points);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) {
      const waitMs = refusal.msBeforeNext;
      if (waitMs >= 0 && waitMs <= limiter.duration * 1000) return Math.max(1, Math.ceil(waitMs / 1000));
      // Our counters never live that long, so another program wrote this value. It would reject requests forever.
      await limiter.delete(key).catch(() => false);
      return undefined;
    }
    // A working form matters more than an exact limit.
    logger.warn({ error: refusal }, 'rate limit store is not responding; the request was allowed');
    return undefined;
  }
}

/** Adds to a counter, or subtracts from it, without rejecting anything. */
async function adjust(limiter: RateLimiterAbstract, key: string, points: number, logger: Logger) {
  if (points === 0) return;
  await limiter
    .penalty(key, points)
    .catch((error: unknown) =>
      logger.warn({ error }, 'rate limit store is not responding; a counter was not adjusted'),
    );
}

/**
 * Returns the key of a visitor's counters: the IPv4 address, or the /56 of an IPv6 address. IPv4-mapped IPv6 addresses
 * count as IPv4.
 */
export function limitKey(ip: string): string {
  const parsed = parse(ip);
  if (parsed === undefined) return 'unknown';
  return parsed.kind() === 'ipv4' ? parsed.toString() : prefix(parsed, 56);
}

/** Truncates an address for storage: IPv4 to /24, IPv6 to /48. Returns `null` if it is not an address. */
export function truncatedAddress(ip: string): string | null {
  const parsed = parse(ip);
  if (parsed === undefined) return null;
  return parsed.kind() === 'ipv4' ? prefix(parsed, 24) : prefix(parsed, 48);
}

function parse(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined;
}

function prefix(ip: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const cidr = `${ip.toString()}/${bits}`;
  const network =
    ip.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(cidr)
      : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${network.toString()}/${bits}`;
}

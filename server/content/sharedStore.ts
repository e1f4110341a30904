import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import * as v from 'valibot';
import { Purge } from '#schema/purge.ts';
import { dayMs } from '#schema/durations.ts';
import { type Logger, createRateLimitedLog } from '#server/logger.ts';
import { defineSharedCommands } from './sharedScripts.ts';

/** In one slot of a cluster with the purge log, and of another name where the kind of what is kept changes. */
const prefix = '{site}:content:2';
const ofAll = [`${prefix}:index`, `${prefix}:sizes`, `${prefix}:total`] as const;
const connectWithinMs = 1_000;
/** One that hangs is left alone for so long, so that it delays next to nothing. */
const cooldownMs = 5_000;
/** Packed; the backend's answers end at ten megabytes before they are. */
const largestBytes = 10 * 1024 * 1024;
const sealBytes = 32;
const timeBytes = 8;

export type SharedEntry = {
  packed: Buffer;
  ageMs: number;
  /** What was purged since its loading began. */
  purgedSince: readonly Purge[];
};

/** The right to load an answer for all instances, which ends by itself. */
export type Lease = { token: string; position: string };

/**
 * Answers in Redis, by keys that nobody can read, each sealed by the instances' secret: whoever can write to Redis but lacks
 * the secret changes nothing of what is rendered. Nothing here rejects: without Redis there is nothing and no lease.
 */
export type SharedStore = {
  /** False while Redis is away; waits for the first connection, a second at most. */
  isThere(): Promise<boolean>;
  read(key: string): Promise<SharedEntry | undefined>;
  /** Undefined where another instance has it. */
  lease(key: string, lifeMs: number): Promise<Lease | undefined>;
  release(key: string, lease: Lease): Promise<void>;
  /** Keeps an answer for a day that was loaded under a lease. */
  write(key: string, packed: Buffer, lease: Lease): Promise<void>;
  forget(key: string): Promise<void>;
};

const Text = v.pipe(
  v.instance(Buffer),
  v.transform((bytes) => bytes.toString()),
);
const LogEntry = v.tuple([v.unknown(), v.array(Text)]);
const Found = v.tuple([v.instance(Buffer), v.number(), v.array(LogEntry)]);

export function createSharedStore(deps: {
  /** Answers at once or not at all. */
  redis: Redis;
  limitBytes: number;
  /** The same for all instances: what another secret has sealed is ignored. */
  secret: string;
  /** By which purges are sealed; undefined where there are none. */
  purgeSecret: string | undefined;
  logger: Logger;
  now?: () => number;
}): SharedStore {
  const { redis, limitBytes, secret, purgeSecret, logger, now = () => performance.now() } = deps;
  defineSharedCommands(redis);
  const logOccasionally = createRateLimitedLog();
  let restUntil = -Infinity;
  const connecting = once(redis, 'ready', { signal: AbortSignal.timeout(connectWithinMs) }).catch(
    () => undefined,
  );

  const run = async (command: () => Promise<unknown>) => {
    if (redis.status !== 'ready' || now() < restUntil) return undefined;
    try {
      return await command();
    } catch (error) {
      restUntil = now() + cooldownMs;
      logger.warn({ error }, 'shared content cache is unavailable because Redis is not responding');
      return undefined;
    }
  };
  const purgeOf = (fields: readonly string[]) =>
    purgeSecret === undefined ? undefined : purgeIn(purgeSecret, fields)?.purge;

  return {
    async isThere() {
      if (redis.status !== 'ready') await connecting;
      return redis.status === 'ready' && now() >= restUntil;
    },
    async read(key) {
      const read = () => redis.readSharedBuffer(entryKey(key), purgeLogKey, largestBytes);
      const found = v.safeParse(Found, await run(read));
      if (!found.success) return undefined;
      const [bytes, ageMs, since] = found.output;
      const opened = openSealed(secret, key, bytes);
      if (opened === undefined) {
        logOccasionally('seal', () =>
          logger.warn({}, 'cache entry in Redis is not signed with this SECRET_KEY; ignoring it'),
        );
        return undefined;
      }
      return {
        packed: opened.packed,
        // The seal tells the time too, so that an old answer cannot be put back as a new one.
        ageMs: Math.max(ageMs, Date.now() - opened.sealedAt),
        purgedSince: since.flatMap(([, fields]) => purgeOf(fields) ?? []),
      };
    },
    async lease(key, lifeMs) {
      const token = randomUUID();
      const lease = () => redis.leaseSharedBuffer(leaseKey(key), purgeLogKey, token, lifeMs);
      const position = v.safeParse(Text, await run(lease));
      return position.success ? { token, position: position.output } : undefined;
    },
    async release(key, { token }) {
      await run(() => redis.releaseSharedBuffer(leaseKey(key), token));
    },
    async write(key, packed, { position }) {
      const bytes = seal(secret, key, packed);
      if (bytes.byteLength > largestBytes) return;
      await run(() => redis.writeSharedBuffer(entryKey(key), ...ofAll, position, bytes, dayMs, limitBytes));
    },
    async forget(key) {
      await run(() => redis.forgetSharedBuffer(entryKey(key), ...ofAll));
    },
  };
}

/** An HMAC, the time, and what they vouch for: that an instance put these bytes there, for this key, at this time. */
function seal(secret: string, key: string, packed: Buffer): Buffer {
  const time = Buffer.alloc(timeBytes);
  time.writeDoubleBE(Date.now());
  return Buffer.concat([macOf(secret, key, [time, packed]), time, packed]);
}

/** Undefined for anything but what `seal` made for the same key. */
function openSealed(secret: string, key: string, bytes: Buffer) {
  if (bytes.byteLength <= sealBytes + timeBytes) return undefined;
  const mac = bytes.subarray(0, sealBytes);
  const time = bytes.subarray(sealBytes, sealBytes + timeBytes);
  const packed = bytes.subarray(sealBytes + timeBytes);
  if (!timingSafeEqual(mac, macOf(secret, key, [time, packed]))) return undefined;
  return { packed, sealedAt: time.readDoubleBE() };
}

function macOf(secret: string, key: string, buffers: readonly Buffer[]): Buffer {
  const hmac = createHmac('sha256', secret).update(`answer ${digestOf(key)} `);
  for (const buffer of buffers) hmac.update(buffer);
  return hmac.digest();
}

const entryKey = (key: string) => `${prefix}:answer:${digestOf(key)}`;
const leaseKey = (key: string) => `${prefix}:lease:${digestOf(key)}`;

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The stream in Redis to which every instance appends what it was told to purge; in one slot with the shared answers. */
export const purgeLogKey = '{site}:purges';

const Entry = v.object({
  from: v.string(),
  purge: v.pipe(v.string(), v.parseJson(), Purge),
  seal: v.string(),
});

type PurgeEntry = { from: string; purge: Purge; seal: string };

/**
 * Names and values of an entry. Its seal, by the secret of all instances, is never the same twice: whoever can write to
 * Redis can neither make an entry nor have one count again.
 */
export function purgeFields(secret: string, from: string, purge: Purge): string[] {
  const [text, nonce] = [JSON.stringify(purge), randomUUID()];
  return ['from', from, 'purge', text, 'nonce', nonce, 'seal', sealOf(secret, [from, text, nonce])];
}

/** Reads the fields of an entry. Undefined where no instance made it, and where it tells of no purge: some mark a place. */
export function purgeIn(secret: string, fields: readonly string[]): PurgeEntry | undefined {
  const pairs = fields.flatMap((name, index) => (index % 2 === 0 ? [[name, fields[index + 1]]] : []));
  const texts = Object.fromEntries(pairs);
  const entry = v.safeParse(Entry, texts);
  if (!entry.success) return undefined;
  const seal = sealOf(secret, [texts['from'], texts['purge'], texts['nonce']]);
  return isSame(seal, entry.output.seal) ? entry.output : undefined;
}

function sealOf(secret: string, fields: readonly unknown[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['purge', ...fields]))
    .digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

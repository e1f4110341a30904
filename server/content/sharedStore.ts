import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import * as v from 'valibot';
import { Purge } from '#schema/purge.ts';
import { dayMs } from '#schema/durations.ts';
import { type Logger, createRateLimitedLog } from '#server/logger.ts';
import { defineSharedCommands } from './sharedScripts.ts';

/** Prefix of keys, in the same cluster slot as the purge log. Its number changes with the format of the values. */
const prefix = '{site}:content:2';
const sharedKeys = [`${prefix}:index`, `${prefix}:sizes`, `${prefix}:total`] as const;
const connectTimeoutMs = 1_000;
/** Time for which Redis is not used after a failed command, so that a hanging Redis delays almost no request. */
const cooldownMs = 5_000;
/** Maximum size of a packed entry. Unpacked responses of the backend have at most ten megabytes. */
const maxEntryBytes = 10 * 1024 * 1024;
const sealBytes = 32;
const timeBytes = 8;

export type SharedEntry = {
  packed: Buffer;
  ageMs: number;
  /** Purges since the response began to load. */
  purgedSince: readonly Purge[];
};

/** The right to load a response for all instances. It expires. */
export type Lease = { token: string; position: string };

/**
 * Store of responses in Redis, under hashed keys and sealed with the instances' secret, so that write access to Redis
 * is not enough to change rendered pages. Methods never reject: without Redis, they find nothing and grant no lease.
 */
export type SharedStore = {
  /** Returns whether Redis is available. Waits at most a second for the first connection. */
  isAvailable(): Promise<boolean>;
  read(key: string): Promise<SharedEntry | undefined>;
  /** Acquires a lease. Returns `undefined` if another instance holds it. */
  lease(key: string, lifeMs: number): Promise<Lease | undefined>;
  release(key: string, lease: Lease): Promise<void>;
  /** Stores a response that was loaded under a lease. Redis stores it for a day. */
  write(key: string, packed: Buffer, lease: Lease): Promise<void>;
  forget(key: string): Promise<void>;
};

const Text = v.pipe(
  v.instance(Buffer),
  v.transform((bytes) => bytes.toString()),
);
const LogEntry = v.tuple([v.unknown(), v.array(Text)]);
const ReadResult = v.tuple([v.instance(Buffer), v.number(), v.array(LogEntry)]);

export function createSharedStore(deps: {
  /** Connection for commands that do not block. */
  redis: Redis;
  limitBytes: number;
  /** Secret shared by all instances. Entries sealed with another secret are ignored. */
  secret: string;
  /** Secret that seals purges; undefined if the site receives none. */
  purgeSecret: string | undefined;
  logger: Logger;
  now?: () => number;
}): SharedStore {
  const { redis, limitBytes, secret, purgeSecret, logger, now = () => performance.now() } = deps;
  defineSharedCommands(redis);
  const logOccasionally = createRateLimitedLog();
  let unavailableUntil = -Infinity;
  const connecting = once(redis, 'ready', { signal: AbortSignal.timeout(connectTimeoutMs) }).catch(
    () => undefined,
  );

  const runCommand = async (runCommand: () => Promise<unknown>) => {
    if (redis.status !== 'ready' || now() < unavailableUntil) return undefined;
    try {
      return await runCommand();
    } catch (error) {
      unavailableUntil = now() + cooldownMs;
      logger.warn({ error }, 'shared content cache is unavailable because Redis is not responding');
      return undefined;
    }
  };
  const purgeOf = (fields: readonly string[]) =>
    purgeSecret === undefined ? undefined : purgeIn(purgeSecret, fields)?.purge;

  return {
    async isAvailable() {
      if (redis.status !== 'ready') await connecting;
      return redis.status === 'ready' && now() >= unavailableUntil;
    },
    async read(key) {
      const read = () => redis.readSharedBuffer(entryKey(key), purgeLogKey, maxEntryBytes);
      const result = v.safeParse(ReadResult, await runCommand(read));
      if (!result.success) return undefined;
      const [bytes, ageMs, since] = result.output;
      const content = openSealed(secret, key, bytes);
      if (content === undefined) {
        logOccasionally('seal', () =>
          logger.warn({}, 'cache entry in Redis is not signed with this SECRET_KEY; ignoring it'),
        );
        return undefined;
      }
      return {
        packed: content.packed,
        // The seal includes the time, so that an old response cannot be stored again as a new one.
        ageMs: Math.max(ageMs, Date.now() - content.sealedAt),
        purgedSince: since.flatMap(([, fields]) => purgeOf(fields) ?? []),
      };
    },
    async lease(key, lifeMs) {
      const token = randomUUID();
      const lease = () => redis.leaseSharedBuffer(leaseKey(key), purgeLogKey, token, lifeMs);
      const position = v.safeParse(Text, await runCommand(lease));
      return position.success ? { token, position: position.output } : undefined;
    },
    async release(key, { token }) {
      await runCommand(() => redis.releaseSharedBuffer(leaseKey(key), token));
    },
    async write(key, packed, { position }) {
      const bytes = seal(secret, key, packed);
      if (bytes.byteLength > maxEntryBytes) return;
      await runCommand(() =>
        redis.writeSharedBuffer(entryKey(key), ...sharedKeys, position, bytes, dayMs, limitBytes),
      );
    },
    async forget(key) {
      await runCommand(() => redis.forgetSharedBuffer(entryKey(key), ...sharedKeys));
    },
  };
}

/**
 * Returns an HMAC, the time and the packed response. The HMAC proves that an instance stored the response under this
 * key at this time.
 */
function seal(secret: string, key: string, packed: Buffer): Buffer {
  const time = Buffer.alloc(timeBytes);
  time.writeDoubleBE(Date.now());
  return Buffer.concat([macOf(secret, key, [time, packed]), time, packed]);
}

/** Returns the contents of sealed bytes; undefined if `seal` did not make them for the same key and secret. */
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

/** Redis stream to which every instance appends the purges it receives; in the cluster slot of the shared responses. */
export const purgeLogKey = '{site}:purges';

const Entry = v.object({
  from: v.string(),
  purge: v.pipe(v.string(), v.parseJson(), Purge),
  seal: v.string(),
});

type PurgeEntry = { from: string; purge: Purge; seal: string };

/**
 * Returns the fields of a log entry. Its seal is made with the secret of all instances and is unique, so that write
 * access to Redis is not enough to forge or repeat an entry.
 */
export function purgeFields(secret: string, from: string, purge: Purge): string[] {
  const [text, nonce] = [JSON.stringify(purge), randomUUID()];
  return ['from', from, 'purge', text, 'nonce', nonce, 'seal', sealOf(secret, [from, text, nonce])];
}

/** Parses the fields of a log entry. Returns undefined if no instance sealed the entry or it is only a mark. */
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

function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}

import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import * as v from 'valibot';
import type { Purge } from '#schema/purge.ts';
import { dayMs } from '#schema/durations.ts';
import type { Logger } from '#server/logger.ts';
import { purgeIn, purgeLogKey } from './purgeEntries.ts';
import { forgetScript, leaseScript, readScript, releaseScript, writeScript } from './sharedScripts.ts';

/** In one slot of a cluster, and of another name where the kind of what is kept changes. */
const prefix = '{site:content:1}';
const ofAll = [`${prefix}:index`, `${prefix}:sizes`, `${prefix}:total`] as const;
const connectWithinMs = 1_000;
/** One that hangs is left alone for so long, so that it delays next to nothing. */
const restMs = 5_000;

export type SharedEntry = {
  packed: Buffer;
  ageMs: number;
  /** What was purged since its loading began. */
  purgedSince: readonly Purge[];
};

/** The right to load an answer for all instances, which ends by itself. */
export type Lease = { token: string; position: string };

/** Answers in Redis, by keys that nobody can read. Nothing here rejects: without Redis there is nothing and no lease. */
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

export function createSharedStore(parts: {
  /** Answers at once or not at all. */
  redis: Redis;
  limitBytes: number;
  logger: Logger;
  now?: () => number;
}): SharedStore {
  const { redis, limitBytes, logger, now = () => performance.now() } = parts;
  let restUntil = -Infinity;
  const connecting = once(redis, 'ready', { signal: AbortSignal.timeout(connectWithinMs) }).catch(
    () => undefined,
  );

  const run = async (
    script: string,
    keys: readonly string[],
    args: readonly (string | number | Buffer)[],
  ) => {
    if (redis.status !== 'ready' || now() < restUntil) return undefined;
    try {
      return await redis.callBuffer('EVAL', script, keys.length, ...keys, ...args);
    } catch (error) {
      restUntil = now() + restMs;
      logger.warn({ error }, 'answers of the content backend are not shared: Redis does not answer');
      return undefined;
    }
  };

  return {
    async isThere() {
      if (redis.status !== 'ready') await connecting;
      return redis.status === 'ready' && now() >= restUntil;
    },
    async read(key) {
      const found = v.safeParse(Found, await run(readScript, [entryKey(key), purgeLogKey], []));
      if (!found.success) return undefined;
      const [packed, ageMs, since] = found.output;
      const purgedSince = since.flatMap(([, fields]) => purgeIn(fields)?.purge ?? []);
      return { packed, ageMs, purgedSince };
    },
    async lease(key, lifeMs) {
      const token = randomUUID();
      const position = v.safeParse(
        Text,
        await run(leaseScript, [leaseKey(key), purgeLogKey], [token, lifeMs]),
      );
      return position.success ? { token, position: position.output } : undefined;
    },
    async release(key, { token }) {
      await run(releaseScript, [leaseKey(key)], [token]);
    },
    async write(key, packed, { position }) {
      await run(writeScript, [entryKey(key), ...ofAll], [position, packed, dayMs, limitBytes]);
    },
    async forget(key) {
      await run(forgetScript, [entryKey(key), ...ofAll], []);
    },
  };
}

const entryKey = (key: string) => `${prefix}:answer:${digestOf(key)}`;
const leaseKey = (key: string) => `${prefix}:lease:${digestOf(key)}`;

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

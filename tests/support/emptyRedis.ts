import { Redis } from 'ioredis';
import { breakableLine } from './breakableLine.ts';

/** URL of the Redis for tests. If it is `undefined`, tests that need Redis are skipped. */
export const testRedisUrl = process.env['TEST_REDIS_URL'];

/** Empties a Redis database, whose number no other test may use. The connection at `lineUrl` can be cut. */
export async function emptyRedis(
  stops: (() => Promise<void> | void)[],
  database: number,
  line: { isWhole: boolean } = { isWhole: true },
) {
  const url = new URL(testRedisUrl ?? '');
  url.pathname = `/${database}`;
  const client = new Redis(url.href);
  await client.flushdb();
  const breakableRedis = await breakableLine({ host: url.hostname, port: Number(url.port || 6379) }, line);
  stops.push(
    () => client.disconnect(),
    () => breakableRedis.cut(),
  );
  const lineUrl = new URL(url);
  lineUrl.port = String(breakableRedis.port);
  return { ...breakableRedis, url: url.href, lineUrl: lineUrl.href, client };
}

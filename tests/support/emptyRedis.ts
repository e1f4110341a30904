import { Redis } from 'ioredis';
import { breakableLine } from './breakableLine.ts';

/** Tests with Redis run where this names one. */
export const testRedisUrl = process.env['TEST_REDIS_URL'];

/** An empty Redis of the test's own, by the number of a database that nothing else uses; `lineUrl` can be cut off. */
export async function emptyRedis(
  stops: (() => Promise<void> | void)[],
  database: number,
  line: { isWhole: boolean } = { isWhole: true },
) {
  const url = new URL(testRedisUrl ?? '');
  url.pathname = `/${database}`;
  const client = new Redis(url.href);
  await client.flushdb();
  const broken = await breakableLine({ host: url.hostname, port: Number(url.port || 6379) }, line);
  stops.push(
    () => client.disconnect(),
    () => broken.cut(),
  );
  const lineUrl = new URL(url);
  lineUrl.port = String(broken.port);
  return { ...broken, url: url.href, lineUrl: lineUrl.href, client };
}

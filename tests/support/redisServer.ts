import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { portOf } from './portOf.ts';

export type RedisServer = {
  url: string;
  start(): Promise<void>;
  /** Ends it as a machine that loses power does. */
  kill(): Promise<void>;
};

/** A Redis of one's own, in memory alone. Rejects where there is no `redis-server`. */
export async function startRedisServer(port?: number): Promise<RedisServer> {
  const at = port ?? (await freePort());
  const url = `redis://127.0.0.1:${at}`;
  let child: ReturnType<typeof spawn> | undefined;
  const server: RedisServer = {
    url,
    async start() {
      child = spawn('redis-server', ['--port', String(at), '--bind', '127.0.0.1', '--save', ''], {
        stdio: 'ignore',
      });
      await once(child, 'spawn');
      const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
      client.on('error', () => {});
      await client.ping();
      client.disconnect();
    },
    async kill() {
      if (child === undefined) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      child = undefined;
    },
  };
  await server.start();
  return server;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { portOf } from './portOf.ts';

export type RedisServer = {
  url: string;
  start(): Promise<void>;
  /** Kills the server, as a power failure would. */
  kill(): Promise<void>;
};

/** Starts a separate in-memory Redis. Rejects if `redis-server` is not installed. */
export async function startRedisServer(port?: number, { isCluster = false } = {}): Promise<RedisServer> {
  const clusterOptions = isCluster ? await optionsOfCluster() : [];
  const boundPort = port ?? (await freePort());
  const url = `redis://127.0.0.1:${boundPort}`;
  let child: ReturnType<typeof spawn> | undefined;
  const server: RedisServer = {
    url,
    async start() {
      child = spawn(
        'redis-server',
        ['--port', String(boundPort), '--bind', '127.0.0.1', '--save', '', ...clusterOptions],
        {
          stdio: 'ignore',
        },
      );
      await once(child, 'spawn');
      const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
      client.on('error', () => {});
      await client.ping();
      if (isCluster) await client.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
      client.disconnect();
    },
    async kill() {
      if (child === undefined) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
      child = undefined;
    },
  };
  await server.start();
  return server;
}

/** Returns the options for a cluster of one node, which rejects commands across slots like any cluster. */
async function optionsOfCluster(): Promise<string[]> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'redis-cluster-')), 'nodes.conf');
  const busPort = String(await freePort());
  return ['--cluster-enabled', 'yes', '--cluster-config-file', file, '--cluster-port', busPort];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

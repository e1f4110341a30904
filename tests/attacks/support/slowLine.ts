import { createServer, connect, type Socket } from 'node:net';
import { portOf } from '#tests/support/portOf.ts';

/** Starts a TCP proxy to a local server that delays every response by a number of milliseconds. */
export async function startSlowProxy(
  port: number,
  delayMs: number,
): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ host: '127.0.0.1', port });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => [client, upstream].forEach((peer) => peer.destroy()));
    }
    client.on('data', (bytes) => upstream.write(bytes));
    upstream.on('data', (bytes) => setTimeout(() => client.write(bytes), delayMs).unref());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

import type { Server } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import { portOf } from './portOf.ts';

/** Starts a server on a free local port and returns its origin. */
export async function listen(server: HttpServer): Promise<string> {
  await listenOnOwnPort(server);
  return `http://127.0.0.1:${portOf(server)}`;
}

/**
 * Starts a server on a port that no other test gets while the server is stopped. The port is below those that the
 * system assigns for port 0, and above the last one that `fetch` blocks (10080).
 */
export async function listenOnOwnPort(server: Server): Promise<void> {
  for (;;) {
    const port = 11_000 + Math.floor(Math.random() * 21_000);
    const isListening = await new Promise<boolean>((resolve) => {
      const refuse = () => resolve(false);
      server.once('error', refuse);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', refuse);
        resolve(true);
      });
    });
    if (isListening) return;
  }
}

/** Stops a server and closes its open connections. */
export async function close(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

import type { Server } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import { portOf } from './portOf.ts';

/** Has a server listen on a free port of this machine, and says at which address. */
export async function listen(server: HttpServer): Promise<string> {
  await listenOnOwnPort(server);
  return `http://127.0.0.1:${portOf(server)}`;
}

/**
 * Has a server listen on a port that no other test gets when the server is stopped for a while: below those that the system
 * hands out for port 0, and above the last that `fetch` refuses (10080).
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

/** Stops a server together with the connections that are open. */
export async function close(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

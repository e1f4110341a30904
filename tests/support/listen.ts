import type { Server } from 'node:http';
import { portOf } from './portOf.ts';

/** Has a server listen on a free port of this machine, and says at which address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(server)}`;
}

/** Stops a server together with the connections that are open. */
export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

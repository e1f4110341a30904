import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { open, readUntilClosed } from './rawHttp.ts';

/** Sends a request and disconnects, immediately or as soon as the response begins. */
export async function requestAndDisconnect(
  origin: string,
  bytes: string,
  when: 'at once' | 'at the first bytes',
) {
  const socket = await open(origin);
  socket.write(bytes);
  const firstData = new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
  await (when === 'at once' ? pause(2) : firstData);
  socket.resetAndDestroy();
}

/** Calls `act` `count` times, with at most `concurrency` calls in progress. */
export async function many(count: number, concurrency: number, act: (index: number) => Promise<unknown>) {
  let nextIndex = 0;
  const worker = async () => {
    while (nextIndex < count) await act(nextIndex++);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Sends a body in chunks, one per second. Returns the status line of the response. */
export async function sendSlowly(origin: string, start: string, end: string, steps: number): Promise<string> {
  const socket = await open(origin);
  const responseBytes = readUntilClosed(socket, 90_000);
  socket.write(start);
  for (let step = 0; step < steps && !socket.destroyed; step++) {
    await pause(1_000);
    socket.write('x'.repeat(slowBytes));
  }
  socket.write(end);
  return (await responseBytes).toString('latin1').split('\r\n', 1)[0] ?? '';
}

/** Bytes per chunk. */
export const slowBytes = 1_000;

/** Sends a byte per second until the site disconnects. Returns the status line of the response. */
export async function sendByteByByte(origin: string, start: string): Promise<string> {
  const socket = await open(origin);
  socket.write(start);
  const sendTimer = setInterval(() => socket.write('a'), 1_000);
  const responseBytes = await readUntilClosed(socket, 90_000).finally(() => clearInterval(sendTimer));
  return responseBytes.toString('latin1').split('\r\n', 1)[0] ?? '';
}

/** Requests more than the connection can buffer, and never reads. Resolves when the site disconnects. */
export async function neverRead(origin: string, bytes: string): Promise<void> {
  const socket: Socket = await open(origin);
  socket.pause();
  for (let count = 0; count < 100; count++) socket.write(bytes);
  const startedAt = Date.now();
  while (Date.now() - startedAt < 90_000) {
    // A client that does not read notices a closed connection only when it writes.
    await pause(1_000);
    socket.write('G');
    if (socket.destroyed) return;
  }
  socket.destroy();
  throw new Error('The site waited for a client that never reads.');
}

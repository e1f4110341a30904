import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { open, untilClosed } from './rawHttp.ts';

/** Sends a request and disconnects, immediately or as soon as the response begins. */
export async function askAndLeave(origin: string, bytes: string, when: 'at once' | 'at the first bytes') {
  const socket = await open(origin);
  socket.write(bytes);
  const begun = new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
  await (when === 'at once' ? pause(2) : begun);
  socket.resetAndDestroy();
}

/** Runs `one` this number of times with limited concurrency. */
export async function many(count: number, atOnce: number, one: (index: number) => Promise<unknown>) {
  let next = 0;
  const worker = async () => {
    while (next < count) await one(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Sends a body in steps of a second; returns the first line of the response. */
export async function sendSlowly(origin: string, begin: string, end: string, steps: number): Promise<string> {
  const socket = await open(origin);
  const answered = untilClosed(socket, 90_000);
  socket.write(begin);
  for (let step = 0; step < steps && !socket.destroyed; step++) {
    await pause(1_000);
    socket.write('x'.repeat(slowBytes));
  }
  socket.write(end);
  return (await answered).toString('latin1').split('\r\n', 1)[0] ?? '';
}

/** Bytes per step. */
export const slowBytes = 1_000;

/** Sends a byte a second until the site disconnects; returns the first line of the response. */
export async function dribble(origin: string, begin: string): Promise<string> {
  const socket = await open(origin);
  socket.write(begin);
  const everySecond = setInterval(() => socket.write('a'), 1_000);
  const said = await untilClosed(socket, 90_000).finally(() => clearInterval(everySecond));
  return said.toString('latin1').split('\r\n', 1)[0] ?? '';
}

/** Requests more than the connection buffers and never reads; resolves when the site disconnects. */
export async function neverRead(origin: string, bytes: string): Promise<void> {
  const socket: Socket = await open(origin);
  socket.pause();
  for (let asked = 0; asked < 100; asked++) socket.write(bytes);
  const started = Date.now();
  while (Date.now() - started < 90_000) {
    // A client that does not read notices a closed connection only when it writes.
    await pause(1_000);
    socket.write('G');
    if (socket.destroyed) return;
  }
  socket.destroy();
  throw new Error('The site waited for a client that never reads.');
}

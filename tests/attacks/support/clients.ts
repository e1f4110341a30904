import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { open, untilClosed } from './rawHttp.ts';

/** Asks and leaves without a word: as soon as the answer begins, or before. */
export async function askAndLeave(origin: string, bytes: string, when: 'at once' | 'at the first bytes') {
  const socket = await open(origin);
  socket.write(bytes);
  const begun = new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
  await (when === 'at once' ? pause(2) : begun);
  socket.resetAndDestroy();
}

/** Runs so many at a time. */
export async function many(count: number, atOnce: number, one: (index: number) => Promise<unknown>) {
  let next = 0;
  const worker = async () => {
    while (next < count) await one(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Sends a body of so many bytes in so many steps of a second; the first line of what is said to it. */
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

/** Of a step. */
export const slowBytes = 1_000;

/** Sends a byte a second until the site has had enough; what it said by then. */
export async function dribble(origin: string, begin: string): Promise<string> {
  const socket = await open(origin);
  socket.write(begin);
  const everySecond = setInterval(() => socket.write('a'), 1_000);
  const said = await untilClosed(socket, 90_000).finally(() => clearInterval(everySecond));
  return said.toString('latin1').split('\r\n', 1)[0] ?? '';
}

/** Asks for more than the line holds, and never reads; resolves when the site has had enough. */
export async function neverRead(origin: string, bytes: string): Promise<void> {
  const socket: Socket = await open(origin);
  socket.pause();
  for (let asked = 0; asked < 100; asked++) socket.write(bytes);
  const started = Date.now();
  while (Date.now() - started < 90_000) {
    // A write is what tells a client that does not read that nobody is there any longer.
    await pause(1_000);
    socket.write('G');
    if (socket.destroyed) return;
  }
  socket.destroy();
  throw new Error('The site waited for a client that never reads.');
}

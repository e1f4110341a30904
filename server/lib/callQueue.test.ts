import { describe, expect, it } from 'vitest';
import { NotAskedError } from '#server/errors.ts';
import { createCallQueue, type Purpose } from './callQueue.ts';

const never = () => new Promise<never>(() => {});

/** A queue whose only place is taken by a call that never ends. */
function fullQueue(visitorWaitMs?: number) {
  const queue = createCallQueue(1, { visitorWaitMs });
  void queue.run('visitor', never);
  return queue;
}

describe('the queue of calls', () => {
  it('turns no visitor away for their number: each call is made when its turn comes', async () => {
    const queue = createCallQueue(8);
    let [running, mostRunning] = [0, 0];
    const call = async () => {
      mostRunning = Math.max(mostRunning, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return 'answered';
    };
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => queue.run('visitor', call)));
    expect(new Set(answers)).toEqual(new Set(['answered']));
    expect(mostRunning).toBe(8);
  });

  it('gives a visitor up whose page is due', async () => {
    await expect(fullQueue(20).run('visitor', never)).rejects.toBeInstanceOf(NotAskedError);
  });

  it.each<[Purpose, number]>([
    ['refresh', 64],
    ['feed', 32],
  ])('lets no more than so many wait for what nobody waits for: %s, %i', async (purpose, most) => {
    const queue = fullQueue();
    // The first takes a place behind the visitors' already.
    for (let waiting = 0; waiting <= most; waiting += 1) void queue.run(purpose, never);
    await expect(queue.run(purpose, never)).rejects.toBeInstanceOf(NotAskedError);
  });
});

import { expect, it } from 'vitest';
import { createEncodingQueue } from './encodingQueue.ts';

/** Creates a queue whose jobs end on demand, and records the names of the jobs that have run. */
function startQueue(concurrency: number, waitingLimit: number) {
  const inTurn = createEncodingQueue(concurrency, waitingLimit);
  const finishedNames: string[] = [];
  const ends: (() => void)[] = [];
  return {
    ran: finishedNames,
    enqueue: (name: string, client: string | undefined, signal?: AbortSignal) =>
      inTurn(
        () => {
          finishedNames.push(name);
          return new Promise<void>((resolve) => ends.push(resolve));
        },
        { client, ...(signal && { signal }) },
      ),
    async finishOne() {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('createEncodingQueue alternates between clients, and runs jobs without a client last', async () => {
  const queue = startQueue(1, 10);
  void queue.enqueue('first', 'a');
  void queue.enqueue('copy', undefined);
  for (const name of ['a1', 'a2', 'a3']) void queue.enqueue(name, 'a');
  for (const name of ['b1', 'b2']) void queue.enqueue(name, 'b');
  for (let finishedJobs = 0; finishedJobs < 7; finishedJobs++) await queue.finishOne();
  expect(queue.ran).toEqual(['first', 'a1', 'b1', 'a2', 'b2', 'a3', 'copy']);
});

it('createEncodingQueue, when full, rejects the client with the most waiting jobs instead of a new client', async () => {
  const queue = startQueue(1, 3);
  void queue.enqueue('running', 'greedy');
  const greedyJobs = ['1', '2', '3'].map((name) =>
    queue.enqueue(name, 'greedy').then(
      () => 'made',
      () => 'refused',
    ),
  );
  await expect(queue.enqueue('4', 'greedy')).rejects.toMatchObject({ status: 503 });
  const otherJob = queue.enqueue('other', 'modest');
  for (let finishedJobs = 0; finishedJobs < 4; finishedJobs++) await queue.finishOne();
  await otherJob;
  expect(await Promise.all(greedyJobs)).toEqual(['made', 'made', 'refused']);
});

it('createEncodingQueue drops a job when its last client disconnects', async () => {
  const queue = startQueue(1, 1);
  void queue.enqueue('running', 'a');
  const controller = new AbortController();
  const abandonedJob = queue.enqueue('left', 'b', controller.signal);
  controller.abort();
  await expect(abandonedJob).rejects.toMatchObject({ status: 499 });
  void queue.enqueue('after', 'c');
  for (let finishedJobs = 0; finishedJobs < 2; finishedJobs++) await queue.finishOne();
  expect(queue.ran).toEqual(['running', 'after']);
});

it('createEncodingQueue does not start a job whose client has already disconnected', async () => {
  const queue = startQueue(1, 1);
  void queue.enqueue('running', 'a');
  await expect(queue.enqueue('left before', 'b', AbortSignal.abort())).rejects.toMatchObject({ status: 499 });
  void queue.enqueue('after', 'c');
  for (let finishedJobs = 0; finishedJobs < 2; finishedJobs++) await queue.finishOne();
  expect(queue.ran).toEqual(['running', 'after']);
});

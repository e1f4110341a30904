import { expect, it } from 'vitest';
import { RequestNotSentError } from '#server/errors.ts';
import { createRerenderQueue } from './rerenderQueue.ts';

/** Creates renders that last until `finish` is called. */
function drawing(rendered: string[]) {
  const gate = Promise.withResolvers<void>();
  return {
    finish: gate.resolve,
    draw: (address: string) => async () => {
      rendered.push(address);
      await gate.promise;
    },
  };
}

it('renders two pages at once, then the most visited of the queued ones', async () => {
  const rendered: string[] = [];
  const { draw, finish } = drawing(rendered);
  const queue = createRerenderQueue();
  const all = ['/a', '/b', '/seldom', '/often'].map((address) => queue.run(address, draw(address)));
  queue.visited('/often');
  queue.visited('/often');
  queue.visited('/seldom');
  await expect.poll(() => rendered).toEqual(['/a', '/b']);
  finish();
  await Promise.all(all);
  expect(rendered).toEqual(['/a', '/b', '/often', '/seldom']);
});

it('queues five hundred pages and rejects the rest', async () => {
  const rendered: string[] = [];
  const { draw, finish } = drawing(rendered);
  const queue = createRerenderQueue();
  const outcomes = Promise.allSettled(
    Array.from({ length: 600 }, (_, number) => queue.run(`/${number}`, draw(`/${number}`))),
  );
  await expect.poll(() => rendered.length).toBe(2);
  finish();
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(98);
  expect(rendered.length + refused.length).toBe(600);
  expect(
    refused.every(
      (outcome) => outcome.status === 'rejected' && outcome.reason instanceof RequestNotSentError,
    ),
  ).toBe(true);
});

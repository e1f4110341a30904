import { expect, it } from 'vitest';
import { RequestNotSentError } from '#server/errors.ts';
import { createRerenderQueue } from './rerenderQueue.ts';

/** Creates renders that last until `finish` is called. */
function createBlockedRenders(rendered: string[]) {
  const release = Promise.withResolvers<void>();
  return {
    finish: release.resolve,
    render: (address: string) => async () => {
      rendered.push(address);
      await release.promise;
    },
  };
}

it('createRerenderQueue renders two pages at once, then the most visited of the queued pages', async () => {
  const rendered: string[] = [];
  const { render, finish } = createBlockedRenders(rendered);
  const queue = createRerenderQueue();
  const runs = ['/a', '/b', '/seldom', '/often'].map((address) => queue.run(address, render(address)));
  queue.visited('/often');
  queue.visited('/often');
  queue.visited('/seldom');
  await expect.poll(() => rendered).toEqual(['/a', '/b']);
  finish();
  await Promise.all(runs);
  expect(rendered).toEqual(['/a', '/b', '/often', '/seldom']);
});

it('createRerenderQueue queues five hundred pages and rejects the rest', async () => {
  const rendered: string[] = [];
  const { render, finish } = createBlockedRenders(rendered);
  const queue = createRerenderQueue();
  const outcomes = Promise.allSettled(
    Array.from({ length: 600 }, (_, number) => queue.run(`/${number}`, render(`/${number}`))),
  );
  await expect.poll(() => rendered.length).toBe(2);
  finish();
  const rejectedOutcomes = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(rejectedOutcomes.length).toBeGreaterThanOrEqual(98);
  expect(rendered.length + rejectedOutcomes.length).toBe(600);
  expect(
    rejectedOutcomes.every(
      (outcome) => outcome.status === 'rejected' && outcome.reason instanceof RequestNotSentError,
    ),
  ).toBe(true);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { ContentClientError } from './contentResponse.ts';
import { checkTokenRights } from './tokenRights.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('checkTokenRights repeats the check until the token is valid', async () => {
  const responses: (() => unknown)[] = [
    () => {
      throw new ContentClientError('Internal server error', {
        status: 200,
        headers: new Headers(),
        isOutage: false,
      });
    },
    () => ({ viewer: null }),
    () => ({ viewer: { capabilities: ['read', 'edit_posts'] } }),
  ];
  let queries = 0;
  const rights = checkTokenRights({
    query: async () => responses[queries++]?.(),
    logger: createLogger('silent'),
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(rights.fault()).toBe('cannot be checked');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rights.fault()).toBe('is not accepted');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rights.fault()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(queries).toBe(3);
});

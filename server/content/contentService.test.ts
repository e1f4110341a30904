import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UpstreamError } from '#server/errors.ts';
import { createContentApiGuard } from '#server/lib/contentApiGuard.ts';
import { createLogger } from '#server/logger.ts';
import type { Backup, BackupStore } from '#server/lib/backupStore.ts';
import type { ContentResponse } from './contentResponse.ts';
import { createContentService } from './contentService.ts';
import { unshared } from './sharedContentCache.ts';

const logger = createLogger('silent');
const request = { name: 'Page', text: 'query Page { page }', variables: {} };

const wholeResponse = { data: { page: 'whole' }, missing: undefined };
const partial = { data: { page: 'with holes' }, missing: 'a field failed' };

/** Content service whose backend returns `state.response`. Content stays fresh for a minute. */
function startService({ isTagged = false, freshSeconds = 60 } = {}) {
  const state: { response: ContentResponse | Error; calls: number; changed: string[] } = {
    response: wholeResponse,
    calls: 0,
    changed: [],
  };
  const onDisk = new Map<string, Backup>();
  const copies: BackupStore = {
    of: () => ({
      get: (key) => onDisk.get(key),
      hasSince: () => onDisk.size > 0,
      put: (key, copy) => void onDisk.set(key, copy),
      remove: (key) => void onDisk.delete(key),
    }),
    close: async () => {},
  };
  const client = {
    async query() {
      state.calls += 1;
      if (state.response instanceof Error) throw state.response;
      return state.response;
    },
  };
  const start = () =>
    createContentService({
      client,
      previewClient: client,
      prepare: async (data) => data,
      isTagged,
      gate: createContentApiGuard({ concurrency: 4, probeEveryMs: 1_000, logger, onRecovered: () => {} }),
      copies,
      shared: unshared,
      logger,
      limits: {
        pages: 0,
        otherPages: 0,
        content: 1_000_000,
        otherContent: 1_000_000,
        siteParts: 0,
        postIndex: 0,
        titles: 0,
        feeds: 0,
        socialImages: 0,
      },
      freshSeconds,
      cooldownMs: 1,
      onChanged: (key) => state.changed.push(key),
    });
  return { state, onDisk, start, content: start() };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const afterMs = (ms: number) => vi.setSystemTime(Date.now() + ms);

it('createContentService caches a complete response while it is fresh', async () => {
  const { content, state } = startService();
  expect(await content.fetch(request)).toMatchObject({ value: { page: 'whole' }, isPartial: false });
  afterMs(59_000);
  await content.fetch(request);
  expect(state.calls).toBe(1);
});

it('createContentService queries again after five seconds if fields are missing', async () => {
  const { content, state } = startService();
  state.response = partial;
  expect(await content.fetch(request)).toMatchObject({ value: { page: 'with holes' }, isPartial: true });
  afterMs(4_000);
  await content.fetch(request);
  expect(state.calls).toBe(1);
  state.response = wholeResponse;
  afterMs(2_000);
  await content.fetch(request);
  await expect.poll(async () => (await content.fetch(request)).value).toEqual({ page: 'whole' });
});

it('createContentService caches a partial response no longer than a complete one', async () => {
  const { content, state } = startService({ freshSeconds: 1 });
  state.response = partial;
  await content.fetch(request);
  afterMs(1_500);
  await content.fetch(request);
  await expect.poll(() => state.calls).toBe(2);
});

it('createContentService keeps a complete copy when a later response is partial', async () => {
  const { content, state, onDisk } = startService();
  await content.fetch(request);
  const storedEntries = [...onDisk.values()];
  state.response = partial;
  afterMs(61_000);
  await content.fetch(request);
  await expect.poll(() => state.calls).toBe(2);
  expect((await content.fetch(request)).value).toEqual({ page: 'whole' });
  expect([...onDisk.values()]).toEqual(storedEntries);
});

it('createContentService rejects partial responses in documents, and gives them no version', async () => {
  const { content, state } = startService();
  state.response = partial;
  await expect(content.fetchWhole(request, 'background')).rejects.toThrow(UpstreamError);
  await expect(content.readOnce(request)).rejects.toThrow(UpstreamError);
  expect(await content.version(request, 'background')).toBeUndefined();
});

it('createContentService returns the version and tags of a complete response', async () => {
  const { content } = startService({ isTagged: true });
  const { version, tags } = await content.fetch(request);
  expect(await content.version(request, 'background')).toBe(version);
  expect(tags).not.toEqual([]);
  expect((await startService().content.fetch(request)).tags).toEqual([]);
  expect(await content.fetchWhole(request, 'background')).toEqual({ page: 'whole' });
  expect(await content.readOnce(request)).toEqual({ page: 'whole' });
});

it('createContentService gives the copy of a failing backend no version', async () => {
  const { content, state } = startService();
  await content.fetch(request);
  state.response = new UpstreamError('down', { isOutage: true });
  content.purge({ everything: true, ids: [], types: [], locales: [] });
  expect(await content.fetch(request)).toMatchObject({ value: { page: 'whole' }, state: 'stale-if-error' });
  expect(await content.version(request, 'background')).toBeUndefined();
});

it('createContentService serves the copy on disk after a restart during an outage', async () => {
  const { content, state, start } = startService();
  expect(content.isAvailable()).toBe(false);
  await content.fetch(request);
  expect(content.isAvailable()).toBe(true);
  state.response = new UpstreamError('down', { isOutage: true });
  const restarted = start();
  expect(restarted.isAvailable()).toBe(true);
  expect(await restarted.fetch(request)).toMatchObject({ value: { page: 'whole' }, isPartial: false });
});

it('createContentService stores no search on disk', async () => {
  const { content, onDisk } = startService();
  await content.fetch({ ...request, variables: { search: 'a name' } });
  expect(onDisk.size).toBe(0);
});

it('createContentService removes the copy of missing content', async () => {
  const { content, onDisk } = startService();
  await content.fetch(request);
  content.deprioritizeResultOf(request);
  expect(onDisk.size).toBe(0);
});

it('createContentService reports the key of a response that changed', async () => {
  const { content, state } = startService();
  const { key } = await content.fetch(request);
  content.purge({ everything: true, ids: [], types: [], locales: [] });
  await content.fetch(request);
  expect(state.changed).toEqual([]);
  state.response = { data: { page: 'changed' }, missing: undefined };
  content.purge({ everything: true, ids: [], types: [], locales: [] });
  await content.fetch(request);
  expect(state.changed).toEqual([key]);
});

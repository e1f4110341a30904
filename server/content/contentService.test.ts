import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestNotSentError, UpstreamError } from '#server/errors.ts';
import {
  createContentApiGuard,
  type CallOptions,
  type ContentApiGuard,
} from '#server/lib/contentApiGuard.ts';
import { createLogger } from '#server/logger.ts';
import type { Backup, BackupStore } from '#server/lib/backupStore.ts';
import type { ContentResponse } from './contentResponse.ts';
import { createContentService } from './contentService.ts';
import { dayMs } from '#schema/durations.ts';
import { unshared, type Shareable, type SharedContentCache, type SharedLoad } from './sharedContentCache.ts';

const logger = createLogger('silent');
const request = { name: 'Page', text: 'query Page { page }', variables: {} };

const wholeResponse = { data: { page: 'whole' }, missing: undefined };
const partial = { data: { page: 'with holes' }, missing: 'a field failed' };

const everything = { everything: true, ids: [], types: [], locales: [] };

/** Content service whose backend returns `state.response`. Content stays fresh for a minute. */
function startService({
  isTagged = false,
  freshSeconds = 60,
  shared = unshared,
  otherContent = 1_000_000,
} = {}) {
  const state: { response: ContentResponse | Error; calls: number; changed: string[] } = {
    response: wholeResponse,
    calls: 0,
    changed: [],
  };
  const onDisk = new Map<string, Backup>();
  const copies: BackupStore = {
    of: () => ({
      get: (key) => onDisk.get(key),
      hasSince: (time) => [...onDisk.values()].some(({ storedAt }) => storedAt >= time),
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
  const guard = createContentApiGuard({ concurrency: 4, probeEveryMs: 1_000, logger, onRecovered: () => {} });
  const calls: CallOptions[] = [];
  const gate: ContentApiGuard = {
    ...guard,
    call(options, call) {
      calls.push(options);
      return guard.call(options, call);
    },
  };
  const prepare = vi.fn<Parameters<typeof createContentService>[0]['prepare']>(async (data) => data);
  const start = () =>
    createContentService({
      client,
      previewClient: { query: async () => ({ data: { page: 'draft' }, missing: undefined }) },
      prepare,
      isTagged,
      gate,
      copies,
      shared,
      logger,
      limits: {
        pages: 0,
        otherPages: 0,
        content: 1_000_000,
        otherContent,
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
  return { state, calls, prepare, onDisk, start, content: start() };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
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

it('createContentService keeps a complete copy if a later response is partial', async () => {
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

it('createContentService rejects partial responses in fetchWhole and readOnce, and returns no version for them', async () => {
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

it('createContentService returns no version while it serves a stale copy because the backend fails', async () => {
  const { content, state } = startService();
  await content.fetch(request);
  state.response = new UpstreamError('down', { isOutage: true });
  content.purge(everything);
  expect(await content.fetch(request)).toMatchObject({ value: { page: 'whole' }, state: 'stale-if-error' });
  expect(await content.version(request, 'background')).toBeUndefined();
});

it('createContentService serves the copy on disk after a restart during an outage', async () => {
  const { content, state, start } = startService();
  expect(content.isAvailable()).toBe(false);
  await content.fetch(request);
  expect(content.isAvailable()).toBe(true);
  state.response = new UpstreamError('down', { isOutage: true });
  const restartedService = start();
  expect(restartedService.isAvailable()).toBe(true);
  expect(await restartedService.fetch(request)).toMatchObject({ value: { page: 'whole' }, isPartial: false });
  afterMs(dayMs);
  expect(start().isAvailable()).toBe(true);
  afterMs(1);
  expect(start().isAvailable()).toBe(false);
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
  content.purge(everything);
  await content.fetch(request);
  expect(state.changed).toEqual([]);
  state.response = { data: { page: 'changed' }, missing: undefined };
  content.purge(everything);
  await content.fetch(request);
  expect(state.changed).toEqual([key]);
});

it.each([
  ['a complete one', wholeResponse],
  ['a partial one', partial],
])('createContentService replaces %s by a newer response of the same kind', async (_, first) => {
  const { content, state } = startService();
  state.response = first;
  await content.fetch(request);
  state.response = { ...first, data: { page: 'newer' } };
  afterMs(61_000);
  await content.fetch(request);
  await expect.poll(async () => (await content.fetch(request)).value).toEqual({ page: 'newer' });
});

it.each(['interactive', 'background'] as const)(
  'createContentService loads with priority %s, and reloads a stale response in the background',
  async (priority) => {
    const { content, state, calls, prepare } = startService();
    const { key } = await content.fetch(request, priority);
    afterMs(61_000);
    await content.fetch(request, priority);
    await expect.poll(() => state.calls).toBe(2);
    expect(calls).toEqual([
      { key, kind: 'Page', priority },
      { key, kind: 'Page', priority: 'background' },
    ]);
    expect(prepare.mock.calls.map(([, , loadOptions]) => loadOptions)).toEqual([
      { priority, isUnpublished: false },
      { priority: 'background', isUnpublished: false },
    ]);
  },
);

it('createContentService loads with interactive priority by default', async () => {
  const { content, calls } = startService();
  await content.fetch(request);
  expect(calls).toMatchObject([{ priority: 'interactive' }]);
});

it('createContentService queries drafts with the token, and changes and single reads without it', async () => {
  const { content, state, calls, prepare } = startService();
  expect(await content.fetchUnpublished(request)).toEqual({ data: { page: 'draft' }, isPartial: false });
  expect(await content.fetchChanged({ ...request, changes: '1' })).toEqual({
    data: { page: 'whole' },
    isPartial: false,
  });
  expect(await content.readOnce(request)).toEqual({ page: 'whole' });
  expect(state.calls).toBe(2);
  expect(calls).toEqual([
    { key: 'preview Page', kind: 'Page', priority: 'interactive' },
    { key: 'changed Page', kind: 'Page', priority: 'interactive' },
    { key: 'once Page', kind: 'Page', priority: 'background' },
  ]);
  expect(prepare.mock.calls.map(([, , loadOptions]) => loadOptions)).toEqual([
    { priority: 'interactive', isUnpublished: true },
    { priority: 'interactive', isUnpublished: false },
  ]);
});

it('createContentService logs a failed or partial query once, and none that was not sent', async () => {
  const warn = vi.spyOn(logger, 'warn');
  const { content, state } = startService();
  const err = new UpstreamError('rejected', { isOutage: false });
  for (const response of [new RequestNotSentError('paused'), err, err]) {
    state.response = response;
    afterMs(10);
    await expect(content.fetch(request)).rejects.toThrow(response.message);
  }
  expect(warn.mock.calls).toEqual([[{ err, query: 'Page' }, expect.stringContaining('query failed')]]);
  state.response = partial;
  await content.fetchChanged({ ...request, changes: '1' });
  expect(warn.mock.calls.slice(1)).toEqual([
    [{ query: 'Page', reason: 'a field failed' }, expect.stringContaining('partial response')],
  ]);
  state.response = wholeResponse;
  await content.fetchChanged({ ...request, name: 'Other', changes: '1' });
  expect(warn).toHaveBeenCalledTimes(2);
});

it('createContentService purges responses that depend on a change, and copies whose dependencies are unknown', async () => {
  const { content, state, start } = startService();
  const page = { ...request, variables: { ids: ['1'] } };
  const { key } = await content.fetch(page);
  expect(content.purge({ ...everything, everything: false, ids: ['post:2'] })).toEqual([]);
  expect(content.purge({ ...everything, everything: false, ids: ['post:1'] })).toEqual([key]);

  const restartedService = start();
  state.response = new UpstreamError('down', { isOutage: true });
  await restartedService.fetch(page);
  expect(restartedService.purge({ ...everything, everything: false, ids: ['post:2'] })).toEqual([key]);
});

it('createContentService caches responses about missing content separately, and not in Redis', async () => {
  const forget = vi.fn<(key: string) => void>();
  const { content, state } = startService({ shared: { ...unshared, forget }, otherContent: 100 });
  const { key } = await content.fetch(request);
  content.deprioritize(key);
  expect(forget.mock.calls).toEqual([[key]]);
  expect(await content.fetch(request)).toMatchObject({ state: 'miss' });
  expect(state.calls).toBe(2);
});

describe('responses shared with other instances', () => {
  it('include neither searches nor partial responses, and depend on the same changes', async () => {
    const loads: { key: string; isShared: boolean | undefined; isAffected: boolean[] }[] = [];
    const shared: SharedContentCache = {
      ...unshared,
      async get<V extends Shareable>(key: string, loadOptions: SharedLoad<V>) {
        const value = await loadOptions.load();
        const isAffected = ['post:1', 'post:2'].map((id) =>
          loadOptions.isAffected({ ...everything, everything: false, ids: [id] }, value),
        );
        loads.push({ key, isShared: loadOptions.isShared?.(value), isAffected });
        return value;
      },
    };
    const forget = vi.fn<(key: string) => void>();
    const { content, state } = startService({ shared: { ...shared, forget } });
    const page = { ...request, variables: { ids: ['1'] } };
    const { key } = await content.fetch(page);
    state.response = partial;
    await content.fetch({ ...page, name: 'Other' });
    const search = await content.fetch({ ...page, variables: { search: 'a name' } });
    content.deprioritize(search.key);
    expect(forget).not.toHaveBeenCalled();
    expect(loads).toEqual([
      { key, isShared: true, isAffected: [true, false] },
      { key: key.replace('Page', 'Other'), isShared: false, isAffected: [true, false] },
    ]);
  });

  it('are used as complete responses of their age, with their own tags', async () => {
    const origin = startService({ isTagged: true });
    const own = await origin.content.fetch(request);
    const [storedEntry] = origin.onDisk.values();
    if (storedEntry === undefined) throw new Error('Nothing was stored.');
    const shared: SharedContentCache = {
      ...unshared,
      get: async (_key, loadOptions) => loadOptions.deserialize(storedEntry.value, storedEntry.storedAt),
    };
    const { content, state } = startService({ isTagged: true, shared });
    afterMs(1_000);
    expect(await content.fetch(request)).toEqual(own);
    expect(state.calls).toBe(0);
  });
});

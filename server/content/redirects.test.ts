import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openBackupStore, type BackupsOf } from '#server/lib/backupStore.ts';
import { createLogger } from '#server/logger.ts';
import { compress } from '#server/lib/compressed.ts';
import { createContentApiGuard } from '#server/lib/contentApiGuard.ts';
import { unshared, type SharedContentCache } from './sharedContentCache.ts';
import { createRedirects } from './redirects.ts';

const redirectsChanged = { ids: [], types: ['redirects'], locales: [], everything: false };

/** Creates redirects from a backend with this list and a clock. Counts requests; responses wait for `held`. */
function backendWith(
  list: unknown,
  {
    status = 200,
    shared = unshared,
    held = Promise.resolve(),
    copies,
  }: { status?: number; shared?: SharedContentCache; held?: Promise<void>; copies?: BackupsOf } = {},
) {
  const state = { list, status, calls: 0, now: 0 };
  const logger = createLogger('silent');
  const moved = createRedirects({
    restUrl: 'https://cms.example',
    namespace: 'site',
    freshSeconds: 60,
    gate: createContentApiGuard({ concurrency: 8, probeEveryMs: 5_000, logger, onRecovered: () => {} }),
    logger,
    shared,
    ...(copies && { copies }),
    now: () => state.now,
    fetch: async () => {
      state.calls += 1;
      const answer = new Response(JSON.stringify(state.list), { status: state.status });
      await held;
      return answer;
    },
  });
  return { state, moved };
}

test('redirects a moved path in every spelling', async () => {
  const { moved } = backendWith([{ from: '/l%c3%b8sninger/gammel', to: '/da/ny' }]);
  await moved.settled();

  for (const path of ['/l%C3%B8sninger/gammel/', '/l%c3%b8sninger/gammel', '/løsninger/gammel'])
    expect(moved.find(path), path).toEqual({ from: path, to: '/da/ny', status: 301 });
  expect(moved.find('/other')).toBeUndefined();
});

test('ignores entries that lead to another host, and uses the rest', async () => {
  const { moved } = backendWith([
    { from: '/a', to: '//evil.example/' },
    { from: '/b', to: 'https://evil.example/' },
    { from: '/c', to: '/\\evil.example' },
    ...['?x=1', '#x', '*'].flatMap((rest) => [
      { from: `/d${rest}`, to: '/d' },
      { from: '/e', to: `/d${rest}` },
    ]),
    { from: '/f', to: `/${'a'.repeat(1_000)}` },
    { from: '/g', to: '/a b' },
    { from: '/good', to: '/better' },
  ]);
  await moved.settled();

  for (const path of ['/a', '/b', '/c', '/d?x=1', '/d#x', '/d*', '/e', '/f', '/g'])
    expect(moved.find(path), path).toBeUndefined();
  expect(moved.find('/good')).toMatchObject({ to: '/better' });
});

test('reloads the list after a purge, and keeps it during an outage', async () => {
  const { state, moved } = backendWith([{ from: '/old', to: '/new' }]);
  await moved.settled();

  state.list = [{ from: '/old', to: '/newer' }];
  moved.purge(redirectsChanged);
  await moved.settled();
  expect(moved.find('/old')).toMatchObject({ to: '/newer' });

  state.status = 503;
  state.now += 61_000;
  moved.find('/old');
  await moved.settled();
  expect(moved.find('/old')).toMatchObject({ to: '/newer' });
});

test('reloads the list again if it was purged while it was loading', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { state, moved } = backendWith([{ from: '/old', to: '/new' }], { held });
  await expect.poll(() => state.calls).toBe(1);

  state.list = [{ from: '/old', to: '/newer' }];
  moved.purge(redirectsChanged);
  letGo();
  await moved.settled();

  expect(moved.find('/old')).toMatchObject({ to: '/newer' });
  expect(state.calls).toBe(2);
});

/** Shared cache in which another instance has stored `text`. */
const sharing = (text: string): SharedContentCache => ({
  ...unshared,
  get: async (_key, { deserialize }) => deserialize(compress(text), 0),
});

test('uses the list that another instance has cached', async () => {
  const shared = sharing(JSON.stringify({ list: [{ from: '/old', to: '/new' }] }));
  const { state, moved } = backendWith([], { shared });
  await moved.settled();

  expect(moved.find('/old')).toMatchObject({ to: '/new' });
  expect(state.calls).toBe(0);
});

test('reloads the list after a purge of everything', async () => {
  const { state, moved } = backendWith([{ from: '/old', to: '/new' }]);
  await moved.settled();
  state.list = [{ from: '/old', to: '/newer' }];
  moved.purge({ ids: [], types: [], locales: [], everything: true });
  await moved.settled();
  expect(moved.find('/old')).toMatchObject({ to: '/newer' });
});

test('ignores purges of other content', async () => {
  const { state, moved } = backendWith([]);
  await moved.settled();
  moved.purge({ ids: ['1'], types: ['page'], locales: ['da'], everything: false });
  await moved.settled();
  expect(state.calls).toBe(1);
});

test('requests the list every ten minutes if the backend has none', async () => {
  const { state, moved } = backendWith({ code: 'rest_no_route' }, { status: 404 });
  await moved.settled();

  state.now += 599_999;
  moved.find('/anything');
  await moved.settled();
  expect(state.calls).toBe(1);

  state.now += 1;
  moved.find('/anything');
  await moved.settled();
  expect(state.calls).toBe(2);
});

test('finds editors’ rows and moved paths, and ignores invalid entries', async () => {
  const { moved } = backendWith([
    { from: '/moved', to: '/new' },
    { id: 1, from: '/old/*', to: 'https://shop.example/*', status: 302 },
    { id: 2, from: '/bad', to: '/b', status: 200 },
  ]);
  await moved.settled();

  expect(moved.findRow('/old/a')).toEqual({ id: 1, to: 'https://shop.example/a', status: 302 });
  expect([moved.find('/old/a'), moved.find('/bad'), moved.findRow('/bad')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(moved.find('/moved')).toMatchObject({ to: '/new' });
});

test('reads at most fifteen thousand entries', async () => {
  const { moved } = backendWith(Array.from({ length: 15_001 }, (_, i) => ({ from: `/a${i}`, to: '/new' })));
  await moved.settled();
  expect(moved.find('/a14999')).toMatchObject({ to: '/new' });
  expect(moved.find('/a15000')).toBeUndefined();
});

test('uses the last list on disk if it starts during an outage', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'redirects-'));
  const store = openBackupStore(path.join(folder, 'copies.sqlite'), createLogger('silent'));
  const copies = store.of('redirects');
  await backendWith([{ id: 1, from: '/old', to: null, status: 410 }], { copies }).moved.settled();

  const { moved } = backendWith([], { copies, status: 503 });
  await moved.settled();

  expect(moved.findRow('/old')).toEqual({ id: 1, to: undefined, status: 410 });
  await store.close();
  await rm(folder, { recursive: true });
});

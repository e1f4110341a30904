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

/** Creates redirects whose backend has this list and counts requests. Responses wait for `delay`. */
function backendWith(
  list: unknown,
  {
    status = 200,
    shared = unshared,
    delay = Promise.resolve(),
    copies,
  }: { status?: number; shared?: SharedContentCache; delay?: Promise<void>; copies?: BackupsOf } = {},
) {
  const state = { list, status, calls: 0, now: 0 };
  const logger = createLogger('silent');
  const redirects = createRedirects({
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
      const response = new Response(JSON.stringify(state.list), { status: state.status });
      await delay;
      return response;
    },
  });
  return { state, redirects };
}

test('createRedirects redirects a moved path in every spelling', async () => {
  const { redirects } = backendWith([{ from: '/l%c3%b8sninger/gammel', to: '/da/ny' }]);
  await redirects.settled();

  for (const path of ['/l%C3%B8sninger/gammel/', '/l%c3%b8sninger/gammel', '/løsninger/gammel'])
    expect(redirects.find(path), path).toEqual({ from: path, to: '/da/ny', status: 301 });
  expect(redirects.find('/other')).toBeUndefined();
});

test('createRedirects ignores moved paths that lead to another host, and uses the rest', async () => {
  const { redirects } = backendWith([
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
  await redirects.settled();

  for (const path of ['/a', '/b', '/c', '/d?x=1', '/d#x', '/d*', '/e', '/f', '/g'])
    expect(redirects.find(path), path).toBeUndefined();
  expect(redirects.find('/good')).toMatchObject({ to: '/better' });
});

test('createRedirects reloads the list after a purge, and keeps it during an outage', async () => {
  const { state, redirects } = backendWith([{ from: '/old', to: '/new' }]);
  await redirects.settled();

  state.list = [{ from: '/old', to: '/newer' }];
  redirects.purge(redirectsChanged);
  await redirects.settled();
  expect(redirects.find('/old')).toMatchObject({ to: '/newer' });

  state.status = 503;
  state.now += 61_000;
  redirects.find('/old');
  await redirects.settled();
  expect(redirects.find('/old')).toMatchObject({ to: '/newer' });
});

test('createRedirects reloads the list again if it was purged while loading', async () => {
  const { promise: delay, resolve: release } = Promise.withResolvers<void>();
  const { state, redirects } = backendWith([{ from: '/old', to: '/new' }], { delay });
  await expect.poll(() => state.calls).toBe(1);

  state.list = [{ from: '/old', to: '/newer' }];
  redirects.purge(redirectsChanged);
  release();
  await redirects.settled();

  expect(redirects.find('/old')).toMatchObject({ to: '/newer' });
  expect(state.calls).toBe(2);
});

/** Creates a shared cache in which another instance has stored `text`. */
const sharing = (text: string): SharedContentCache => ({
  ...unshared,
  get: async (_key, { deserialize }) => deserialize(compress(text), 0),
});

test('createRedirects uses the list that another instance has cached', async () => {
  const shared = sharing(JSON.stringify({ list: [{ from: '/old', to: '/new' }] }));
  const { state, redirects } = backendWith([], { shared });
  await redirects.settled();

  expect(redirects.find('/old')).toMatchObject({ to: '/new' });
  expect(state.calls).toBe(0);
});

test('createRedirects reloads the list after a purge of everything', async () => {
  const { state, redirects } = backendWith([{ from: '/old', to: '/new' }]);
  await redirects.settled();
  state.list = [{ from: '/old', to: '/newer' }];
  redirects.purge({ ids: [], types: [], locales: [], everything: true });
  await redirects.settled();
  expect(redirects.find('/old')).toMatchObject({ to: '/newer' });
});

test('createRedirects ignores purges of other content', async () => {
  const { state, redirects } = backendWith([]);
  await redirects.settled();
  redirects.purge({ ids: ['1'], types: ['page'], locales: ['da'], everything: false });
  await redirects.settled();
  expect(state.calls).toBe(1);
});

test('createRedirects requests the list every ten minutes if the backend has none', async () => {
  const { state, redirects } = backendWith({ code: 'rest_no_route' }, { status: 404 });
  await redirects.settled();

  state.now += 599_999;
  redirects.find('/anything');
  await redirects.settled();
  expect(state.calls).toBe(1);

  state.now += 1;
  redirects.find('/anything');
  await redirects.settled();
  expect(state.calls).toBe(2);
});

test('createRedirects finds editors’ rows and moved paths, and ignores invalid entries', async () => {
  const { redirects } = backendWith([
    { from: '/moved', to: '/new' },
    { id: 1, from: '/old/*', to: 'https://shop.example/*', status: 302 },
    { id: 2, from: '/bad', to: '/b', status: 200 },
  ]);
  await redirects.settled();

  expect(redirects.findRow('/old/a')).toEqual({ id: 1, to: 'https://shop.example/a', status: 302 });
  expect([redirects.find('/old/a'), redirects.find('/bad'), redirects.findRow('/bad')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(redirects.find('/moved')).toMatchObject({ to: '/new' });
});

test('createRedirects reads at most fifteen thousand entries', async () => {
  const { redirects } = backendWith(
    Array.from({ length: 15_001 }, (_, i) => ({ from: `/a${i}`, to: '/new' })),
  );
  await redirects.settled();
  expect(redirects.find('/a14999')).toMatchObject({ to: '/new' });
  expect(redirects.find('/a15000')).toBeUndefined();
});

test('createRedirects uses the last list on disk if it starts during an outage', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'redirects-'));
  const store = openBackupStore(path.join(folder, 'copies.sqlite'), createLogger('silent'));
  const copies = store.of('redirects');
  await backendWith([{ id: 1, from: '/old', to: null, status: 410 }], { copies }).redirects.settled();

  const { redirects } = backendWith([], { copies, status: 503 });
  await redirects.settled();

  expect(redirects.findRow('/old')).toEqual({ id: 1, to: undefined, status: 410 });
  await store.close();
  await rm(folder, { recursive: true });
});

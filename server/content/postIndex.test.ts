import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { dayMs } from '#schema/durations.ts';
import { createLogger } from '#server/logger.ts';
import { openBackupStore, type BackupsOf } from '#server/lib/backupStore.ts';
import { createPostIndex } from './postIndex.ts';

const noCopies: BackupsOf = {
  get: () => undefined,
  hasSince: () => false,
  put: () => {},
  remove: () => {},
};
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

const articleNode = (databaseId: number) => ({
  databaseId,
  slug: `article-${databaseId}`,
  categories: { nodes: [{ slug: 'notes' }] },
  translated: [],
});

/** Creates an index whose backend has `count` English articles, newest first, and counts its requests. */
function start(
  count: number,
  {
    startTime = Date.now(),
    ...options
  }: { copies?: BackupsOf; wholeTimeoutMs?: number; startTime?: number } = {},
) {
  const backend = {
    nodes: Array.from({ length: count }, (_, index) => articleNode(count - index)),
    calls: 0,
    priorities: [] as string[],
    isDown: false,
    /** Articles that the backend fails to return. */
    broken: new Set<number>(),
    /** Whether it fails to return a field that the list does not need. */
    hasErrors: false,
    /** Promise that responses beyond the newest hundred articles wait for. */
    rest: Promise.resolve(),
  };
  let time = startTime;
  const changedLists: string[] = [];
  const index = createPostIndex({
    copies: noCopies,
    ...options,
    limitBytes: 1024 * 1024,
    async fetch(_operation, variables, priority) {
      if (backend.isDown) throw new Error('The backend is down.');
      backend.calls += 1;
      backend.priorities.push(priority);
      const after = 'after' in variables ? Number(variables.after) : undefined;
      if (after !== undefined) await backend.rest;
      const offset =
        after === undefined ? 0 : backend.nodes.findIndex(({ databaseId }) => databaseId === after) + 1;
      const page = backend.nodes.slice(offset, offset + 100);
      const nodes = page.map((node) => (backend.broken.has(node.databaseId) ? null : node));
      const hasNextPage = offset + 100 < backend.nodes.length;
      return {
        value: { posts: { nodes, pageInfo: { hasNextPage, endCursor: String(page.at(-1)?.databaseId) } } },
        isPartial: backend.hasErrors || nodes.includes(null),
      };
    },
    freshSeconds: 60,
    onChanged: (key) => changedLists.push(key),
    now: () => time,
  });
  const ids = async () =>
    (await index.get('en', 'interactive', { needsAll: true })).value.map(({ databaseId }) => databaseId);
  const purgeOf = (id: number) => ({ ids: [`post:${id}`], types: ['post'], locales: [], everything: false });
  return { backend, changed: changedLists, ids, index, advance: (ms: number) => void (time += ms), purgeOf };
}

describe('createPostIndex', () => {
  it('returns every article of a language, without requests while the list is fresh', async () => {
    const { backend, ids, advance } = start(250);
    expect(await ids()).toEqual(backend.nodes.map(({ databaseId }) => databaseId));
    const { calls } = backend;
    advance(59_000);
    await ids();
    expect(backend.calls).toBe(calls);
  });

  it.each([
    [100, 1],
    [101, 3],
  ])('reads %d articles with %d requests', async (count, calls) => {
    const { backend, ids } = start(count);
    expect(await ids()).toHaveLength(count);
    expect(backend.calls).toBe(calls);
  });

  it('requests only the newest articles, in the background, once a whole list is stale', async () => {
    const { backend, ids, index, advance, purgeOf } = start(250);
    await ids();
    expect(backend.priorities).toEqual(['interactive', 'background', 'background', 'background']);
    index.purge({ ...purgeOf(9_999), locales: ['da'] });
    advance(61_000);
    await ids();
    await setImmediate();
    expect(backend.priorities.slice(4)).toEqual(['background']);
  });

  it('reads the whole list only once at a time', async () => {
    const { backend, index, advance } = start(250);
    const rest = Promise.withResolvers<void>();
    backend.rest = rest.promise;
    await index.get('en', 'interactive');
    await expect.poll(() => backend.calls).toBe(3);
    advance(6_000);
    await index.get('en', 'interactive');
    await setImmediate();
    expect(backend.calls).toBe(4);
    rest.resolve();
  });

  it('omits deleted articles immediately, and lists an article once if its date changed', async () => {
    const { backend, index, ids, purgeOf } = start(300);
    await ids();
    const moved = articleNode(50);
    const deleted = new Set([299, 201, 50]);
    backend.nodes = [moved, ...backend.nodes.filter(({ databaseId }) => !deleted.has(databaseId))];
    backend.rest = new Promise(() => {});
    index.purge(purgeOf(50));
    expect(await ids()).toEqual(backend.nodes.map(({ databaseId }) => databaseId));
  });

  it('adds the known articles to more than a hundred new ones until the whole list is read', async () => {
    const { backend, index, ids, purgeOf } = start(250);
    await ids();
    backend.nodes.unshift(...Array.from({ length: 150 }, (_, at) => articleNode(400 - at)));
    const rest = Promise.withResolvers<void>();
    backend.rest = rest.promise;
    index.purge(purgeOf(400));
    const { value, isWhole } = await index.get('en', 'interactive');
    expect(value.map(({ databaseId }) => databaseId)).toEqual([
      ...Array.from({ length: 100 }, (_, at) => 400 - at),
      ...Array.from({ length: 250 }, (_, at) => 250 - at),
    ]);
    expect(isWhole).toBe(false);
    rest.resolve();
    await expect.poll(ids).toHaveLength(400);
  });

  it('returns a new article at the first request after a purge, without waiting for older ones', async () => {
    const { backend, ids, index, purgeOf } = start(1_000);
    await ids();
    backend.nodes.unshift(articleNode(1_001));
    backend.rest = new Promise(() => {});
    expect(index.purge(purgeOf(1_001))).toEqual(['post index en']);
    const listedIds = await ids();
    expect(listedIds).toHaveLength(1_001);
    expect(listedIds[0]).toBe(1_001);
  });

  it('removes an older article in the background after a purge, and reports the change', async () => {
    const { backend, changed, ids, index, purgeOf } = start(500);
    await ids();
    backend.nodes = backend.nodes.filter(({ databaseId }) => databaseId !== 7);
    index.purge(purgeOf(7));
    await ids();
    await expect.poll(ids).not.toContain(7);
    expect(changed).toContain('post index en');
  });

  it('discards the list if a purge arrived while the whole list was being read', async () => {
    const { backend, ids, index, purgeOf } = start(500);
    await ids();
    const rest = Promise.withResolvers<void>();
    backend.rest = rest.promise;
    index.purge(purgeOf(9));
    await ids();
    backend.nodes = backend.nodes.filter(({ databaseId }) => databaseId !== 7);
    index.purge(purgeOf(7));
    rest.resolve();
    await expect.poll(ids).not.toContain(7);
  });

  it('reads the whole list again if an article changed after its page was read', async () => {
    const { backend, changed, index, ids, purgeOf } = start(300);
    const [second, third] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    backend.rest = second.promise;
    await index.get('en', 'interactive');
    await expect.poll(() => backend.calls).toBe(3);
    backend.rest = third.promise;
    second.resolve();
    await expect.poll(() => backend.calls).toBe(4);
    backend.nodes = backend.nodes.filter(({ databaseId }) => databaseId !== 150);
    index.purge(purgeOf(150));
    third.resolve();
    await expect.poll(() => changed).toEqual(['post index en']);
    expect(await ids()).not.toContain(150);
    expect(new Set(backend.priorities.slice(1))).toEqual(new Set(['background']));
  });

  it.each([
    ['a category, because the list contains its slug', ['post:9999', 'term:7'], ['post index en']],
    ['a number that may be a category', ['9999'], ['post index en']],
    ['a listed article', ['post:7'], ['post index en']],
    ['an article that is not listed', ['post:9999'], []],
  ])('is invalidated by IDs as needed: %s', async (_, purgedIds, expected) => {
    const { ids, index } = start(150);
    await ids();
    expect(index.purge({ ids: purgedIds, types: [], locales: [], everything: false })).toEqual(expected);
  });

  it('ignores changes of other types and in other languages', async () => {
    const { ids, index, purgeOf } = start(150);
    await ids();
    expect(index.purge({ ids: [], types: ['page'], locales: [], everything: false })).toEqual([]);
    expect(index.purge({ ...purgeOf(9_999), locales: ['da'] })).toEqual([]);
  });

  it('returns the last list during an outage', async () => {
    const { backend, ids, index, advance } = start(150);
    const idsBefore = await ids();
    backend.isDown = true;
    advance(120_000);
    expect(await ids()).toEqual(idsBefore);
    index.purge({ ids: [], types: [], locales: [], everything: true });
    expect(await ids()).toEqual(idsBefore);
  });

  it('reads the whole list once an hour, to find changes without a purge', async () => {
    const { backend, ids, advance } = start(300);
    await ids();
    backend.nodes = backend.nodes.filter(({ databaseId }) => databaseId !== 7);
    advance(2 * 60 * 60 * 1000);
    await ids();
    await expect.poll(ids).not.toContain(7);
  });

  it('omits an article while the backend fails on it, and returns it seconds after the backend recovers', async () => {
    const { backend, ids, index, advance } = start(300);
    backend.broken.add(250).add(7);
    expect(await ids()).toHaveLength(298);
    expect((await index.get('en', 'interactive')).isPartial).toBe(true);
    backend.broken.clear();
    advance(6_000);
    await ids();
    await expect.poll(ids).toHaveLength(300);
    expect((await index.get('en', 'interactive')).isPartial).toBe(false);
  });

  it('is complete although the backend fails on a field that only other readers of the index need', async () => {
    const { backend, index } = start(50);
    backend.hasErrors = true;
    expect((await index.get('en', 'interactive')).isPartial).toBe(false);
  });

  it('keeps the known articles when a response is partial', async () => {
    const { backend, ids, advance } = start(300);
    await ids();
    const { calls } = backend;
    backend.broken.add(250);
    advance(61_000);
    await ids();
    await expect.poll(() => backend.calls).toBe(calls + 1);
    expect(await ids()).toContain(250);
  });

  it('returns a new article even if the backend fails on another', async () => {
    const { backend, ids, index, purgeOf } = start(300);
    await ids();
    backend.nodes.unshift(articleNode(301));
    backend.broken.add(290);
    index.purge(purgeOf(301));
    expect((await ids())[0]).toBe(301);
  });

  it('reloads in the background at the first request after `expire`', async () => {
    const { backend, changed, ids, index } = start(50);
    await ids();
    backend.nodes.unshift(articleNode(51));
    index.expire();
    expect(await ids()).not.toContain(51);
    await expect.poll(ids).toContain(51);
    expect(changed).toEqual(['post index en']);
  });
});

describe('createPostIndex before the whole list is read', () => {
  it('waits for only one request, however many articles there are', async () => {
    const { backend, index } = start(5_000);
    backend.rest = new Promise(() => {});
    const { value, isWhole, isPartial } = await index.get('en', 'interactive');
    expect(value.map(({ databaseId }) => databaseId)).toEqual(
      backend.nodes.slice(0, 100).map(({ databaseId }) => databaseId),
    );
    expect({ isWhole, isPartial }).toEqual({ isWhole: false, isPartial: false });
  });

  it('returns the whole list as soon as it is read, and reports the change', async () => {
    const { changed, index } = start(1_000);
    await index.get('en', 'interactive');
    await expect.poll(() => changed).toEqual(['post index en']);
    const { value, isWhole } = await index.get('en', 'interactive');
    expect({ articles: value.length, isWhole }).toEqual({ articles: 1_000, isWhole: true });
  });

  it('waits for the whole list if needed, up to a limit', async () => {
    expect((await start(1_000).index.get('en', 'interactive', { needsAll: true })).value).toHaveLength(1_000);
    const { backend, index } = start(1_000, { wholeTimeoutMs: 20 });
    backend.rest = new Promise(() => {});
    expect((await index.get('en', 'interactive', { needsAll: true })).value).toHaveLength(100);
  });

  it('reads the rest again after a failure', async () => {
    const { backend, ids, index, advance } = start(300);
    backend.rest = Promise.reject(new Error('The backend is down.'));
    backend.rest.catch(() => {});
    expect(await ids()).toHaveLength(100);
    backend.rest = Promise.resolve();
    advance(6_000);
    await index.get('en', 'interactive');
    await expect.poll(ids).toHaveLength(300);
  });
});

describe('createPostIndex with copies', () => {
  /** Returns copies in memory and their number of writes. */
  function copiesInMemory() {
    const stored = new Map<string, Parameters<BackupsOf['put']>[1]>();
    const writes: string[] = [];
    const put: BackupsOf['put'] = (key, copy) => {
      writes.push(key);
      stored.set(key, copy);
    };
    return { copies: { ...noCopies, get: (key: string) => stored.get(key), put }, writes };
  }

  it.each([
    ['short', 50],
    ['long', 250],
  ])('stores a %s list when it changes, and no partial one', async (_, count) => {
    const { copies, writes } = copiesInMemory();
    const { backend, ids, index, advance, purgeOf } = start(count, { copies });
    backend.broken.add(7);
    await ids();
    expect(writes).toEqual([]);
    backend.broken.clear();
    index.purge(purgeOf(7));
    await ids();
    await expect.poll(() => writes).toEqual(['en']);
    if (count > 100) {
      advance(61_000);
      await ids();
      await setImmediate();
      expect(writes).toEqual(['en']);
    }
    backend.nodes.unshift(articleNode(count + 1));
    index.purge(purgeOf(count + 1));
    await ids();
    expect(writes.length).toBeGreaterThan(1);
  });

  it.each([
    ['a day', 0, [3, 2, 1]],
    ['more than a day', 1, undefined],
  ])('returns a list of %s ago while the backend is down: %j', async (_, extraMs, expected) => {
    const { copies } = copiesInMemory();
    await start(3, { copies, startTime: 0 }).ids();
    const { backend, ids } = start(3, { copies, startTime: dayMs + extraMs });
    backend.isDown = true;
    expect(await ids().catch(() => undefined)).toEqual(expected);
  });
});

describe('createPostIndex after a restart', () => {
  /** Creates a file of copies. Returns a function that opens the file, calls `use`, and closes the file. */
  async function copiesOnDisk() {
    const folder = await mkdtemp(path.join(tmpdir(), 'post-index-'));
    stops.push(() => rm(folder, { recursive: true }));
    const open = () => openBackupStore(path.join(folder, 'copies.sqlite'), createLogger('silent'));
    return async <T>(use: (copies: BackupsOf) => Promise<T>) => {
      const copies = open();
      try {
        return await use(copies.of('post index'));
      } finally {
        await copies.close();
      }
    };
  }

  it('returns the whole list, with new articles, after one request', async () => {
    const withCopies = await copiesOnDisk();
    await withCopies((copies) => start(1_000, { copies }).ids());
    await withCopies(async (copies) => {
      const { backend, index } = start(1_002, { copies });
      backend.rest = new Promise(() => {});
      const { value, isWhole } = await index.get('en', 'interactive');
      expect(value.map(({ databaseId }) => databaseId)).toEqual(
        backend.nodes.map(({ databaseId }) => databaseId),
      );
      expect(isWhole).toBe(true);
    });
  });

  it('removes deleted articles in the background', async () => {
    const withCopies = await copiesOnDisk();
    await withCopies((copies) => start(500, { copies }).ids());
    await withCopies(async (copies) => {
      const { backend, ids } = start(500, { copies });
      backend.nodes = backend.nodes.filter(({ databaseId }) => databaseId !== 7);
      await ids();
      await expect.poll(ids).not.toContain(7);
    });
  });

  it('returns the stored list while the backend is down', async () => {
    const withCopies = await copiesOnDisk();
    const idsBefore = await withCopies((copies) => start(500, { copies }).ids());
    await withCopies(async (copies) => {
      const { backend, ids } = start(500, { copies });
      backend.isDown = true;
      expect(await ids()).toEqual(idsBefore);
    });
  });

  it('reloads when the copy is unreadable', async () => {
    const withCopies = await copiesOnDisk();
    await withCopies(async (copies) => {
      copies.put('en', { value: Buffer.from('no list'), storedAt: Date.now() });
      expect(await start(300, { copies }).ids()).toHaveLength(300);
    });
  });
});

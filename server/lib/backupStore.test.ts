import { mkdtemp, open as openFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hourMs } from '#schema/durations.ts';
import { createLogger } from '#server/logger.ts';
import { openBackupStore, type BackupStore } from './backupStore.ts';

let folder: string;
let file: string;
const openStores: BackupStore[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
  file = path.join(folder, 'copies.sqlite');
});
afterEach(async () => {
  await Promise.all(openStores.splice(0).map((store) => store.close()));
  await rm(folder, { recursive: true, force: true });
});

function open(limit?: number) {
  const store = openBackupStore(file, createLogger('silent'), { ...(limit !== undefined && { limit }) });
  openStores.push(store);
  return store;
}
const now = Date.now();
const copy = (text: string, storedAt = now) => ({ value: Buffer.from(text), storedAt });
const text = (store: BackupStore, key: string) => store.of('pages').get(key)?.value.toString();

async function write(...entries: [key: string, text: string, storedAt?: number][]) {
  const store = open();
  for (const [key, value, storedAt] of entries) store.of('pages').put(key, copy(value, storedAt));
  await store.close();
}

/** Queries the file directly with SQLite. */
function rows(sql: string) {
  const database = new DatabaseSync(file);
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

describe('openBackupStore', () => {
  it('returns copies before they are written to disk, and after a restart', async () => {
    const first = open();
    expect(text(first, 'a')).toBeUndefined();
    first.of('pages').put('a', copy('one'));
    first.of('pages').put('b', copy('two'));
    first.of('menus').put('a', copy('three'));
    first.of('pages').remove('b');
    expect([text(first, 'a'), text(first, 'b')]).toEqual(['one', undefined]);
    await first.close();

    const second = open();
    expect(second.of('pages').get('a')).toEqual({ value: Buffer.from('one'), storedAt: now });
    expect(second.of('menus').get('a')?.value.toString()).toBe('three');
    expect(text(second, 'b')).toBeUndefined();
    await second.close();
    expect(await readdir(folder)).toEqual(['copies.sqlite']);
  });

  it('rewrites a copy only if it changed or is an hour old', async () => {
    await write(['same', 'x', now - 1000], ['old', 'x', now - 2 * hourMs], ['changed', 'x', now - 1000]);
    await write(['same', 'x'], ['old', 'x'], ['changed', 'y']);
    expect(rows('select key from copies where stored_at = ' + now + ' order by key')).toEqual([
      { key: 'changed' },
      { key: 'old' },
    ]);
  });

  it('erases the bytes of removed copies from the file', async () => {
    await write(['kept', 'stays'], ['gone', 'a secret thing']);
    const store = open();
    store.of('pages').remove('gone');
    await store.close();
    const bytes = await readFile(file, 'latin1');
    expect(bytes).toContain('stays');
    expect(bytes).not.toContain('a secret thing');
  });

  it('keeps only the newest copies that fit into the limit', async () => {
    const store = open(2_500);
    for (const age of [1, 2, 3, 4]) store.of('pages').put(`${age}`, copy('x'.repeat(1_000), now - age));
    await store.close();
    expect(rows('select key from copies order by key')).toEqual([{ key: '1' }, { key: '2' }]);
  });

  it('writes many pending copies in batches', async () => {
    const store = open();
    for (let index = 0; index < 3_000; index += 1)
      store.of('pages').put(`${index}`, copy(`${index}`.padEnd(2_000, '.')));
    await store.close();
    expect(rows('select count(*) as count from copies')).toEqual([{ count: 3_000 }]);
  });

  it('rejects copies whose checksum does not match', async () => {
    await write(['a', 'good'], ['b', 'good']);
    rows("update copies set value = cast('evil' as blob) where key = 'a'");
    const store = open();
    expect([text(store, 'a'), text(store, 'b')]).toEqual([undefined, 'good']);
  });

  it.each([
    ['is not a database', async () => writeFile(file, 'nonsense'.repeat(1_000))],
    [
      'is corrupt in the middle',
      async () => {
        await write(
          ...Array.from({ length: 200 }, (_, index) => [`${index}`, 'x'.repeat(500)] as [string, string]),
        );
        const { size } = await stat(file);
        const handle = await openFile(file, 'r+');
        await handle.write(Buffer.alloc(size - 4096, 0xff), 0, size - 4096, 4096);
        await handle.close();
      },
    ],
  ])('moves a corrupt file aside and starts with an empty one (the file %s)', async (_, corrupt) => {
    await corrupt();
    const store = open();
    expect(text(store, '7')).toBeUndefined();
    store.of('pages').put('a', copy('new'));
    await store.close();
    expect(text(open(), 'a')).toBe('new');
    expect(await readdir(folder)).toContain('copies.sqlite.corrupt');
  });

  it('returns no copies, without throwing, if the file cannot be opened', async () => {
    await writeFile(path.join(folder, 'taken'), '');
    const store = openBackupStore(path.join(folder, 'taken', 'copies.sqlite'), createLogger('silent'));
    store.of('pages').put('a', copy('one'));
    await store.close();
    expect(text(store, 'a')).toBeUndefined();
  });
});

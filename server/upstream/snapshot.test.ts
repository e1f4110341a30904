import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { createSnapshot, type SnapshotEntry } from './snapshot.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapshot-'));
  file = path.join(folder, 'copies.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const entries: SnapshotEntry[] = [
  { key: 'a line\nor two\u2028three', storedAt: 1, value: { text: 'æ\u2029"]' } },
  { key: 'b', storedAt: 2, value: null },
  { key: 'c', storedAt: 3, value: ['x'.repeat(3_000_000)] },
];

async function write(written: readonly SnapshotEntry[] = entries) {
  const snapshot = createSnapshot(file, createLogger('silent'));
  snapshot.schedule(() => written);
  await snapshot.flush();
}

async function read() {
  const found: SnapshotEntry[] = [];
  for await (const entry of createSnapshot(file, createLogger('silent')).read()) found.push(entry);
  return found;
}

describe('copies on disk', () => {
  it('are there after a restart, whatever is in them', async () => {
    expect(await read()).toEqual([]);
    await write();
    expect(await read()).toEqual(entries);
    expect(await readdir(folder)).toEqual(['copies.json']);
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(entries.length + 1);
  });

  it('are replaced whole: what was cut off while it was written is not read', async () => {
    await write();
    await writeFile(`${file}.new`, '[{"version":2}\n,["');
    expect(await read()).toEqual(entries);
    await write([]);
    expect(await read()).toEqual([]);
    expect(await readdir(folder)).toEqual(['copies.json']);
  });

  it.each([
    ['its end is missing', (text: string) => text.slice(0, -10), 2],
    ['a byte is another', (text: string) => text.replace('"b"', '"d"'), 1],
    ['it is of another version', (text: string) => text.replace('"version":2', '"version":1'), 0],
    ['it is something else', () => 'nonsense', 0],
  ])('are trusted as far as they are good, and set aside, where %s', async (_, spoil, good) => {
    await write();
    await writeFile(file, spoil(await readFile(file, 'utf8')));
    expect(await read()).toEqual(entries.slice(0, good));
    expect(await readdir(folder)).toEqual(['copies.json.corrupt']);
  });
});

import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskCache } from './diskCache.ts';

const limitBytes = 100_000;
const picture = { bytes: Buffer.from('a picture'), type: 'image/png' };
let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'disk-cache-'));
  folder = path.join(root, 'images');
});
afterEach(() => rm(root, { recursive: true }));

it('works once its folder can be had, though it could not at its first use', async () => {
  await writeFile(folder, 'in the way');
  const cache = createDiskCache(folder, limitBytes);
  await expect(cache.find('a')).rejects.toThrow();
  await expect(cache.write('a', picture)).rejects.toThrow();

  await rm(folder);
  expect(await cache.find('a')).toBeUndefined();
  await cache.write('a', picture);
  expect(await cache.find('a')).toMatchObject({ size: picture.bytes.length, type: 'image/png' });
});

it('starts without a file that has gone since its folder was listed', async () => {
  await createDiskCache(folder, limitBytes).write('kept', picture);
  const before = createDiskCache(folder, limitBytes);
  const gone = await before.write('gone', { ...picture, bytes: Buffer.from('another') });
  // A link to nowhere is listed too, and there is nothing to be read.
  await rm(gone?.path ?? '');
  await symlink(path.join(root, 'nowhere'), gone?.path ?? '');

  const cache = createDiskCache(folder, limitBytes);
  expect(await cache.find('kept')).toMatchObject({ size: picture.bytes.length });
  expect(await cache.find('gone')).toBeUndefined();
  expect(await readdir(folder)).toHaveLength(2);
});

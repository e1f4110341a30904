import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { createDiskCache } from './diskCache.ts';

const limitBytes = 100_000;
const logger = createLogger('silent');
const picture = { bytes: Buffer.from('a picture'), type: 'image/png' };
let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'disk-cache-'));
  folder = path.join(root, 'images');
});
afterEach(() => rm(root, { recursive: true }));

it('createDiskCache caches in memory while the folder is not writable, then on disk', async () => {
  await writeFile(folder, 'in the way');
  const cache = createDiskCache(folder, limitBytes, logger);
  expect(await cache.find('a')).toBeUndefined();
  await cache.write('a', picture);
  expect(await cache.find('a')).toMatchObject({ bytes: picture.bytes, type: 'image/png' });

  await rm(folder);
  await cache.write('a', picture);
  const file = await cache.find('a');
  expect(await readFile(file?.path ?? '')).toEqual(picture.bytes);
});

it('createDiskCache ignores a file that disappears while the folder is being read', async () => {
  await createDiskCache(folder, limitBytes, logger).write('kept', picture);
  const firstCache = createDiskCache(folder, limitBytes, logger);
  const deletedFile = await firstCache.write('gone', { ...picture, bytes: Buffer.from('another') });
  // A dangling link is listed but cannot be read.
  await rm(deletedFile?.path ?? '');
  await symlink(path.join(root, 'nowhere'), deletedFile?.path ?? '');

  const cache = createDiskCache(folder, limitBytes, logger);
  expect(await cache.find('kept')).toMatchObject({ size: picture.bytes.length });
  expect(await cache.find('gone')).toBeUndefined();
  expect(await readdir(folder)).toHaveLength(2);
});

import { watch } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { close, listen } from '#tests/support/listen.ts';
import { archiveAssets } from './assetArchive.ts';
import { staticAssets } from './staticAssets.ts';

const dayMs = 24 * 60 * 60 * 1000;
let root: string;
let archive: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'assets-'));
  archive = path.join(root, 'archive');
});
afterEach(() => rm(root, { recursive: true }));

function runArchive(builtAssets: string, now: number): Promise<void> {
  return archiveAssets({ builtAssets, archive, logger: createLogger('silent') }, now);
}

/** Creates a folder of built assets with one file. */
async function build(name: string): Promise<string> {
  const folder = path.join(root, name);
  await mkdir(path.join(folder, 'chunks'), { recursive: true });
  await writeFile(path.join(folder, 'chunks', `${name}.js`), name);
  return folder;
}

it('archiveAssets keeps files of the earlier build for a week after a deployment, then deletes them', async () => {
  const [oldBuild, newBuild] = [await build('old'), await build('new')];
  const start = Date.now();
  await runArchive(oldBuild, start);
  await runArchive(newBuild, start + 7 * dayMs);
  expect((await readdir(path.join(archive, 'chunks'))).toSorted()).toEqual(['new.js', 'old.js']);
  await runArchive(newBuild, start + 9 * dayMs);
  expect(await readdir(path.join(archive, 'chunks'))).toEqual(['new.js']);
});

it('archiveAssets copies a file again after an interruption, never serves the partial copy, and deletes it later', async () => {
  const built = await build('new');
  const archivedChunks = path.join(archive, 'chunks');
  const start = Date.now();
  await mkdir(archivedChunks, { recursive: true });
  const seenNames: (string | null)[] = [];
  const watcher = watch(archivedChunks, (_event, name) => seenNames.push(name));
  await runArchive(built, start);
  await expect.poll(() => seenNames).toContain('new.js');
  watcher.close();
  const partial = seenNames[0] ?? '';
  expect(partial).not.toBe('new.js');
  expect(await readdir(archivedChunks)).toEqual(['new.js']);

  // Simulates a process that was killed just before the copy was complete.
  await rm(path.join(archivedChunks, 'new.js'));
  await writeFile(path.join(archivedChunks, partial), 'ne');
  await runArchive(built, start);
  expect(await readFile(path.join(archivedChunks, 'new.js'), 'utf8')).toBe('new');

  const server = http.createServer(new Koa().use(staticAssets({ built: root, archive })).callback());
  const origin = await listen(server);
  const statusOf = async (name: string) => (await fetch(`${origin}/assets/chunks/${name}`)).status;
  expect(await Promise.all([statusOf('new.js'), statusOf(partial)])).toEqual([200, 404]);
  await close(server);

  await runArchive(built, start + 9 * dayMs);
  expect(await readdir(archivedChunks)).toEqual(['new.js']);
});

it('archiveAssets works for instances that share the folder and start together', async () => {
  const [oldBuild, newBuild] = [await build('old'), await build('new')];
  const start = Date.now();
  await runArchive(oldBuild, start);
  await Promise.all(Array.from({ length: 4 }, () => runArchive(newBuild, start + 9 * dayMs)));
  expect(await readdir(path.join(archive, 'chunks'))).toEqual(['new.js']);
});

it('archiveAssets does not reject if the folder cannot be written', async () => {
  await writeFile(archive, 'in the way');
  await expect(runArchive(await build('new'), Date.now())).resolves.toBeUndefined();
});

import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { archiveAssets } from './assetArchive.ts';

const dayMs = 24 * 60 * 60 * 1000;

it("keeps an earlier build's files for a week after the deploy, then forgets them", async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'assets-'));
  const archive = path.join(root, 'archive');
  const builds = await Promise.all(
    ['old', 'new'].map(async (name) => {
      const folder = path.join(root, name);
      await mkdir(path.join(folder, 'chunks'), { recursive: true });
      await writeFile(path.join(folder, 'chunks', `${name}.js`), name);
      return folder;
    }),
  );
  const start = Date.now();
  await archiveAssets(builds[0] ?? '', archive, start);
  await archiveAssets(builds[1] ?? '', archive, start + 7 * dayMs);
  expect((await readdir(path.join(archive, 'chunks'))).toSorted()).toEqual(['new.js', 'old.js']);
  await archiveAssets(builds[1] ?? '', archive, start + 9 * dayMs);
  expect(await readdir(path.join(archive, 'chunks'))).toEqual(['new.js']);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryMatrix } from './matrix.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'matrix-'));
});
afterAll(() => rm(folder, { recursive: true }));

const options = { port: 0, database: undefined };

test.each([
  ['invalid JSON', '[', 'is not a list of combinations'],
  ['an empty list', '[]', 'The list is empty.'],
  ['a combination without plugins', '[{ "name": "newest" }]', 'plugins'],
  [
    'a name that leads out of its folder',
    '[{ "name": "../x", "plugins": "p" }]',
    'lower-case letters and digits',
  ],
  ['a misspelt version', '[{ "name": "a", "plugins": "p", "wordpres": "w" }]', 'wordpres'],
])('tryMatrix rejects a file with %s before it starts anything', async (_what, text, reason) => {
  const file = path.join(folder, 'matrix.json');
  await writeFile(file, text);

  await expect(tryMatrix(file, options)).rejects.toThrow(reason);
});

test('tryMatrix names a file that does not exist', async () => {
  await expect(tryMatrix(path.join(folder, 'nothing.json'), options)).rejects.toThrow('nothing.json');
});

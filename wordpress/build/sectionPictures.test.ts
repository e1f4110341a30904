import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fieldGroups } from '../model/model.ts';

const folder = path.resolve(import.meta.dirname, '../../brand/section-pictures');
// Without pictures, editors see drawings.
const files = await readdir(folder).catch((): string[] => []);
/** Section kinds of pages. Section kinds of articles have drawings instead of pictures. */
const kinds = fieldGroups.flatMap(({ postType, kinds: groupKinds }) =>
  postType === 'page' ? groupKinds.map(({ name }) => name) : [],
);

test.skipIf(files.length === 0)(
  'section pictures exist for each section kind of pages and for no other (npm run wordpress:pictures takes them)',
  () => {
    const picturedKinds = files.map((file) => path.basename(file, '.webp'));

    expect(kinds.filter((kind) => !picturedKinds.includes(kind))).toEqual([]);
    expect(picturedKinds.filter((kind) => !kinds.includes(kind))).toEqual([]);
  },
);

test('section pictures have the size of the section picker and at most 12 kB', async () => {
  const faults: string[] = [];
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file));
    const { format, width, height } = await sharp(bytes).metadata();
    if (format !== 'webp' || width !== 480 || height !== 300 || bytes.length > 12_000)
      faults.push(`${file}: ${format}, ${width} × ${height}, ${bytes.length} bytes`);
  }
  expect(faults).toEqual([]);
});

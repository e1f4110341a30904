import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import { contentNames } from '#cms/content/contents.ts';
import { stagePlugin } from '../wordpress/build/stagePlugin.ts';

// Creates the plugin's archive for uploading in WordPress under Plugins > Add New Plugin. It can import the starter
// content, and with `--demo` the content of the demo company too.
const folder = path.resolve('.cache/wordpress/skerry');
const archive = path.resolve('.cache/wordpress/skerry.zip');

await stagePlugin(folder, process.argv.includes('--demo') ? contentNames : ['starter']);
const names = await readdir(folder, { recursive: true });
const files: Record<string, Uint8Array> = {};
for (const name of names.toSorted()) {
  const location = path.join(folder, name);
  if ((await stat(location)).isFile()) files[`skerry/${name}`] = await readFile(location);
}
await rm(archive, { force: true });
const bytes = zipSync(files, { level: 9, mtime: '1980-01-01' });
await writeFile(archive, bytes);
console.log(
  `${path.relative('.', archive)}: ${Object.keys(files).length} files, ${Math.round(bytes.length / 1024)} kB`,
);

import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const folder = path.resolve(import.meta.dirname, '../dist/client');
const smallestWorthwhile = 1_024;

/** Writes a `.br` and a `.gz` file for each built text file, so that the server does not compress at runtime. */
for await (const file of glob('**/*.{js,css,svg,json,webmanifest,txt}', { cwd: folder })) {
  const target = path.join(folder, file);
  const bytes = await readFile(target);
  if (bytes.byteLength < smallestWorthwhile) continue;
  // The viewer of the API reference has several megabytes, and the highest quality would take longer than the build.
  const quality = bytes.byteLength > 1_000_000 ? 7 : 11;
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${target}.br`, br), writeFile(`${target}.gz`, gz)]);
}

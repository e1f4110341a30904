import { glob, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** As a build of changed sources: a stylesheet of another name, which no earlier build has. */
export async function changeAssets(folder: string): Promise<void> {
  const client = path.join(folder, 'dist/client');
  for await (const file of glob('assets/**/*.css', { cwd: client })) {
    const name = path.basename(file);
    const other = name.replace(/(\.[^.]+)?\.css$/, '.changed.css');
    for (const end of ['', '.br', '.gz', '.zst'])
      await rename(path.join(client, file + end), path.join(client, path.dirname(file), other + end)).catch(
        () => {},
      );
    for await (const text of glob('dist/**/*.{mjs,js,json}', { cwd: folder })) {
      const at = path.join(folder, text);
      const before = await readFile(at, 'utf8');
      if (before.includes(name)) await writeFile(at, before.replaceAll(name, other));
    }
  }
}

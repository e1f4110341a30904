import { copyFile, mkdir, readdir, stat, unlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '#schema/durations.ts';

/** How long the files of earlier builds stay, so that a tab opened before a deploy keeps working. */
const keptForMs = 8 * dayMs;

/** Copies a build's hashed files to a folder that survives builds, and forgets what no build used for eight days. */
export async function archiveAssets(builtAssets: string, archive: string, now = Date.now()): Promise<void> {
  const current = await listFiles(builtAssets);
  const known = new Set(await listFiles(archive));
  for (const file of current) {
    const target = path.join(archive, file);
    await mkdir(path.dirname(target), { recursive: true });
    if (!known.has(file)) await copyFile(path.join(builtAssets, file), target);
    await utimes(target, new Date(now), new Date(now));
  }
  const used = new Set(current);
  for (const file of known) {
    const target = path.join(archive, file);
    if (!used.has(file) && now - (await stat(target)).mtimeMs > keptForMs) await unlink(target);
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) =>
    entry.isFile() ? [path.relative(folder, path.join(entry.parentPath, entry.name))] : [],
  );
}

import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, unlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '#schema/durations.ts';
import type { Logger } from '#server/logger.ts';
import { isMissing } from '#server/lib/diskRoom.ts';

/** How long the files of earlier builds stay, so that a tab opened before a deploy keeps working. */
const keptForMs = 8 * dayMs;

/**
 * Copies a build's hashed files to a folder that survives builds, and forgets what no build used for eight days. Never
 * rejects: where the disk is full the site does without, for it has the files of this build.
 */
export async function archiveAssets(
  deps: { builtAssets: string; archive: string; logger: Logger },
  now = Date.now(),
): Promise<void> {
  try {
    await archiveAll(deps.builtAssets, deps.archive, now);
  } catch (error) {
    deps.logger.error(
      { error },
      'build assets could not be archived; open tabs may fail after the next deployment',
    );
  }
}

async function archiveAll(builtAssets: string, archive: string, now: number): Promise<void> {
  const current = await listFiles(builtAssets);
  const known = new Set(await listFiles(archive));
  for (const file of current) {
    const target = path.join(archive, file);
    await mkdir(path.dirname(target), { recursive: true });
    if (!known.has(file)) await copyWhole(path.join(builtAssets, file), target);
    await utimes(target, new Date(now), new Date(now));
  }
  const used = new Set(current);
  for (const file of known) {
    if (!used.has(file)) await forgetUnused(path.join(archive, file), now);
  }
}

/**
 * The file is there whole or not at all. What a copy that was cut off leaves is hidden by the dot before its name, so it
 * is never served, and goes as a file that no build uses. Instances that share the folder each copy under another name.
 */
async function copyWhole(source: string, target: string): Promise<void> {
  const partial = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID()}`);
  try {
    await copyFile(source, partial);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function forgetUnused(file: string, now: number): Promise<void> {
  try {
    if (now - (await stat(file)).mtimeMs > keptForMs) await unlink(file);
  } catch (error) {
    // Another instance has forgotten it, or ended its copy.
    if (!isMissing(error)) throw error;
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) =>
    entry.isFile() ? [path.relative(folder, path.join(entry.parentPath, entry.name))] : [],
  );
}

import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, unlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '#schema/durations.ts';
import type { Logger } from '#server/logger.ts';
import { isMissing } from '#server/lib/diskSpace.ts';

/** Time for which files of earlier builds are stored, so that tabs opened before a deployment keep working. */
const retentionMs = 8 * dayMs;

/**
 * Copies a build's hashed files to a folder that outlives builds, and deletes files that no build has used for eight
 * days. Never rejects: if the disk is full, the site still has the files of the current build.
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
  const builtFiles = await listFiles(builtAssets);
  const archivedFiles = new Set(await listFiles(archive));
  for (const file of builtFiles) {
    const target = path.join(archive, file);
    await mkdir(path.dirname(target), { recursive: true });
    if (!archivedFiles.has(file)) await copyAtomically(path.join(builtAssets, file), target);
    await utimes(target, new Date(now), new Date(now));
  }
  const currentFiles = new Set(builtFiles);
  for (const file of archivedFiles) {
    if (!currentFiles.has(file)) await deleteExpired(path.join(archive, file), now);
  }
}

/**
 * Copies a file atomically. A partial copy's name begins with a dot, so that it is never served; the clean-up of unused
 * files deletes it. Instances that share the folder use different names.
 */
async function copyAtomically(source: string, target: string): Promise<void> {
  const partial = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID()}`);
  try {
    await copyFile(source, partial);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function deleteExpired(file: string, now: number): Promise<void> {
  try {
    if (now - (await stat(file)).mtimeMs > retentionMs) await unlink(file);
  } catch (error) {
    // Another instance has deleted the partial copy or already renamed it.
    if (!isMissing(error)) throw error;
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) =>
    entry.isFile() ? [path.relative(folder, path.join(entry.parentPath, entry.name))] : [],
  );
}

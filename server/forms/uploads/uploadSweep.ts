import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { isMissing } from '#server/lib/diskSpace.ts';
import type { Logger } from '#server/logger.ts';
import type { FileLedger } from './fileLedger.ts';
import { createFolderMark, type FolderFault, markName } from './folderMark.ts';
import { partialSuffix, removeFiles, trashName } from './uploadFolder.ts';

/** Maximum number of files unknown to the database. With more, folder and database do not belong together. */
const maxUnknown = 5;

const faultWarnings: Record<Exclude<FolderFault, 'strange files'> | 'unreadable', string> = {
  unreadable: 'UPLOAD_DIR could not be checked against the database; files are rejected',
  'another database': 'UPLOAD_DIR belongs to another database; unfinished uploads are not removed',
  'another folder':
    'UPLOAD_DIR is not the folder used by this database and the other instances; files are missing',
};
const unknownWarning = (count: number) =>
  `UPLOAD_DIR contains ${count} files unknown to this database; unfinished uploads are not removed`;

export type UploadSweep = {
  /** Creates the folder and marks it as this database's, before this process receives its first file. */
  claim: () => Promise<void>;
  /**
   * Removes the files of erased enquiries, and moves uploads that never became part of an enquiry to the trash for a
   * week. Touches only files that this database knows, and none while folder and database do not match.
   */
  sweep: () => Promise<void>;
  /** Returns problems of the folder, for `/readyz`. */
  warnings: () => Promise<string[]>;
};

export function createUploadSweep({
  folder,
  ledger,
  query,
  logger,
}: {
  folder: string;
  ledger: FileLedger;
  query: Kysely<Tables>;
  logger: Logger;
}): UploadSweep {
  const mark = createFolderMark({ folder, query });
  let folderError: FolderFault | undefined;
  let unknownCount = 0;

  /** Compares all files with the database, and marks the folder if it is unmarked and belongs to this database. */
  async function compareFolder(): Promise<void> {
    const names = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    const files = (names ?? []).filter((entry) => entry.isFile() && !entry.name.startsWith(markName));
    const { stored, loose } = await ledger.known();
    const ids = files.map(({ name }) =>
      name.endsWith(partialSuffix) ? name.slice(0, -partialSuffix.length) : name,
    );
    unknownCount = ids.filter((id) => !stored.has(id) && !loose.has(id)).length;
    folderError =
      names === undefined
        ? await mark.fault()
        : await mark.claim(unknownCount === 0 || ids.some((id) => stored.has(id)));
  }

  /** Moves an upload to the trash. Returns whether the file is there. */
  async function moveToTrash(id: string): Promise<boolean> {
    const trash = path.join(folder, trashName);
    await mkdir(trash, { recursive: true, mode: 0o700 });
    for (const name of [id, id + partialSuffix]) {
      try {
        await moveFile(path.join(folder, name), path.join(trash, id));
        return true;
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    }
    // Another instance may have moved it already.
    return (await stat(path.join(trash, id)).catch(() => undefined)) !== undefined;
  }

  async function trashUnfinished(): Promise<number> {
    let movedCount = 0;
    for (const id of await ledger.unfinished()) {
      if (await moveToTrash(id)) {
        await ledger.trash(id);
        movedCount += 1;
      } else await ledger.forget([id]);
    }
    return movedCount;
  }

  async function emptyTrash(): Promise<number> {
    const ids = await ledger.trashed();
    const removedCount = await removeFiles(folder, ids);
    await ledger.forget(ids);
    return removedCount;
  }

  let claimPromise: Promise<void> | undefined;
  return {
    claim() {
      claimPromise ??= mkdir(folder, { recursive: true, mode: 0o700 })
        .then(compareFolder)
        .catch((error: unknown) => {
          claimPromise = undefined;
          throw error;
        });
      return claimPromise;
    },
    async sweep() {
      const errors: unknown[] = [];
      const runStep = async (step: () => Promise<number>) => {
        try {
          return await step();
        } catch (error) {
          errors.push(error);
          return 0;
        }
      };
      const erasedCount = await runStep(async () => removeFiles(folder, await ledger.erased()));
      await compareFolder();
      const isOurs = folderError === undefined && unknownCount <= maxUnknown;
      const trashed = isOurs ? await runStep(trashUnfinished) : 0;
      const emptiedCount = isOurs ? await runStep(emptyTrash) : 0;
      const counts = {
        erased: erasedCount,
        trashed,
        emptied: emptiedCount,
        unknown: unknownCount,
        ...(folderError && { fault: folderError }),
      };
      const hasChanged = erasedCount + trashed + emptiedCount > 0;
      logger[isOurs ? (hasChanged ? 'info' : 'debug') : 'warn'](counts, 'upload folder cleaned up');
      if (errors.length > 0) throw errors[0];
    },
    async warnings() {
      const warnings =
        unknownCount > maxUnknown || folderError === 'strange files' ? [unknownWarning(unknownCount)] : [];
      if (folderError === 'strange files') return warnings;
      const currentFault = await mark.fault().catch(() => 'unreadable' as const);
      return currentFault === undefined ? warnings : [faultWarnings[currentFault], ...warnings];
    },
  };
}

/** Moves a file, even to another file system, because the trash may be on a separate volume. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(from, to);
    await rm(from);
  }
}

import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { isMissing } from '#server/lib/diskSpace.ts';

/** File in the upload folder that contains the id of its database. */
export const markName = '.upload-folder';
const secretName = 'upload-folder';

/** Evidence that a folder does not belong to this database. */
export type FolderFault = 'another database' | 'another folder' | 'strange files';

export type FolderMark = {
  /** Compares the folder's id with the database's. Returns `undefined` if they match or both are missing. */
  fault: () => Promise<Exclude<FolderFault, 'strange files'> | undefined>;
  /**
   * Checks the folder like `fault`. If neither folder nor database has an id and `mayClaim` allows it, also marks both.
   * An operator can force this with an empty mark file.
   */
  claim: (mayClaim: boolean) => Promise<FolderFault | undefined>;
};

/**
 * Links an upload folder to its database by a random id stored in both. This detects two databases that share a folder,
 * and an instance that uses a different folder than the others.
 */
export function createFolderMark({ folder, query }: { folder: string; query: Kysely<Tables> }): FolderMark {
  const file = path.join(folder, markName);

  async function readMark(): Promise<string | undefined> {
    try {
      return (await readFile(file, 'utf8')).trim();
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function readId(): Promise<string | undefined> {
    const row = await query
      .selectFrom('secret')
      .select('value')
      .where('name', '=', secretName)
      .executeTakeFirst();
    return row?.value;
  }

  async function mark(isForced: boolean): Promise<void> {
    const value = randomUUID();
    if (isForced) await query.deleteFrom('secret').where('name', '=', secretName).execute();
    const insertedRow = await query
      .insertInto('secret')
      .values({ name: secretName, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('value')
      .executeTakeFirst();
    // Another instance has just marked this folder, or its own.
    if (insertedRow === undefined) return;
    const temporaryFile = `${file}.${value}`;
    try {
      await writeFile(temporaryFile, `${value}\n`, { mode: 0o600, flag: 'wx', flush: true });
      await rename(temporaryFile, file);
    } catch (error) {
      await rm(temporaryFile, { force: true });
      await query.deleteFrom('secret').where('name', '=', secretName).where('value', '=', value).execute();
      throw error;
    }
  }

  async function fault(): Promise<'another database' | 'another folder' | undefined> {
    const [databaseId, folderId] = [await readId(), await readMark()];
    if (databaseId === folderId) return undefined;
    return databaseId === undefined ? 'another database' : 'another folder';
  }

  return {
    fault,
    async claim(mayClaim) {
      const [databaseId, folderId] = [await readId(), await readMark()];
      if (databaseId === undefined && folderId === undefined && !mayClaim) return 'strange files';
      if (folderId === '' || (databaseId === undefined && folderId === undefined))
        await mark(folderId === '');
      return fault();
    },
  };
}

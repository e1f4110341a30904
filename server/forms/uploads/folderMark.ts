import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { isMissing } from '#server/lib/diskRoom.ts';

/** File of the upload folder that names the database it belongs to. */
export const markName = '.upload-folder';
const secretName = 'upload-folder';

/** Why a folder is not the one of this database. */
export type FolderFault = 'another database' | 'another folder' | 'strange files';

export type FolderMark = {
  /** Compares the folder with the database; undefined when they belong together, or neither has a mark yet. */
  fault: () => Promise<Exclude<FolderFault, 'strange files'> | undefined>;
  /**
   * As `fault`, and marks a folder that has no mark for a database that has no folder. `mayClaim` decides whether it
   * may be one of this site; an empty mark is the operator's own word for it.
   */
  claim: (mayClaim: boolean) => Promise<FolderFault | undefined>;
};

/**
 * Ties an upload folder to its database by one random id in both. Two databases never share a folder unnoticed, and an
 * instance notices that its folder is not the one of the other instances.
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
    const inserted = await query
      .insertInto('secret')
      .values({ name: secretName, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('value')
      .executeTakeFirst();
    // Another instance has just marked the folder, or a folder of its own.
    if (inserted === undefined) return;
    const draft = `${file}.${value}`;
    try {
      await writeFile(draft, `${value}\n`, { mode: 0o600, flag: 'wx', flush: true });
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      await query.deleteFrom('secret').where('name', '=', secretName).where('value', '=', value).execute();
      throw error;
    }
  }

  async function fault(): Promise<'another database' | 'another folder' | undefined> {
    const [id, marked] = [await readId(), await readMark()];
    if (id === marked) return undefined;
    return id === undefined ? 'another database' : 'another folder';
  }

  return {
    fault,
    async claim(mayClaim) {
      const [id, marked] = [await readId(), await readMark()];
      if (id === undefined && marked === undefined && !mayClaim) return 'strange files';
      if (marked === '' || (id === undefined && marked === undefined)) await mark(marked === '');
      return fault();
    },
  };
}

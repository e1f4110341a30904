import { type Kysely, sql, type Transaction } from 'kysely';
import { dayMs, minuteMs } from '#schema/durations.ts';
import type { Tables } from '#server/database/tables.ts';

/** A completely received file, stored in the folder under its id. */
export type Upload = { id: string; field: string; name: string; type: string; bytes: number; hash: string };

/** Time within which an upload must become part of an enquiry. */
const arrivingMs = 15 * minuteMs;
/** Time for which a file stays in the trash. */
const trashedMs = 7 * dayMs;
/**
 * Time during which the removal of an erased file is repeated, in case the folder was unavailable or is restored from a
 * backup.
 */
const erasedMs = 30 * dayMs;

/**
 * Records which files in the upload folder belong to no enquiry. A file is recorded before its first byte is written,
 * so that the sweep knows the names of all files that a killed process leaves behind.
 */
export type FileLedger = {
  begin: (id: string) => Promise<void>;
  /** Records the space reserved for an arriving file. */
  reserve: (id: string, bytes: number) => Promise<void>;
  /** Returns the space used by all files, across instances. */
  usedBytes: () => Promise<number>;
  /** Deletes the entries of files that are removed or belong to an enquiry. */
  forget: (ids: readonly string[]) => Promise<void>;
  /** Returns the ids of uploads that never became part of an enquiry. */
  unfinished: () => Promise<string[]>;
  trash: (id: string) => Promise<void>;
  /** Returns the ids of files that have been in the trash long enough. */
  trashed: () => Promise<string[]>;
  /** Returns the ids of files whose enquiries were erased recently. */
  erased: () => Promise<string[]>;
  /** Returns the ids of all files that this database lists. */
  known: () => Promise<{ stored: ReadonlySet<string>; loose: ReadonlySet<string> }>;
};

export function createFileLedger({ query, now }: { query: Kysely<Tables>; now: () => number }): FileLedger {
  const idsOf = async (state: Tables['loose_file']['state'], isDue: boolean) => {
    const rows = query.selectFrom('loose_file').select('id').where('state', '=', state);
    const dueRows = await (isDue ? rows.where('due_at', '<=', now()) : rows).execute();
    return dueRows.map(({ id }) => id);
  };
  return {
    async begin(id) {
      await query
        .insertInto('loose_file')
        .values({ id, state: 'arriving', bytes: 0, due_at: now() + arrivingMs })
        .execute();
    },
    async reserve(id, bytes) {
      await query.updateTable('loose_file').set({ bytes }).where('id', '=', id).execute();
    },
    async usedBytes() {
      const { rows } = await sql<{ bytes: number }>`
        select cast(coalesce(sum(bytes), 0) as bigint) as bytes from
          (select bytes from enquiry_file union all select bytes from loose_file) as files
      `.execute(query);
      return rows[0]?.bytes ?? 0;
    },
    async forget(ids) {
      if (ids.length > 0) await query.deleteFrom('loose_file').where('id', 'in', ids).execute();
    },
    unfinished: () => idsOf('arriving', true),
    async trash(id) {
      await query
        .updateTable('loose_file')
        .set({ state: 'trashed', due_at: now() + trashedMs })
        .where('id', '=', id)
        .where('state', '=', 'arriving')
        .execute();
    },
    trashed: () => idsOf('trashed', true),
    async erased() {
      await query
        .deleteFrom('loose_file')
        .where('state', '=', 'erased')
        .where('due_at', '<=', now())
        .execute();
      return idsOf('erased', false);
    },
    async known() {
      // One statement, so that a file that becomes part of an enquiry in the meantime is in exactly one of the two
      // sets.
      const { rows } = await sql<{ id: string; is_stored: number }>`
        select id, 1 as is_stored from enquiry_file union all select id, 0 from loose_file
      `.execute(query);
      const ids = (isStored: number) =>
        new Set(rows.filter((row) => row.is_stored === isStored).map(({ id }) => id));
      return { stored: ids(1), loose: ids(0) };
    },
  };
}

/** Assigns files to an enquiry, in the transaction that stores it. */
export async function keepFiles(
  transaction: Transaction<Tables>,
  enquiryId: string,
  files: readonly Upload[],
): Promise<void> {
  for (const { id, field, name, type, bytes } of files) {
    await transaction
      .insertInto('enquiry_file')
      .values({ id, enquiry_id: enquiryId, field, name, type, bytes })
      .execute();
    await transaction.deleteFrom('loose_file').where('id', '=', id).execute();
  }
}

/**
 * Erases the files of an enquiry, in the transaction that erases it, and returns their ids. The next sweep removes
 * files that cannot be removed immediately or are on another instance's disk.
 */
export async function eraseFiles(
  transaction: Transaction<Tables>,
  enquiryId: string,
  now: number,
): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('enquiry_file')
    .where('enquiry_id', '=', enquiryId)
    .returning('id')
    .execute();
  for (const { id } of rows) {
    await transaction
      .insertInto('loose_file')
      .values({ id, state: 'erased', bytes: 0, due_at: now + erasedMs })
      .execute();
  }
  return rows.map(({ id }) => id);
}

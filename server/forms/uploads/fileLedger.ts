import { type Kysely, sql, type Transaction } from 'kysely';
import { dayMs, minuteMs } from '#schema/durations.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Upload } from './uploadFolder.ts';

/** An upload has this long to become an enquiry's. */
const arrivingMs = 15 * minuteMs;
/** Time that the trash keeps a file. */
const trashedMs = 7 * dayMs;
/** Time during which an erased file is removed again, from a folder that was away or restored from a backup. */
const erasedMs = 30 * dayMs;

/**
 * Records which files of the upload folder belong to no enquiry. A file is written down before its first byte, so that
 * whatever a killed process leaves behind is known by name: the sweep needs to guess nothing.
 */
export type FileLedger = {
  begin: (id: string) => Promise<void>;
  /** Records how much room an arriving file may take. */
  reserve: (id: string, bytes: number) => Promise<void>;
  /** Room that all files take, of all instances together. */
  usedBytes: () => Promise<number>;
  /** Files that are gone, or are an enquiry's. */
  forget: (ids: readonly string[]) => Promise<void>;
  /** Ids of uploads that never became an enquiry's. */
  unfinished: () => Promise<string[]>;
  trash: (id: string) => Promise<void>;
  /** Ids of files that have been in the trash long enough. */
  trashed: () => Promise<string[]>;
  /** Ids of files whose enquiries were erased lately. */
  erased: () => Promise<string[]>;
  /** Ids of all files that this database knows. */
  known: () => Promise<{ stored: ReadonlySet<string>; loose: ReadonlySet<string> }>;
};

export function createFileLedger({ query, now }: { query: Kysely<Tables>; now: () => number }): FileLedger {
  const idsOf = async (state: Tables['loose_file']['state'], isDue: boolean) => {
    const rows = query.selectFrom('loose_file').select('id').where('state', '=', state);
    const found = await (isDue ? rows.where('due_at', '<=', now()) : rows).execute();
    return found.map(({ id }) => id);
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
      // In one statement: a file that becomes an enquiry's meanwhile is seen as one or the other.
      const { rows } = await sql<{ id: string; is_stored: number }>`
        select id, 1 as is_stored from enquiry_file union all select id, 0 from loose_file
      `.execute(query);
      const ids = (isStored: number) =>
        new Set(rows.filter((row) => row.is_stored === isStored).map(({ id }) => id));
      return { stored: ids(1), loose: ids(0) };
    },
  };
}

/** Makes files an enquiry's, in the transaction that stores it. */
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
 * Erases the files of an enquiry in the transaction that erases it, and returns their ids. If they cannot be removed at
 * once, or lie on another instance's disk, the next sweep removes them.
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

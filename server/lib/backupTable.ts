import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { dayMs, hourMs } from '#schema/durations.ts';

/** A copy to keep, or a key to forget where it has no value. */
export type CopyWrite = {
  kind: string;
  key: string;
  value: Buffer | undefined;
  storedAt: number;
  checksum: string;
};

const Row = v.object({ value: v.instance(Uint8Array), storedAt: v.number(), checksum: v.string() });

/** Rows of copies in a SQLite file. Every method throws what SQLite throws. */
export type CopiesTable = {
  read(kind: string, key: string): v.InferOutput<typeof Row> | undefined;
  /** True where there is a copy of this kind that is no older. */
  hasSince(kind: string, since: number): boolean;
  /** All or nothing. */
  write(batch: readonly CopyWrite[]): void;
  /** Forgets the oldest until the rest fits into so many bytes. */
  keepNewest(limitBytes: number): void;
  close(): void;
};

/** Nobody is served what is older than a day, but for the API reference: it may be as old as this. */
const longestMs = 30 * dayMs;

/** Opens the file, or makes it. */
export function openCopiesTable(file: string): CopiesTable {
  const database = new DatabaseSync(file, { timeout: 100 });
  try {
    return tableIn(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Moves a broken file out of the way of the next one. */
export function setAside(file: string): void {
  renameSync(file, `${file}.corrupt`);
  for (const rest of ['-wal', '-shm']) rmSync(`${file}${rest}`, { force: true });
}

/** Whether SQLite says that a file is broken, or none of its own. */
export function isCorrupt(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 11 || error.errcode === 26);
}

function tableIn(database: DatabaseSync): CopiesTable {
  // A copy that a power cut takes is fetched again, so only checkpoints wait for the disk. What was deleted is overwritten.
  database.exec(`
    pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on;
    create table if not exists copies (
      kind text not null, key text not null, stored_at integer not null, checksum text not null,
      bytes integer not null, value blob not null, primary key (kind, key)
    ) strict;
    create index if not exists copies_by_age on copies (stored_at, bytes);
  `);
  database.prepare('delete from copies where stored_at < ?').run(Date.now() - longestMs);
  const read = database.prepare(
    'select value, stored_at as storedAt, checksum from copies where kind = ? and key = ?',
  );
  const newest = database.prepare('select 1 from copies where kind = ? and stored_at >= ? limit 1');
  const put = database.prepare(`
    insert into copies (kind, key, stored_at, checksum, bytes, value) values (?, ?, ?, ?, ?, ?)
    on conflict (kind, key) do update
      set stored_at = excluded.stored_at, checksum = excluded.checksum, bytes = excluded.bytes, value = excluded.value
      where checksum <> excluded.checksum or stored_at < excluded.stored_at - ${hourMs}
  `);
  const remove = database.prepare('delete from copies where kind = ? and key = ?');
  const sum = database.prepare('select coalesce(sum(bytes), 0) as bytes from copies');
  const removeOldest = database.prepare(`
    delete from copies where rowid in (
      select rowid from (select rowid, sum(bytes) over (order by stored_at desc, rowid) as total from copies)
      where total > ?
    )
  `);

  return {
    read(kind, key) {
      const row = v.safeParse(Row, read.get(kind, key));
      return row.success ? row.output : undefined;
    },
    hasSince: (kind, since) => newest.get(kind, since) !== undefined,
    write(batch) {
      database.exec('begin immediate');
      try {
        for (const { kind, key, value, storedAt, checksum } of batch)
          if (value === undefined) remove.run(kind, key);
          else put.run(kind, key, storedAt, checksum, value.byteLength, value);
        database.exec('commit');
      } catch (error) {
        database.exec('rollback');
        throw error;
      }
    },
    keepNewest(limitBytes) {
      if (Number(sum.get()?.['bytes']) > limitBytes) removeOldest.run(limitBytes);
    },
    close: () => database.close(),
  };
}

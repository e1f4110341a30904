import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { type Logger, createRateLimitedLog } from '#server/logger.ts';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { dayMs, hourMs } from '#schema/durations.ts';

export type Backup = { value: Buffer; storedAt: number };

/** Stored copies of one kind. Kinds have separate keys. */
export type BackupsOf = {
  /** Returns the last copy stored under a key; `undefined` if there is none or its checksum is wrong. */
  get(key: string): Backup | undefined;
  /** Returns whether the disk has a copy that was stored at or after `since`. */
  hasSince(since: number): boolean;
  /** Stores a copy. Writes it to disk within seconds, but only if it changed or the stored copy is an hour old. */
  put(key: string, copy: Backup): void;
  remove(key: string): void;
};

export type BackupStore = {
  of(kind: string): BackupsOf;
  /** Writes pending copies and closes the file. */
  close(): Promise<void>;
};

const delayMs = 2_000;
/** Bytes per transaction. Writing is synchronous, and a batch of this size delays visitors by a few milliseconds. */
const batchBytes = 512 * 1024;
const limitBytes = 256 * 1024 * 1024;

/**
 * Opens a store of copies on disk, so that the site can serve pages if it starts during an outage. The copies are in
 * one SQLite file. Each is read by key when the origin fails. Never throws: if the file cannot be used, there are no
 * copies.
 */
export function openBackupStore(
  file: string,
  logger: Logger,
  { limit = limitBytes }: { limit?: number } = {},
): BackupStore {
  const name = path.basename(file);
  const logFailure = createRateLimitedLog();
  let table: CopiesTable | undefined;
  const pendingWrites = new Map<string, CopyWrite>();
  let timer: NodeJS.Timeout | undefined;
  let pendingWrite = Promise.resolve();

  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action();
    } catch (error) {
      if (isCorrupt(error)) {
        logger.warn(
          { err: error, file: name },
          'content copies on disk are corrupt; starting with a new file',
        );
        replaceFile();
      } else
        logFailure('copies', () =>
          logger.error({ err: error, file: name }, 'content copies on disk could not be read or written'),
        );
      return undefined;
    }
  };
  /** Replaces a corrupt file once. If the new file fails too, the store stops writing. */
  const replaceFile = () => {
    try {
      table?.close();
      table = undefined;
      moveCorruptFile(file);
      table = openCopiesTable(file);
    } catch (error) {
      logger.error({ err: error, file: name }, 'content copies cannot be stored on disk');
    }
  };
  attempt(() => {
    mkdirSync(path.dirname(file), { recursive: true });
    table = openCopiesTable(file);
  });
  const writeAll = async () => {
    let writtenCount = 0;
    while (pendingWrites.size > 0) {
      const batch: CopyWrite[] = [];
      let size = 0;
      for (const [id, write] of pendingWrites) {
        pendingWrites.delete(id);
        batch.push(write);
        size += write.value?.byteLength ?? 0;
        if (size >= batchBytes) break;
      }
      attempt(() => table?.write(batch));
      writtenCount += batch.length;
      await pause();
    }
    if (writtenCount > 0) attempt(() => table?.keepNewest(limit));
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    pendingWrite = pendingWrite.then(writeAll);
    return pendingWrite;
  };
  const write = (entry: CopyWrite) => {
    pendingWrites.set(`${entry.kind} ${entry.key}`, entry);
    timer ??= setTimeout(() => void flush(), delayMs).unref();
  };

  return {
    of: (kind) => ({
      get(key) {
        const entry = pendingWrites.get(`${kind} ${key}`);
        if (entry !== undefined)
          return entry.value === undefined ? undefined : { ...entry, value: entry.value };
        const row = attempt(() => table?.read(kind, key));
        if (row === undefined) return undefined;
        const value = Buffer.from(row.value.buffer, row.value.byteOffset, row.value.byteLength);
        return checksumOf(value) === row.checksum ? { value, storedAt: row.storedAt } : undefined;
      },
      hasSince: (since) => attempt(() => table?.hasSince(kind, since)) ?? false,
      put: (key, { value, storedAt }) => write({ kind, key, value, storedAt, checksum: checksumOf(value) }),
      remove: (key) => write({ kind, key, value: undefined, storedAt: 0, checksum: '' }),
    }),
    async close() {
      await flush();
      attempt(() => table?.close());
      table = undefined;
    },
  };
}

function checksumOf(value: Uint8Array): string {
  return createHash('sha1').update(value).digest('base64url');
}

/** Copy to store, or key to delete if `value` is `undefined`. */
type CopyWrite = {
  kind: string;
  key: string;
  value: Buffer | undefined;
  storedAt: number;
  checksum: string;
};

const Row = v.object({ value: v.instance(Uint8Array), storedAt: v.number(), checksum: v.string() });

/** Table of copies in a SQLite file. Every method throws SQLite's errors. */
type CopiesTable = {
  read(kind: string, key: string): v.InferOutput<typeof Row> | undefined;
  /** Returns whether there is a copy of this kind that was stored at or after `since`. */
  hasSince(kind: string, since: number): boolean;
  /** Writes all copies in one transaction. */
  write(batch: readonly CopyWrite[]): void;
  /** Deletes the oldest copies until the rest fit into `limitBytes`. */
  keepNewest(limitBytes: number): void;
  close(): void;
};

/** Maximum age of a copy. Pages and content expire after a day; only the API reference is served for up to 30 days. */
const maxMs = 30 * dayMs;

/** Opens or creates the file. */
function openCopiesTable(file: string): CopiesTable {
  const database = new DatabaseSync(file, { timeout: 100 });
  try {
    return createTable(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Renames a corrupt file so that a new one can be created. */
function moveCorruptFile(file: string): void {
  renameSync(file, `${file}.corrupt`);
  for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}

/** Returns whether SQLite reports a corrupt file (11, SQLITE_CORRUPT) or not a database (26, SQLITE_NOTADB). */
function isCorrupt(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 11 || error.errcode === 26);
}

function createTable(database: DatabaseSync): CopiesTable {
  // Only checkpoints wait for the disk, because copies lost in a power cut are fetched again. `secure_delete`
  // overwrites deleted rows.
  database.exec(`
    pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on;
    create table if not exists copies (
      kind text not null, key text not null, stored_at integer not null, checksum text not null,
      bytes integer not null, value blob not null, primary key (kind, key)
    ) strict;
    create index if not exists copies_by_age on copies (stored_at, bytes);
  `);
  database.prepare('delete from copies where stored_at < ?').run(Date.now() - maxMs);
  const readStatement = database.prepare(
    'select value, stored_at as storedAt, checksum from copies where kind = ? and key = ?',
  );
  const freshCopyStatement = database.prepare(
    'select 1 from copies where kind = ? and stored_at >= ? limit 1',
  );
  const putStatement = database.prepare(`
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
      const row = v.safeParse(Row, readStatement.get(kind, key));
      return row.success ? row.output : undefined;
    },
    hasSince: (kind, since) => freshCopyStatement.get(kind, since) !== undefined,
    write(batch) {
      database.exec('begin immediate');
      try {
        for (const { kind, key, value, storedAt, checksum } of batch)
          if (value === undefined) remove.run(kind, key);
          else putStatement.run(kind, key, storedAt, checksum, value.byteLength, value);
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

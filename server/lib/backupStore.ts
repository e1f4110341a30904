import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import type { Logger } from '#server/logger.ts';
import { isCorrupt, openCopiesTable, setAside, type CopiesTable, type CopyWrite } from './backupTable.ts';
import { createOccasionalLog } from './rateLimitedLog.ts';

export type DiskCopy = { value: Buffer; storedAt: number };

/** One kind of copies, with keys of its own. */
export type DiskCopiesOf = {
  /** What was last kept under a key; undefined where there is nothing that can be trusted. */
  get(key: string): DiskCopy | undefined;
  /** True where something is on disk that was kept since then. */
  hasSince(since: number): boolean;
  /** Keeps a value soon. It is written only where it differs from the one that is kept, or that is an hour old. */
  put(key: string, copy: DiskCopy): void;
  remove(key: string): void;
};

export type DiskCopies = {
  of(kind: string): DiskCopiesOf;
  /** Writes what is not written yet, and closes the file. */
  close(): Promise<void>;
};

const delayMs = 2_000;
/** Writing is synchronous: this much at a time, so that visitors wait a few milliseconds at most. */
const batchBytes = 512 * 1024;
const limitBytes = 256 * 1024 * 1024;

/**
 * Copies on disk of what was fetched, so that a start during an outage still serves: one SQLite file, read key by key
 * when something cannot be had otherwise, and written entry by entry. Never throws: without its file there are no copies.
 */
export function openDiskCopies(
  file: string,
  logger: Logger,
  { limit = limitBytes }: { limit?: number } = {},
): DiskCopies {
  const name = path.basename(file);
  const logFailure = createOccasionalLog();
  let table: CopiesTable | undefined;
  const waiting = new Map<string, CopyWrite>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const guarded = <T>(action: () => T): T | undefined => {
    try {
      return action();
    } catch (error) {
      if (isCorrupt(error)) {
        logger.warn({ err: error, file: name }, 'the copies on disk are corrupt and were set aside');
        replace();
      } else
        logFailure('copies', () =>
          logger.error({ err: error, file: name }, 'copies on disk could not be read or written'),
        );
      return undefined;
    }
  };
  /** Tried once: a disk on which a new file is broken too is left alone. */
  const replace = () => {
    try {
      table?.close();
      table = undefined;
      setAside(file);
      table = openCopiesTable(file);
    } catch (error) {
      logger.error({ err: error, file: name }, 'no copies are kept on disk');
    }
  };
  guarded(() => {
    mkdirSync(path.dirname(file), { recursive: true });
    table = openCopiesTable(file);
  });
  const writeAll = async () => {
    let written = 0;
    while (waiting.size > 0) {
      const batch: CopyWrite[] = [];
      let size = 0;
      for (const [id, write] of waiting) {
        waiting.delete(id);
        batch.push(write);
        size += write.value?.byteLength ?? 0;
        if (size >= batchBytes) break;
      }
      guarded(() => table?.write(batch));
      written += batch.length;
      await pause();
    }
    if (written > 0) guarded(() => table?.keepNewest(limit));
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll);
    return writing;
  };
  const write = (entry: CopyWrite) => {
    waiting.set(`${entry.kind} ${entry.key}`, entry);
    timer ??= setTimeout(() => void flush(), delayMs).unref();
  };

  return {
    of: (kind) => ({
      get(key) {
        const entry = waiting.get(`${kind} ${key}`);
        if (entry !== undefined)
          return entry.value === undefined ? undefined : { ...entry, value: entry.value };
        const row = guarded(() => table?.read(kind, key));
        if (row === undefined) return undefined;
        const value = Buffer.from(row.value.buffer, row.value.byteOffset, row.value.byteLength);
        return checksumOf(value) === row.checksum ? { value, storedAt: row.storedAt } : undefined;
      },
      hasSince: (since) => guarded(() => table?.hasSince(kind, since)) ?? false,
      put: (key, { value, storedAt }) => write({ kind, key, value, storedAt, checksum: checksumOf(value) }),
      remove: (key) => write({ kind, key, value: undefined, storedAt: 0, checksum: '' }),
    }),
    async close() {
      await flush();
      guarded(() => table?.close());
      table = undefined;
    },
  };
}

function checksumOf(value: Uint8Array): string {
  return createHash('sha1').update(value).digest('base64url');
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import writeFileAtomic from 'write-file-atomic';
import type { Logger } from '#server/logger.ts';

const version = 1;

const SnapshotFile = v.object({
  version: v.literal(version),
  checksum: v.string(),
  entries: v.string(),
});
const Entries = v.array(v.object({ key: v.string(), storedAt: v.number(), value: v.unknown() }));

export type SnapshotEntry = { key: string; storedAt: number; value: unknown };

export type Snapshot = {
  /** What was last written; empty when there is nothing, or nothing that can be trusted. */
  read(): Promise<SnapshotEntry[]>;
  /** Writes soon; calls in between are one write. `collect` is called when it happens. */
  schedule(collect: () => SnapshotEntry[]): void;
  /** Writes now what was scheduled. */
  flush(): Promise<void>;
};

const delayMs = 2_000;

/** A copy on disk of what was fetched, so that a restart during an outage still serves. A corrupt one is set aside. */
export function createSnapshot(file: string, logger: Logger): Snapshot {
  let pending: { timer: NodeJS.Timeout; collect: () => SnapshotEntry[] } | undefined;

  const flush = async () => {
    if (pending === undefined) return;
    const { timer, collect } = pending;
    clearTimeout(timer);
    pending = undefined;
    try {
      const body = JSON.stringify(collect());
      await mkdir(path.dirname(file), { recursive: true });
      await writeFileAtomic(file, JSON.stringify({ version, checksum: checksum(body), entries: body }));
    } catch (error) {
      logger.error({ err: error, file: path.basename(file) }, 'the snapshot could not be written');
    }
  };

  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) return [];
      const entries = parse(text);
      if (entries !== undefined) return entries;
      await rename(file, `${file}.corrupt`).catch(() => undefined);
      logger.warn({ file: path.basename(file) }, 'the snapshot is corrupt and was set aside');
      return [];
    },
    schedule(collect) {
      pending ??= { timer: setTimeout(() => void flush(), delayMs).unref(), collect };
    },
    flush,
  };
}

function parse(text: string): SnapshotEntry[] | undefined {
  try {
    const file = v.parse(SnapshotFile, JSON.parse(text));
    if (checksum(file.entries) !== file.checksum) return undefined;
    return v.parse(Entries, JSON.parse(file.entries));
  } catch {
    return undefined;
  }
}

function checksum(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}

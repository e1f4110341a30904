import { createHash } from 'node:crypto';
import { open, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Logger } from '#server/logger.ts';

const Entry = v.object({ key: v.string(), storedAt: v.number(), value: v.unknown() });

export type SnapshotEntry = { key: string; storedAt: number; value: unknown };

export type Snapshot = {
  /** What was last written, entry by entry; it ends where there is nothing more that can be trusted. */
  read(): AsyncIterable<SnapshotEntry>;
  /** Writes soon; calls in between are one write. `collect` is called when it happens. */
  schedule(collect: () => Iterable<SnapshotEntry>): void;
  /** Writes now what was scheduled, after a write that is under way. */
  flush(): Promise<void>;
};

const delayMs = 2_000;
/** Of the time, so that a large copy is written seldom. */
const mostOfTheTime = 0.05;
const batchBytes = 1024 * 1024;

/** The file is a JSON array with a line for each entry and its checksum, so that neither side ever holds all of it. */
const head = '[{"version":2}';
const end = ']';

/** A copy on disk of what was fetched, so that a restart during an outage still serves. A corrupt one is set aside. */
export function createSnapshot(file: string, logger: Logger): Snapshot {
  let pending: { timer: NodeJS.Timeout; collect: () => Iterable<SnapshotEntry> } | undefined;
  let writing = Promise.resolve();
  let restUntil = 0;

  const write = async (entries: Iterable<SnapshotEntry>) => {
    const begunAt = performance.now();
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeWhole(file, linesOf(entries));
    } catch (error) {
      logger.error({ err: error, file: path.basename(file) }, 'the snapshot could not be written');
    }
    const endedAt = performance.now();
    restUntil = endedAt + (endedAt - begunAt) / mostOfTheTime;
  };
  const flush = async () => {
    if (pending !== undefined) {
      const { timer, collect } = pending;
      clearTimeout(timer);
      pending = undefined;
      writing = writing.then(() => write(collect()));
    }
    return writing;
  };

  return {
    async *read() {
      const lines = await open(file).catch(() => undefined);
      if (lines === undefined) return;
      let last = '';
      try {
        for await (const line of lines.readLines()) {
          const isFirst = last === '';
          last = line;
          if (isFirst ? line === head : line === end) continue;
          const entry = isFirst ? undefined : entryIn(line);
          if (entry === undefined) break;
          yield entry;
        }
      } finally {
        await lines.close();
      }
      if (last === end) return;
      await rename(file, `${file}.corrupt`).catch(() => undefined);
      logger.warn({ file: path.basename(file) }, 'the snapshot is corrupt and was set aside');
    },
    schedule(collect) {
      if (pending !== undefined) return;
      const waitMs = Math.max(delayMs, restUntil - performance.now());
      pending = { timer: setTimeout(() => void flush(), waitMs).unref(), collect };
    },
    flush,
  };
}

function* linesOf(entries: Iterable<SnapshotEntry>): Generator<string> {
  yield head;
  for (const entry of entries) {
    // What some count as the end of a line is not one here.
    const text = JSON.stringify(entry).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
    yield `\n,["${checksum(text)}",${text}]`;
  }
  yield `\n${end}\n`;
}

function entryIn(line: string): SnapshotEntry | undefined {
  const [, sum, text = ''] = /^,\["([\w-]+)",(.*)\]$/.exec(line) ?? [];
  if (sum !== checksum(text)) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Entry), text);
  return parsed.success ? parsed.output : undefined;
}

/** Replaces the file only when all of the new one is on the disk. */
async function writeWhole(file: string, lines: Iterable<string>): Promise<void> {
  const unfinished = `${file}.new`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    let batch: string[] = [];
    let size = 0;
    for (const line of lines) {
      batch.push(line);
      size += line.length;
      if (size < batchBytes) continue;
      await handle.appendFile(batch.join(''));
      batch = [];
      size = 0;
    }
    await handle.appendFile(batch.join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

import { minuteMs } from '#schema/durations.ts';
import type { Logger } from '#server/logger.ts';

const everyMs = minuteMs;
/** Maximum number of rows in memory while the database is unavailable. */
const maxPending = 10_000;

/** Name of the row that counts everything without a separate row. No page, host or word has this name. */
export const otherName = '(others)';

/** Counts that are summed up in memory and written every minute, so that a request costs only one map lookup. */
export type Batch<Row> = {
  add(row: Row): void;
  /** Adds the counts to the database. Retains them if the database is unavailable. */
  write(): Promise<void>;
  start(): void;
  /** Stops the timer and writes the remaining counts. */
  stop(): Promise<void>;
};

/**
 * Creates the batch of one instance. Rows with the same `groupOf` are written in one transaction, in order of their
 * names.
 */
export function createBatch<Row extends { name: string }>(deps: {
  groupOf: (row: Row) => string;
  /** Adds the counts of a row to another row of the same group and name. */
  merge: (target: Row, row: Row) => void;
  write: (rows: readonly Row[]) => Promise<void>;
  logger: Logger;
}): Batch<Row> {
  const { groupOf, merge, logger } = deps;
  let pendingRows = new Map<string, Row>();
  let timer: NodeJS.Timeout | undefined;
  let pendingWrite: Promise<void> = Promise.resolve();

  function add(row: Row): void {
    const key = `${groupOf(row)} ${row.name}`;
    const existing = pendingRows.get(key);
    if (existing !== undefined) merge(existing, row);
    else if (row.name !== otherName && pendingRows.size >= maxPending) add({ ...row, name: otherName });
    else pendingRows.set(key, row);
  }

  async function writeAll(): Promise<void> {
    const groups = Map.groupBy(pendingRows.values(), groupOf);
    pendingRows = new Map();
    for (const [group, rows] of groups) {
      // Instances that write at the same time must lock rows in the same order.
      const sortedRows = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      try {
        await deps.write(sortedRows);
      } catch (error) {
        logger.debug({ err: error, group }, 'counts could not be stored; retrying');
        for (const row of rows) add(row);
      }
    }
  }

  /** Queues a write after the running one. */
  const write = () => (pendingWrite = pendingWrite.then(writeAll));

  return {
    add,
    write,
    start: () => void (timer = setInterval(() => void write(), everyMs).unref()),
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}

/**
 * Limits the names of a group to `max`, including the `stored` names, because visitors can make up thousands of names.
 * Merges the rows of further names into one row.
 */
export function boundedRows<Row extends { name: string }>(
  rows: readonly Row[],
  { stored, max, merge }: { stored: Iterable<string>; max: number; merge: (target: Row, row: Row) => void },
): Row[] {
  const names = new Set(stored);
  const rowsByName = new Map<string, Row>();
  for (const row of rows) {
    const name = names.has(row.name) || names.size < max ? row.name : otherName;
    names.add(name);
    const existing = rowsByName.get(name);
    if (existing === undefined) rowsByName.set(name, { ...row, name });
    else merge(existing, row);
  }
  return [...rowsByName.values()];
}

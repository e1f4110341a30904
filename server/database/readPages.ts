import { setImmediate as eventLoopTurn } from 'node:timers/promises';

type Keyed = { created_at: number; id: string };

/**
 * Reads rows in pages, so that a long table is never completely in memory. Yields to the event loop between pages:
 * SQLite responds synchronously, so visitors would otherwise wait for the whole table.
 */
export async function* readPages<Row extends Keyed>(
  pageSize: number,
  /** Returns up to `pageSize` rows after `last`, ordered by `created_at` and `id`. */
  readPage: (last: Keyed | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readPage(last);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < pageSize) return;
    await eventLoopTurn();
  }
}

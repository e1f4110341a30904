type Keyed = { created_at: number; id: string };

/** Rows in the order of their making, a page at a time, so that a long table is never held whole. */
export async function* readPages<Row extends Keyed>(
  pageSize: number,
  /** `pageSize` rows in the order of `created_at` and `id`, from after `last`. */
  readPage: (last: Keyed | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readPage(last);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}

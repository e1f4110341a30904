import { pipeline, Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify';

/** A cell that a spreadsheet would calculate: it trims spaces, drops control characters and reads full-width signs. */
const formula = /^(?:[\t\r\n]|[\p{White_Space}\p{C}]*[=+\-@＝＋－＠])/u;
/** Excel in German and Danish separates cells at semicolons, and then ends them at line breaks within quotes too. */
const innerFormula = /([;\t\r\n])(?=[ "\u00a0\u2000-\u200f\ufeff]*[=+\-@＝＋－＠])/gu;

/** A column by the key of its values; a string is key and heading. */
export type CsvColumn = string | { key: string; heading: string };

/** Options of every CSV that leaves the site: a header row, and no text that a spreadsheet would run as a formula. */
export function csvOptions(columns: readonly CsvColumn[]): Options {
  return {
    header: true,
    columns: columns.map((column) =>
      typeof column === 'string'
        ? { key: column }
        : { key: column.key, header: withoutFormulas(column.heading) },
    ),
    cast: { string: withoutFormulas },
  };
}

/** Puts an apostrophe before whatever a spreadsheet would calculate, also one that separates cells at semicolons or tabs. */
function withoutFormulas(text: string): string {
  const safe = text.replaceAll(innerFormula, "$1'");
  return formula.test(text) ? `'${safe}` : safe;
}

/** Streams rows as CSV. At most a few rows are in memory; a source that fails destroys the stream. */
export function csvStream(
  columns: readonly CsvColumn[],
  rows: AsyncIterable<Readonly<Record<string, string>>>,
): Readable {
  const csv = stringify(csvOptions(columns));
  // The reader of `csv` gets the error.
  pipeline(Readable.from(rows), csv, () => {});
  return csv;
}

/** Transforms each value of an async iterable. */
export async function* mapAsync<From, To>(
  values: AsyncIterable<From>,
  transform: (value: From) => To,
): AsyncGenerator<To> {
  for await (const value of values) yield transform(value);
}

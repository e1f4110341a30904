import { pipeline, Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify';

/**
 * Cell that a spreadsheet would calculate. Spreadsheets trim spaces, drop control characters and accept full-width
 * signs.
 */
const formula = /^(?:[\t\r\n]|[\p{White_Space}\p{C}]*[=+\-@＝＋－＠])/u;
/**
 * Formula after a separator: Excel in German and Danish splits cells at semicolons, then at line breaks within quotes
 * too.
 */
const innerFormula = /([;\t\r\n])(?=[ "\u00a0\u2000-\u200f\ufeff]*[=+\-@＝＋－＠])/gu;

/** Column, identified by the key of its values; a string is both key and heading. */
export type CsvColumn = string | { key: string; heading: string };

/** Returns the options of every exported CSV: a header row, and no cell that a spreadsheet would run as a formula. */
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

/** Prefixes every text that a spreadsheet would calculate with an apostrophe, also after semicolons or tabs. */
function withoutFormulas(text: string): string {
  const safe = text.replaceAll(innerFormula, "$1'");
  return formula.test(text) ? `'${safe}` : safe;
}

/** Streams rows as CSV with only a few rows in memory. An error of the source destroys the stream. */
export function csvStream(
  columns: readonly CsvColumn[],
  rows: AsyncIterable<Readonly<Record<string, string>>>,
): Readable {
  const csv = stringify(csvOptions(columns));
  // The consumer of `csv` receives the error.
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

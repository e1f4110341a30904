import { pipeline, Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify';

/**
 * Matches cells that a spreadsheet would evaluate as a formula. Spreadsheets trim spaces, drop control characters and
 * accept full-width signs.
 */
const formula = /^(?:[\t\r\n]|[\p{White_Space}\p{C}]*[=+\-@＝＋－＠])/u;
/**
 * Matches formulas after a separator. Excel in German and Danish splits cells at semicolons and then also at line
 * breaks within quotes.
 */
const innerFormula = /([;\t\r\n])(?=[ "\u00a0\u2000-\u200f\ufeff]*[=+\-@＝＋－＠])/gu;

/** Column of a CSV file. A string is both the key of its values and its heading. */
export type CsvColumn = string | { key: string; heading: string };

/** Returns the options of all CSV exports: a header row, and no cell that a spreadsheet would evaluate as a formula. */
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

/** Prefixes formulas with an apostrophe, at the start of a text and after semicolons, tabs and line breaks. */
function withoutFormulas(text: string): string {
  const safeText = text.replaceAll(innerFormula, "$1'");
  return formula.test(text) ? `'${safeText}` : safeText;
}

/** Returns a stream of rows as CSV, with only a few rows in memory. An error in the source destroys the stream. */
export function csvStream(
  columns: readonly CsvColumn[],
  rows: AsyncIterable<Readonly<Record<string, string>>>,
): Readable {
  const csv = stringify(csvOptions(columns));
  // Ignored here, because the consumer of `csv` receives the error.
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

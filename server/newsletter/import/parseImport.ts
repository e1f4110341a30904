import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from './decodeImport.ts';

export type ImportFault = { line: number; reason: string };

/** Table of a file: its first row, and each further row with its line in the file. */
export type ImportTable = {
  delimiter: string;
  header: string[];
  records: { line: number; cells: string[] }[];
  /** Lines that are no CSV. */
  faults: ImportFault[];
};

const limits = { rows: 500_000, columns: 500, cellCharacters: 100_000, brokenLines: 1_000 };
const delimiters = [',', ';', '\t', '|'];
/** A quoted cell of more lines is taken for a quotation mark that was never closed. */
const maxLinesOfRecord = 50;

/**
 * Parses CSV with the delimiter that it names (`sep=;`) or uses. Of a file with a stray quotation mark every other line is read,
 * and the broken ones are faults.
 */
export function parseImport(text: string, givenDelimiter: string | undefined): ImportTable {
  // Excel writes the delimiter into the first line; it is no row, but it is a line.
  const named = /^\uFEFF?"?sep=([^\n])"?\n/.exec(text);
  const body = named === null ? text.replace(/^\uFEFF/, '') : text.slice(named[0].length);
  const delimiter = givenDelimiter ?? named?.[1] ?? delimiterOf(body);
  const offset = named === null ? 0 : 1;
  const { records, faults } = parseStrictly(body, delimiter, offset) ?? parseByLine(body, delimiter, offset);
  const header = records.shift();
  if (header === undefined) throw new ImportError('The file is empty.');
  if (header.cells.length > limits.columns) {
    throw new ImportError(
      `The file has ${header.cells.length} columns; at most ${limits.columns} are supported.`,
    );
  }
  return { delimiter, header: header.cells, records, faults };
}

type Parsed = Pick<ImportTable, 'records' | 'faults'>;

/** Returns undefined if a quotation mark stands where none may. */
function parseStrictly(text: string, delimiter: string, offset: number): Parsed | undefined {
  const records: ImportTable['records'] = [];
  try {
    parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: limits.cellCharacters * 2,
      on_record: (cells: string[], { lines }) => {
        if (records.length > limits.rows) throw new ImportError(tooManyRows);
        records.push({ line: lines + offset, cells });
        return null;
      },
    });
    return { records, faults: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return undefined;
  }
}

/** Reads each line by itself, and more of them only where a quoted cell holds line breaks. */
function parseByLine(text: string, delimiter: string, offset: number): Parsed {
  const lines = text.split('\n');
  const records: ImportTable['records'] = [];
  const faults: ImportFault[] = [];
  let width: number | undefined;
  for (let index = 0; index < lines.length; index += 1) {
    const line = index + 1 + offset;
    if (lines[index]?.trim() === '') continue;
    const found = recordAt(lines, index, { delimiter, width });
    if (found === undefined) {
      faults.push({ line, reason: 'contains a quotation mark that is not closed or not doubled' });
      if (faults.length > limits.brokenLines) {
        throw new ImportError(
          `The file is not well-formed CSV: more than ${limits.brokenLines} lines have a stray quotation mark; the first is line ${faults[0]?.line}.`,
        );
      }
      continue;
    }
    width ??= found.cells.length;
    index += found.length - 1;
    if (records.length > limits.rows) throw new ImportError(tooManyRows);
    records.push({ line: line + found.length - 1, cells: found.cells });
  }
  return { records, faults };
}

/** The record that begins at a line, with how many lines it has; undefined if none does. */
function recordAt(
  lines: readonly string[],
  start: number,
  { delimiter, width }: { delimiter: string; width: number | undefined },
): { cells: string[]; length: number } | undefined {
  const first = lines[start] ?? '';
  const isOpen = (first.match(/"/g)?.length ?? 0) % 2 === 1;
  const most = isOpen && width !== undefined ? maxLinesOfRecord : 1;
  for (let length = 1; length <= most && start + length <= lines.length; length += 1) {
    const [record] =
      parseStrictly(lines.slice(start, start + length).join('\n'), delimiter, 0)?.records ?? [];
    if (record !== undefined && (length === 1 || record.cells.length === width)) {
      return { cells: record.cells, length };
    }
  }
  return undefined;
}

const tooManyRows = `The file has more than ${limits.rows.toLocaleString('en')} rows. Split it into smaller files.`;

/** The one that the first line has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const [firstLine = ''] = text.split('\n', 1);
  const bare = firstLine.replaceAll(/"[^"]*"/g, '');
  const counted = delimiters.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

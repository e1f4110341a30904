import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from './decodeImport.ts';

export type ImportFault = { line: number; reason: string };

/** Table in a file: the header, and the records with their line numbers. */
export type ImportTable = {
  delimiter: string;
  header: string[];
  records: { line: number; cells: string[] }[];
  /** Lines that are not well-formed CSV. */
  faults: ImportFault[];
};

const limits = { rows: 500_000, columns: 500, cellCharacters: 100_000, brokenLines: 1_000 };
const delimiters = [',', ';', '\t', '|'];
/** Maximum number of lines in a record. A longer quoted cell is treated as an unclosed quotation mark. */
const maxLinesOfRecord = 50;

/**
 * Parses CSV with the delimiter that the file declares (`sep=;`) or uses. If there is a stray quotation mark, reads all
 * well-formed lines and returns the others as faults. Throws `ImportError` for an empty file, too many columns or rows,
 * or too many faults.
 */
export function parseImport(text: string, givenDelimiter: string | undefined): ImportTable {
  // Excel declares the delimiter in the first line, which is not a record but counts as a line.
  const declaration = /^\uFEFF?"?sep=([^\n])"?\n/.exec(text);
  const body = declaration === null ? text.replace(/^\uFEFF/, '') : text.slice(declaration[0].length);
  const delimiter = givenDelimiter ?? declaration?.[1] ?? detectDelimiter(body);
  const offset = declaration === null ? 0 : 1;
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

type ParsedRecords = Pick<ImportTable, 'records' | 'faults'>;

/** Parses the whole text. Returns `undefined` if it contains a misplaced quotation mark. */
function parseStrictly(text: string, delimiter: string, offset: number): ParsedRecords | undefined {
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

/** Parses line by line, and combines lines only if a quoted cell contains line breaks. */
function parseByLine(text: string, delimiter: string, offset: number): ParsedRecords {
  const lines = text.split('\n');
  const records: ImportTable['records'] = [];
  const faults: ImportFault[] = [];
  let width: number | undefined;
  for (let index = 0; index < lines.length; index += 1) {
    const line = index + 1 + offset;
    if (lines[index]?.trim() === '') continue;
    const record = readRecord(lines, index, { delimiter, width });
    if (record === undefined) {
      faults.push({ line, reason: 'contains a quotation mark that is not closed or not doubled' });
      if (faults.length > limits.brokenLines) {
        throw new ImportError(
          `The file is not well-formed CSV: more than ${limits.brokenLines} lines have a stray quotation mark; the first is line ${faults[0]?.line}.`,
        );
      }
      continue;
    }
    width ??= record.cells.length;
    index += record.length - 1;
    if (records.length > limits.rows) throw new ImportError(tooManyRows);
    records.push({ line: line + record.length - 1, cells: record.cells });
  }
  return { records, faults };
}

/**
 * Returns the record that starts at a line, with its number of lines. Returns `undefined` if the record is malformed.
 */
function readRecord(
  lines: readonly string[],
  start: number,
  { delimiter, width }: { delimiter: string; width: number | undefined },
): { cells: string[]; length: number } | undefined {
  const first = lines[start] ?? '';
  const isOpen = (first.match(/"/g)?.length ?? 0) % 2 === 1;
  const maxLines = isOpen && width !== undefined ? maxLinesOfRecord : 1;
  for (let length = 1; length <= maxLines && start + length <= lines.length; length += 1) {
    const [record] =
      parseStrictly(lines.slice(start, start + length).join('\n'), delimiter, 0)?.records ?? [];
    if (record !== undefined && (length === 1 || record.cells.length === width)) {
      return { cells: record.cells, length };
    }
  }
  return undefined;
}

const tooManyRows = `The file has more than ${limits.rows.toLocaleString('en')} rows. Split it into smaller files.`;

/** Returns the most frequent delimiter outside quotes in the first line. */
function detectDelimiter(text: string): string {
  const [firstLine = ''] = text.split('\n', 1);
  const bare = firstLine.replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

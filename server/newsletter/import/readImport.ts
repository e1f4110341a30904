import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { isLocale, type Locale } from '#locales/locales.ts';
import { normaliseAddress } from '#server/lib/normaliseAddress.ts';

export type ImportRow = {
  /** In the file, counted from 1. */
  line: number;
  /** Normalised. */
  emailAddress: string;
  locale: Locale;
  state: ImportState;
  /** When they agreed, as the old tool says; '' where it does not. */
  times: string;
};

export type ImportFault = { line: number; reason: string };

export type ReadImport = {
  delimiter: string;
  rows: ImportRow[];
  faults: ImportFault[];
  /** How many rows are taken for not confirmed because the old tool has no time at which they agreed. */
  withoutTimes: number;
};

type Options = {
  locale: Locale;
  delimiter?: string | undefined;
  column?: string | undefined;
  /** The owner says of all rows how they agreed, also of those where the old tool does not. */
  takesWithoutTimes?: boolean | undefined;
};

/** The file as a whole cannot be read; the message says why. */
export class ImportError extends Error {}

const delimiters = [',', ';', '\t', '|'];
const Records = v.array(v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }));

/**
 * Reads another tool's export: finds its delimiter and columns, and each row's address, language and state. Rows that
 * cannot be read are faults, each with its line and reason. Throws `ImportError` where there is no list at all.
 */
export function readImport(bytes: Uint8Array, options: Options): ReadImport {
  const text = decode(bytes);
  const delimiter = options.delimiter ?? delimiterOf(text);
  const [header, ...records] = parseRecords(text, delimiter);
  if (header === undefined) throw new ImportError('The file is empty.');
  const columns = findColumns(header.record, options.column);
  if (columns === undefined) {
    const found = header.record.map((name) => `“${name}”`).join(', ');
    throw new ImportError(
      `No column holds addresses. The first line has: ${found}. Name the right one with --column.`,
    );
  }
  const rows: ImportRow[] = [];
  const faults: ImportFault[] = [];
  let withoutTimes = 0;
  for (const { record, info } of records) {
    const read = readRow(record, columns, header.record, options.locale);
    if (typeof read === 'string') faults.push({ line: info.lines, reason: read });
    else if (options.takesWithoutTimes !== true && neverAgreed(record, read, columns)) {
      withoutTimes += 1;
      rows.push({ line: info.lines, ...read, state: 'waiting' });
    } else rows.push({ line: info.lines, ...read });
  }
  return { delimiter, rows, faults, withoutTimes };
}

/** Of a contact whom Mailchimp has from a shop or by hand; it exports them with the columns of its subscribers. */
function neverAgreed(
  record: readonly string[],
  { state }: Pick<ImportRow, 'state'>,
  { agreed }: Columns,
): boolean {
  return state === 'active' && agreed !== undefined && agreed.every((index) => record[index]?.trim() === '');
}

/** A row, or what is wrong with it. */
function readRow(
  record: readonly string[],
  columns: Columns,
  header: readonly string[],
  fallback: Locale,
): Omit<ImportRow, 'line'> | string {
  if (record.length !== header.length)
    return `has ${record.length} columns where the first line has ${header.length}`;
  const cell = (index: number | undefined) => (index === undefined ? '' : (record[index] ?? '').trim());
  // Our own export marks cells that a spreadsheet would run.
  const emailAddress = normaliseAddress(cell(columns.email).replace(/^'(?=[=+\-@])/, ''));
  if (emailAddress === undefined) return 'holds no address to which mail could be sent';
  const status = cell(columns.status);
  const state = status === '' ? columns.whole : stateOf(status);
  if (state === undefined) return `has the status “${status}”, which means nothing here`;
  const locale = cell(columns.locale).toLowerCase().split(/[-_]/)[0];
  return {
    emailAddress,
    locale: isLocale(locale) ? locale : fallback,
    state,
    times: columns.times
      .filter((index) => cell(index) !== '')
      .map((index) => `${header[index]} ${cell(index)}`)
      .join(', '),
  };
}

function parseRecords(text: string, delimiter: string) {
  try {
    return v.parse(
      Records,
      parse(text, {
        delimiter,
        bom: true,
        info: true,
        relax_column_count: true,
        skip_empty_lines: true,
        trim: true,
      }),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(`The file is no well-formed CSV: ${error.message}.`, { cause: error });
  }
}

/** The one that stands most often in the first line. */
function delimiterOf(text: string): string {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const counted = delimiters.map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

/** UTF-8, UTF-16 by its mark, or what spreadsheets on Windows write. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What a row of another tool's export says of an address. */
type ImportState = 'active' | 'left' | 'bounced' | 'waiting';

/** Where the columns of a file are; an index of its header. */
type Columns = {
  email: number;
  locale: number | undefined;
  status: number | undefined;
  /** Columns that hold when somebody agreed, by the old tool's names; they become part of the proof. */
  times: number[];
  /** Mailchimp's own two, of which a contact who agreed has one at least; undefined in any other file. */
  agreed: readonly [optedIn: number, confirmed: number] | undefined;
  /** What the file is about as a whole, as the old tool's own columns tell: it exports each state by itself. */
  whole: ImportState;
};

const emailNames = ['emailaddress', 'email', 'subscriberemail', 'emailadresse', 'mail', 'epost'];
const localeNames = ['locale', 'language', 'lang', 'preferredlanguage', 'sprog', 'sprache'];
const statusNames = ['status', 'subscriptionstatus', 'emailmarketing', 'emailsubscriptionstatus', 'state'];
const timeNames = ['optintime', 'confirmtime', 'subscribedat', 'addedtime', 'createdat', 'confirmedat'];
const leftNames = ['unsubtime', 'unsubscribedat'];
const bouncedNames = ['cleantime'];

/** Finds the columns by the names that Mailchimp, listmonk, Brevo and our own export give them. */
function findColumns(header: readonly string[], emailColumn?: string): Columns | undefined {
  const names = header.map(plain);
  const find = (wanted: readonly string[]) => {
    const index = wanted.map((name) => names.indexOf(name)).find((position) => position !== -1);
    return index;
  };
  const email = emailColumn === undefined ? find(emailNames) : find([plain(emailColumn)]);
  if (email === undefined) return undefined;
  const optedIn = find(['optintime']);
  const confirmed = find(['confirmtime']);
  return {
    email,
    locale: find(localeNames),
    status: find(statusNames),
    times: timeNames.map((name) => names.indexOf(name)).filter((position) => position !== -1),
    agreed: optedIn === undefined || confirmed === undefined ? undefined : [optedIn, confirmed],
    whole: find(leftNames) !== undefined ? 'left' : find(bouncedNames) !== undefined ? 'bounced' : 'active',
  };
}

const states: Readonly<Record<string, ImportState>> = {
  active: 'active',
  enabled: 'active',
  subscribed: 'active',
  confirmed: 'active',
  unsubscribed: 'left',
  blocklisted: 'left',
  blacklisted: 'left',
  disabled: 'left',
  optedout: 'left',
  bounced: 'bounced',
  cleaned: 'bounced',
  hardbounce: 'bounced',
  pending: 'waiting',
  unconfirmed: 'waiting',
};

/** The state that a status column names; undefined for a word that no tool we know writes. */
function stateOf(status: string): ImportState | undefined {
  return states[plain(status)];
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

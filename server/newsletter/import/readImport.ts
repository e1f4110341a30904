import { isLocale, type Locale } from '#locales/locales.ts';
import { hasPossibleDomain, normaliseAddress } from '#server/lib/normaliseAddress.ts';
import { decodeImport, ImportError } from './decodeImport.ts';
import { type ImportFault, type ImportTable, parseImport } from './parseImport.ts';
import { findStateRules, type StateOptions, type StateRules } from './stateRules.ts';
import { isEmptyCell, strictest, type ImportState } from './stateWords.ts';

export type ImportRow = {
  /** Line number in the file, starting at 1. */
  line: number;
  /** Normalised address. */
  emailAddress: string;
  locale: Locale;
  state: ImportState;
  /** Times of consent as in the old tool's export; `''` if there are none. */
  times: string;
  /** Interests in the file that also exist on this site. */
  interests?: readonly string[];
  /** Times from our own export. The imported subscriber retains them. */
  ownTimes?: { createdAt: number; confirmedAt: number };
};

export type ReadImport = Pick<StateRules, 'decidedBy' | 'ignored'> & {
  delimiter: string;
  rows: ImportRow[];
  faults: ImportFault[];
  /** Number of rows treated as unconfirmed because the old tool has no time of consent. */
  withoutTimes: number;
  /** Interests in the file that do not exist on this site. */
  unknownInterests: string[];
};

type Options = StateOptions & {
  locale: Locale;
  delimiter?: string | undefined;
  column?: string | undefined;
  /** Whether the owner has stated how all contacts gave consent, even those without a time in the old tool. */
  takesWithoutTimes?: boolean | undefined;
  /** Interests of this site: ids from `brand/newsletter.ts`. */
  interests?: readonly string[] | undefined;
};

/**
 * Reads another tool's export: finds its delimiter and columns, and each row's address, language and state. Unreadable
 * rows are returned as faults. Throws `ImportError` if the file contains no list, or if it is unclear who has
 * unsubscribed.
 */
export function readImport(bytes: Uint8Array, options: Options): ReadImport {
  const table = parseImport(decodeImport(bytes), options.delimiter);
  const header = table.header.map(removeGuard);
  const columns = findColumns(header, table.records, options.column);
  const isOwnExport = ownColumns.every((name) => header.includes(name));
  const rules = findStateRules({ header, records: table.records }, columns.email, {
    ...options,
    isOwnExport,
  });
  const rows: ImportRow[] = [];
  const faults = [...table.faults];
  const interests = { known: options.interests ?? [], unknown: new Set<string>() };
  let withoutTimes = 0;
  for (const { line, cells } of table.records) {
    const result = readRow(cells, {
      header,
      columns,
      rules,
      interests,
      isOwnExport,
      fallback: options.locale,
    });
    if (typeof result === 'string') {
      faults.push({ line, reason: result });
      continue;
    }
    const isUnproven = result.state === 'active' && lacksTimes(cells, columns, rules);
    if (isUnproven && options.takesWithoutTimes !== true) {
      withoutTimes += 1;
      rows.push({ line, ...result, state: 'waiting' });
    } else rows.push({ line, ...result });
  }
  if (options.all === undefined) refuseEnabled(rows, rules);
  return {
    delimiter: table.delimiter,
    rows: applyStrictestState(rows),
    faults: faults.toSorted((a, b) => a.line - b.line),
    withoutTimes,
    decidedBy: rules.decidedBy,
    ignored: rules.ignored,
    unknownInterests: [...interests.unknown],
  };
}

/** Columns by which our own export is recognised. */
const ownColumns = ['email_address', 'status', 'locale', 'created_at', 'confirmed_at', 'left_at'];

/** Gives all rows of an address the strictest of their states. */
function applyStrictestState(rows: ImportRow[]): ImportRow[] {
  const states = new Map<string, ImportState>();
  for (const { emailAddress, state } of rows) {
    states.set(emailAddress, strictest([state, states.get(emailAddress) ?? state]) ?? state);
  }
  return rows.map((row) => {
    const state = states.get(row.emailAddress) ?? row.state;
    return { ...row, state: state === 'enabled' ? 'active' : state };
  });
}

function refuseEnabled(rows: readonly ImportRow[], { decidedBy }: StateRules): void {
  const count = rows.filter(({ state }) => state === 'enabled').length;
  if (count === 0) return;
  const columns = decidedBy.map(({ name }) => `“${name}”`).join(', ');
  throw new ImportError(
    `${count} rows are “enabled” in ${columns}. In listmonk this is the status of the person, not of the subscription: people who have left a list or never confirmed are “enabled” too. ` +
      'Export by subscription status instead: in listmonk, open /admin/subscribers/lists/{id of the list}?subscription_status=confirmed (unconfirmed, if the list has single opt-in), export, and import that file with --all-subscribed. ' +
      'Then repeat this with ?subscription_status=unsubscribed and import that file with --all-unsubscribed.',
  );
}

/**
 * Returns whether a row has no time of consent in the old tool: an unconfirmed sign-up, or a contact that was added to
 * Mailchimp by a shop or by hand and that Mailchimp exports like a subscriber.
 */
function lacksTimes(cells: readonly string[], { agreed }: Columns, { confirmations }: StateRules): boolean {
  const isEmpty = (index: number) => isEmptyCell(cells[index] ?? '') || cells[index] === '0';
  return agreed === undefined ? confirmations.some(isEmpty) : agreed.every(isEmpty);
}

/** Reads a row. Returns a description of its fault if it is unreadable. */
function readRow(
  cells: readonly string[],
  context: {
    header: readonly string[];
    columns: Columns;
    rules: StateRules;
    interests: { known: readonly string[]; unknown: Set<string> };
    isOwnExport: boolean;
    fallback: Locale;
  },
): Omit<ImportRow, 'line'> | string {
  const { header, columns } = context;
  // Some programs end every row except the header with a delimiter.
  const isWhole = cells.length >= header.length && cells.slice(header.length).every((cell) => cell === '');
  if (!isWhole) {
    return `has ${cells.length} columns, but the first line has ${header.length}`;
  }
  const cell = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? '').trim());
  const emailAddress = normaliseAddress(removeGuard(cell(columns.email)));
  if (emailAddress === undefined || !hasPossibleDomain(emailAddress)) {
    return 'contains no valid email address';
  }
  const reading = context.rules.read(cells);
  if ('fault' in reading) return reading.fault;
  const locale = cell(columns.locale).toLowerCase().split(/[-_]/)[0];
  const ids = cell(columns.interests)
    .split(/[\s,;]+/)
    .filter((id) => id !== '');
  const interests = ids.filter((id) => context.interests.known.includes(id));
  for (const id of ids) if (!interests.includes(id)) context.interests.unknown.add(id);
  const ownTimes = context.isOwnExport
    ? readOwnTimes(cell(header.indexOf('created_at')), cell(header.indexOf('confirmed_at')))
    : undefined;
  return {
    emailAddress,
    locale: isLocale(locale) ? locale : context.fallback,
    state: reading.state,
    times: columns.times
      .filter((index) => cell(index) !== '')
      .map((index) => `${header[index]} ${cell(index)}`)
      .join(', '),
    ...(interests.length > 0 && { interests }),
    ...(ownTimes && { ownTimes }),
  };
}

function readOwnTimes(created: string, confirmed: string): ImportRow['ownTimes'] {
  const [createdAt, confirmedAt] = [Date.parse(created), Date.parse(confirmed)];
  return Number.isNaN(createdAt) || Number.isNaN(confirmedAt) ? undefined : { createdAt, confirmedAt };
}

/** Column indexes, except those of the state, which are in `StateRules`. */
type Columns = {
  email: number;
  locale: number | undefined;
  interests: number | undefined;
  /** Columns with times of consent, which become part of the proof. */
  times: number[];
  /**
   * Mailchimp's two columns with times of consent, at least one of which is filled for a subscriber. `undefined` for
   * files from other tools.
   */
  agreed: readonly [optedIn: number, confirmed: number] | undefined;
};

const emailNames = ['emailaddress', 'email', 'subscriberemail', 'emailadresse', 'mail', 'epost'];
const localeNames = ['locale', 'language', 'lang', 'preferredlanguage', 'sprog', 'sprache'];
const timeNames = [
  'optintime',
  'confirmtime',
  'subscribedat',
  'addedtime',
  'createdat',
  'confirmedat',
  'consent',
];

function findColumns(
  header: readonly string[],
  records: ImportTable['records'],
  emailColumn: string | undefined,
): Columns {
  if (header.some((name) => normaliseAddress(name) !== undefined)) {
    throw new ImportError(
      'The first line contains an email address. Add a line with the column names above it, such as: email',
    );
  }
  const names = header.map(normaliseName);
  const find = (candidates: readonly string[]) =>
    candidates.map((name) => names.indexOf(name)).find((position) => position !== -1);
  const email =
    emailColumn === undefined ? findAddresses(names, records) : find([normaliseName(emailColumn)]);
  if (email === undefined) {
    const columnNames = header.map((name) => `“${name}”`).join(', ');
    throw new ImportError(
      `No column contains email addresses. The columns are: ${columnNames}. Choose one with --column.`,
    );
  }
  const optedIn = find(['optintime']);
  const confirmed = find(['confirmtime']);
  return {
    email,
    locale: find(localeNames),
    interests: find(['interests']),
    times: timeNames.map((name) => names.indexOf(name)).filter((position) => position !== -1),
    agreed: optedIn === undefined || confirmed === undefined ? undefined : [optedIn, confirmed],
  };
}

/** Number of rows that are searched for addresses. */
const sampleSize = 200;

/** Returns the column of addresses: one with a usual name, or the only column whose cells are mostly addresses. */
function findAddresses(names: readonly string[], records: ImportTable['records']): number | undefined {
  const filledCells = (index: number) =>
    records
      .slice(0, sampleSize)
      .map(({ cells }) => removeGuard(cells[index] ?? ''))
      .filter((cell) => cell !== '');
  const addressesIn = (index: number) =>
    filledCells(index).filter((cell) => normaliseAddress(cell) !== undefined).length;
  const namedColumns = emailNames.map((name) => names.indexOf(name)).filter((position) => position !== -1);
  const firstNamed = namedColumns.find((index) => addressesIn(index) > 0);
  if (firstNamed !== undefined) return firstNamed;
  const contentColumns = names
    .map((_name, index) => index)
    .filter((index) => addressesIn(index) > filledCells(index).length / 2);
  return contentColumns.length === 1 ? contentColumns[0] : namedColumns[0];
}

/** Removes the apostrophe that our own export puts before cells that a spreadsheet would run as formulas. */
function removeGuard(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '');
}

function normaliseName(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

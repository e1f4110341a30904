import { ImportError } from './decodeImport.ts';
import { collectColumns, decideColumn, forceColumn } from './stateColumns.ts';
import type { StateColumn } from './stateReaders.ts';
import { isEmptyCell, strictest, type ImportState } from './stateWords.ts';

export type StateOptions = {
  /** Column with the state, as chosen by the owner. */
  statusColumn?: string | undefined;
  /** Meanings of unknown values in `statusColumn`, by the value in lower case. */
  statusValues?: ReadonlyMap<string, ImportState> | undefined;
  /** Columns without a state, as chosen by the owner. */
  ignoredColumns?: readonly string[] | undefined;
  /** State of all rows, if the file was exported with a filter. */
  all?: 'active' | 'left' | undefined;
};

/** Columns that decide who is active, and the function that reads a row's state from them. */
export type StateRules = {
  decidedBy: { name: string; kind: string }[];
  ignored: { name: string; because: string }[];
  /** Indexes of columns with confirmation times: a row without one was never confirmed. */
  confirmations: number[];
  /** Returns a row's state, or the reason why it is unclear. */
  read: (cells: readonly string[]) => { state: ImportState } | { fault: string };
};

type Table = { header: readonly string[]; records: readonly { cells: string[] }[] };

/**
 * State of all rows in a Mailchimp file that has one of these columns: Mailchimp exports a separate file per state, and
 * each column occurs in only one of them. `mailchimpColumns` matches the columns that identify an export as
 * Mailchimp's.
 */
const wholeFiles = { unsub_time: 'left', clean_time: 'bounced' } as const;
const mailchimpColumns =
  /^(optin_time|confirm_time|member_rating|leid|euid|(unsub|clean)_(campaign_title|campaign_id|reason))$/;

/**
 * Finds the columns that mark unsubscribed, unconfirmed and bounced addresses. Throws `ImportError` if a column looks
 * like one of them but cannot be read: a guess could subscribe people who have unsubscribed.
 */
export function findStateRules(
  { header, records }: Table,
  emailColumn: number,
  options: StateOptions & { isOwnExport: boolean },
): StateRules {
  const forcedIndex =
    options.statusColumn === undefined ? undefined : indexOfColumn(header, options.statusColumn);
  const ignoredIndexes = (options.ignoredColumns ?? []).map((name) => indexOfColumn(header, name));
  const columns = collectColumns(header, records).filter(
    ({ index }) => index !== emailColumn && !ignoredIndexes.includes(index),
  );
  const stateColumns: StateColumn[] = [];
  const confirmations: number[] = [];
  const ignoredColumns: StateRules['ignored'] = [];
  for (const column of columns) {
    if (column.index === forcedIndex) {
      stateColumns.push(forceColumn(column, options.statusValues ?? new Map()));
      continue;
    }
    // Our own export still contains the unsubscription date of readers who have since resubscribed.
    if (options.isOwnExport && column.name !== 'status') continue;
    const decision = decideColumn(column, header);
    if (decision === undefined) continue;
    if ('ignoredBecause' in decision)
      ignoredColumns.push({ name: column.name, because: decision.ignoredBecause });
    else if ('holdsConfirmations' in decision) confirmations.push(column.index);
    else if (!('unread' in decision)) stateColumns.push(decision);
    else if (forcedIndex === undefined && options.all !== 'left') refuse(column.name, decision.unread);
  }
  const names = new Set(header.map((name) => name.toLowerCase()));
  const isMailchimp = [...names].some((name) => mailchimpColumns.test(name));
  const fileState = isMailchimp
    ? Object.entries(wholeFiles).find(([name]) => names.has(name))?.[1]
    : undefined;
  return {
    decidedBy: [
      ...stateColumns.map(({ name, kind }) => ({ name, kind })),
      ...confirmations.map((index) => ({ name: header[index] ?? '', kind: 'confirmation dates' })),
    ],
    ignored: ignoredColumns,
    confirmations,
    read: (cells) => readState(cells, stateColumns, [fileState, options.all === 'left' ? 'left' : undefined]),
  };
}

function readState(
  cells: readonly string[],
  stateColumns: readonly StateColumn[],
  optionalFileStates: readonly (ImportState | undefined)[],
): { state: ImportState } | { fault: string } {
  const fileStates = optionalFileStates.filter((state) => state !== undefined);
  const states: ImportState[] = [...fileStates];
  for (const { name, index, read } of stateColumns) {
    const cell = cells[index] ?? '';
    const state = read(cell);
    if (state === 'unknown') {
      if (fileStates.length > 0) continue;
      return {
        fault: isEmptyCell(cell)
          ? `is empty in column “${name}”, where other rows have a state`
          : `has the unknown status “${cell.slice(0, 60)}” in column “${name}”; define it with --status-column and --status-value`,
      };
    }
    if (state !== 'none') states.push(state);
  }
  // `enabled` is not needed if another column confirms that the subscription is active.
  const certainStates = states.includes('active') ? states.filter((state) => state !== 'enabled') : states;
  return { state: strictest(certainStates) ?? 'active' };
}

function indexOfColumn(header: readonly string[], requestedName: string): number {
  const index = header.findIndex((name) => name.trim().toLowerCase() === requestedName.trim().toLowerCase());
  if (index === -1) {
    const columnNames = header.map((name) => `“${name}”`).join(', ');
    throw new ImportError(`The file has no column “${requestedName}”. The columns are: ${columnNames}.`);
  }
  return index;
}

const maxShownValues = 5;

function refuse(name: string, values: readonly string[]): never {
  const shownTexts = values.slice(0, maxShownValues).map((value) => `“${value.slice(0, 40)}”`);
  const remainder = values.length > maxShownValues ? ` and ${values.length - maxShownValues} more` : '';
  throw new ImportError(
    `The column “${name}” looks like the subscription status, but these values are unknown: ${shownTexts.join(', ')}${remainder}. ` +
      `If it is unrelated to the newsletter, add --ignore-column "${name}". ` +
      `If it is the state, add --status-column "${name}" and the meaning of each value, such as --status-value "${values[0]?.slice(0, 40)}=left". ` +
      'If another column contains the status, choose it with --status-column. If everyone in this file has left, add --all-unsubscribed.',
  );
}

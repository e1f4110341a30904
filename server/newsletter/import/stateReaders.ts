import { type ImportState, isDate, isEmptyCell, readFlag, stateOfValue } from './stateWords.ts';

/** A column of a file, with its distinct values. */
export type Column = { name: string; index: number; values: ReadonlySet<string> };

/**
 * Reads a row's state from its cell. Returns `none` if the cell contains no state, and `unknown` if the value is not
 * understood.
 */
type ReadCell = (cell: string) => ImportState | 'none' | 'unknown';

export type StateColumn = {
  name: string;
  index: number;
  /** Kind of values, for the report. */
  kind: 'words' | 'yes or no' | 'dates';
  read: ReadCell;
};

export const confirmationNames =
  /^(confirm|bestätig|bekræft|bekräft|bevestig|verif|doi$|double|activated$|aktiviert$|aktiveret$)/;
const consentNames =
  /^(optin|consent|permission|einwillig|samtykk|accept|akzept|agreed|erlaubt|allowed|newsletter|nyhe|marketing|gdpr|dsgvo)/;

/** Creates the reader of a column whose cells contain the name of a state, or yes or no. */
export function readWords(
  column: Column,
  namedState: ImportState | undefined,
  whenEmpty: 'none' | 'unknown' = 'none',
): StateColumn {
  const negativeState = namedState === undefined || namedState === 'active' ? undefined : namedState;
  return {
    name: column.name,
    index: column.index,
    kind: 'words',
    read: (cell) => {
      // Other rows have a state, so an empty cell leaves the state of this one unclear.
      if (isEmptyCell(cell)) return negativeState === undefined ? whenEmpty : 'none';
      // One tool uses "S" for subscribers who never confirmed.
      const flag = /^[a-z]$/i.test(cell) && whenEmpty === 'unknown' ? undefined : readFlag(cell);
      if (flag === undefined) return stateOfValue(cell) ?? 'unknown';
      if (negativeState !== undefined) return flag ? negativeState : 'none';
      return flag ? 'active' : 'left';
    },
  };
}

/**
 * Creates the reader of a column such as `unsubscribed`, `bounced_at` or `EMAIL_BLACKLISTED`, whose filled cells mark
 * an ended subscription.
 */
export function readNegative(
  column: Column,
  { named, values, isTimed }: { named: ImportState; values: readonly string[]; isTimed: boolean },
): StateColumn {
  return {
    name: column.name,
    index: column.index,
    kind: values.some(isDate)
      ? 'dates'
      : values.some((value) => readFlag(value) !== undefined)
        ? 'yes or no'
        : 'words',
    read: (cell) => {
      if (isEmptyCell(cell)) return 'none';
      const flag = readFlag(cell);
      if (flag !== undefined) return flag ? named : 'none';
      if (isTimed || isDate(cell)) return named;
      // "Newsletter A" in a column "Unsubscribed from" does not mark an active subscriber.
      const state = stateOfValue(cell) ?? 'unknown';
      return state === 'active' ? 'unknown' : state;
    },
  };
}

/**
 * Creates the reader of a column such as `subscribed`, `newsletter` or `opt_in`. Rows with "no" or an empty cell have
 * unsubscribed, or never gave consent.
 */
export function readPositive(column: Column, hasName: (pattern: RegExp) => boolean): StateColumn {
  const negativeState = hasName(confirmationNames) || hasName(consentNames) ? 'waiting' : 'left';
  return {
    name: column.name,
    index: column.index,
    kind: [...column.values].some((value) => readFlag(value) !== undefined) ? 'yes or no' : 'words',
    read: (cell) => {
      if (isEmptyCell(cell)) return 'waiting';
      const flag = readFlag(cell);
      if (flag !== undefined) return flag ? 'active' : negativeState;
      return isDate(cell) ? 'active' : (stateOfValue(cell) ?? 'unknown');
    },
  };
}

/** Creates the reader of a column that gives the state to every row with a non-empty cell. */
export function readFilled(column: Column, state: ImportState, kind: StateColumn['kind']): StateColumn {
  return {
    name: column.name,
    index: column.index,
    kind,
    read: (cell) => (isEmptyCell(cell) || readFlag(cell) === false ? 'none' : state),
  };
}

/** Creates the reader of a column that gives the state to every row with a number above zero. */
export function readCounted(column: Column, state: ImportState): StateColumn {
  return {
    name: column.name,
    index: column.index,
    kind: 'words',
    read: (cell) => (Number(cell) > 0 ? state : 'none'),
  };
}

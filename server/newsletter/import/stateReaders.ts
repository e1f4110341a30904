import { type ImportState, isDate, isEmptyCell, readFlag, stateOfValue } from './stateWords.ts';

/** A column of a file, with the values in it. */
export type Column = { name: string; index: number; values: ReadonlySet<string> };

/** State that a column gives to a row; `none` if it says nothing about it, `unknown` for a value it cannot be read from. */
type ReadCell = (cell: string) => ImportState | 'none' | 'unknown';

export type StateColumn = {
  name: string;
  index: number;
  /** For the report: what the column holds. */
  kind: 'words' | 'yes or no' | 'dates';
  read: ReadCell;
};

export const confirmationNames =
  /^(confirm|bestätig|bekræft|bekräft|bevestig|verif|doi$|double|activated$|aktiviert$|aktiveret$)/;
const consentNames =
  /^(optin|consent|permission|einwillig|samtykk|accept|akzept|agreed|erlaubt|allowed|newsletter|nyhe|marketing|gdpr|dsgvo)/;

/** Reads each cell as the name of a state, or as yes or no. */
export function readWords(
  column: Column,
  named: ImportState | undefined,
  whenEmpty: 'none' | 'unknown' = 'none',
): StateColumn {
  const negative = named === undefined || named === 'active' ? undefined : named;
  return {
    name: column.name,
    index: column.index,
    kind: 'words',
    read: (cell) => {
      // Some rows have a state and this one has none, so nobody can tell.
      if (isEmptyCell(cell)) return negative === undefined ? whenEmpty : 'none';
      // One tool writes “S” for those who never confirmed.
      const flag = /^[a-z]$/i.test(cell) && whenEmpty === 'unknown' ? undefined : readFlag(cell);
      if (flag === undefined) return stateOfValue(cell) ?? 'unknown';
      if (negative !== undefined) return flag ? negative : 'none';
      return flag ? 'active' : 'left';
    },
  };
}

/** `unsubscribed`, `bounced_at`, `EMAIL_BLACKLISTED`: each row by its own cell. */
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
      // “Newsletter A” in “Unsubscribed from” is no active subscriber.
      const state = stateOfValue(cell) ?? 'unknown';
      return state === 'active' ? 'unknown' : state;
    },
  };
}

/** `subscribed`, `newsletter`, `opt_in`: whoever has a “no” or nothing has left, or never agreed. */
export function readPositive(column: Column, has: (pattern: RegExp) => boolean): StateColumn {
  const otherwise = has(confirmationNames) || has(consentNames) ? 'waiting' : 'left';
  return {
    name: column.name,
    index: column.index,
    kind: [...column.values].some((value) => readFlag(value) !== undefined) ? 'yes or no' : 'words',
    read: (cell) => {
      if (isEmptyCell(cell)) return 'waiting';
      const flag = readFlag(cell);
      if (flag !== undefined) return flag ? 'active' : otherwise;
      return isDate(cell) ? 'active' : (stateOfValue(cell) ?? 'unknown');
    },
  };
}

/** Gives every row that has something in the cell the same state. */
export function whenFilled(column: Column, state: ImportState, kind: StateColumn['kind']): StateColumn {
  return {
    name: column.name,
    index: column.index,
    kind,
    read: (cell) => (isEmptyCell(cell) || readFlag(cell) === false ? 'none' : state),
  };
}

/** The same for a number above zero. */
export function whenCounted(column: Column, state: ImportState): StateColumn {
  return {
    name: column.name,
    index: column.index,
    kind: 'words',
    read: (cell) => (Number(cell) > 0 ? state : 'none'),
  };
}

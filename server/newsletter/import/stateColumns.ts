import { iso31662 } from 'iso-3166';
import {
  type ImportState,
  isDate,
  isEmptyCell,
  isUnmistakable,
  readFlag,
  stateOfName,
  stateOfValue,
  wordsOf,
} from './stateWords.ts';

/** A column of a file, with the values in it. */
export type Column = { name: string; index: number; values: ReadonlySet<string> };

/** Further values of a column are collected only if they are unmistakable. */
const maxDistinct = 1_000;

/** State that a column gives to a row; `none` if it says nothing about it, `unknown` for a value it cannot be read from. */
type ReadCell = (cell: string) => ImportState | 'none' | 'unknown';

export type StateColumn = {
  name: string;
  index: number;
  /** For the report: what the column holds. */
  kind: 'words' | 'yes or no' | 'dates';
  read: ReadCell;
};

type Decision =
  StateColumn | { unread: string[] } | { ignoredBecause: string } | { holdsConfirmations: true } | undefined;

// Names of other channels, and of what has states of its own.
const otherChannels =
  /^(sms|mms|phone|mobile|whatsapp|push|telefon|tel|fax|viber|rcs|call|calls|chat|postal)$/;
const otherSubjects =
  /^(payment|paid|stripe|billing|invoice|order|orders|shipping|delivery|marital|civil|familienstand|employment|job|lead|deal|lifecycle|ticket|tax|vat|purchase|cart|loyalty|donation|membership|customer|client|kunde|kunden|plan|project|task|betaling|zahlung|ordre|bestellung)$/;
// Parts of a name that make a column something about a state, not the state.
const attributes =
  /^(id|ids|ip|url|uri|link|token|hash|key|types|source|quelle|kilde|text|wording|method|form|page|referrer|medium|tier|level|title|name|list|lists|liste|lister|listen|group|groups|tag|tags|segment|segments|interests|topics|frequency|format|language|locale|city|street|zip|country|count|rate|rating|number|anzahl|antal|total|score|campaigns|opens|clicks|sent|by|version)$/;
const explanations =
  /grund$|^(reason|årsag|motif|campaign|note|notes|comment|kommentar|other|error|message)$/;
const counts = /^(bounces|emails|mails|campaigns|unsubscribes|complaints|newsletters)$/;
const statusNames = /^(status|statut|statuses|zustand|tilstand|stav|tila|situation)$/;
const weakNames = /^(state|estado|stato|staat|type|typ|kind|category|kategorie|kategori)$/;
const times =
  /^(at|on|am|time|timestamp|date|day|den|le|since|seit|siden|fecha|data)$|(datum|dato|date|zeit|zeitpunkt|tidspunkt|dag)$/;
const confirmationNames =
  /^(confirm|bestätig|bekræft|bekräft|bevestig|verif|doi$|double|activated$|aktiviert$|aktiveret$)/;
const consentNames =
  /^(optin|consent|permission|einwillig|samtykk|accept|akzept|agreed|erlaubt|allowed|newsletter|nyhe|marketing|gdpr|dsgvo)/;
const places = /^(city|town|zip|postcode|country|street|region|province|ort|stadt|plz|land|postnr|ville)$/;
const addressNames = /^(mailing|billing|shipping|address|adresse|home|work)$/;

/**
 * Decides what a column says about subscriptions: by its name, and by the values in it. A name alone proves nothing: `state` is
 * a region in one tool, `type` the state in another.
 */
export function decideColumn(column: Column, header: readonly string[]): Decision {
  const words = wordsOf(column.name);
  const values = [...column.values].filter((value) => !isEmptyCell(value));
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  if (has(otherChannels) || isOfSubstackPayment(column.name, header)) return undefined;
  const named = stateOfName(words);
  const isStatus = has(statusNames) || words.at(-1) === 'type' || has(weakNames);
  const holdsUnmistakable = values.some(isUnmistakable);
  if (has(otherSubjects) && !holdsUnmistakable) return undefined;
  const isOfConfirmation = named === 'active' && !isStatus && has(confirmationNames) && !has(attributes);
  if (values.length === 0) return isOfConfirmation ? { holdsConfirmations: true } : undefined;

  if (named !== undefined && named !== 'active' && !isStatus) {
    if (values.every(isUrl)) return undefined;
    if (has(explanations)) return whenFilled(column, named, 'words');
    const isCount =
      has(counts) &&
      values.every((value) => /^\d{1,6}$/.test(value)) &&
      values.some((value) => Number(value) > 1);
    if (isCount || has(/^(id|ids|ip|url|link|token|hash|key)$|(count|rate|rating|score)$/)) return undefined;
    return orUnread(readNegative(column, { named, values, isTimed: has(times) }), values);
  }
  if (has(statusNames)) {
    const reader = readWords(column, named, 'unknown');
    const isUnderstood = values.some((value) => reader.read(value) !== 'unknown');
    return isUnderstood ? reader : { unread: values };
  }
  if (has(weakNames)) return decideWeak(column, values, { words, header, holdsUnmistakable });
  if (named === 'active' && !has(attributes) && !values.every(isUrl)) {
    const isUnderstood = values.some((value) => readFlag(value) !== undefined || stateOfValue(value));
    const holdsTimes = values.some(isDate) && values.every(isTime);
    if (holdsTimes || (has(times) && !values.every((value) => readFlag(value) !== undefined))) {
      return isOfConfirmation ? { holdsConfirmations: true } : undefined;
    }
    const isShort = values.length <= 12 && values.every((value) => value.length <= 40);
    if (isShort || isUnderstood) return orUnread(readPositive(column, has), values);
    return undefined;
  }
  return holdsUnmistakable ? orUnread(readWords(column, undefined), values) : undefined;
}

/** Collects the different values of each column. */
export function collectColumns(header: readonly string[], records: readonly { cells: string[] }[]): Column[] {
  const columns = header.map((name, index) => ({ name, index, values: new Set<string>() }));
  for (const { cells } of records) {
    for (const { index, values } of columns) {
      const cell = cells[index] ?? '';
      if (values.size < maxDistinct || isUnmistakable(cell)) values.add(cell);
    }
  }
  return columns;
}

/** Reads a column because the owner says that it decides, whatever its name. */
export function forceColumn(column: Column, meanings: ReadonlyMap<string, ImportState>): StateColumn {
  const named = stateOfName(wordsOf(column.name));
  const reader =
    named === undefined || named === 'active'
      ? readWords(column, named, 'unknown')
      : readNegative(column, { named, values: [...column.values], isTimed: false });
  return { ...reader, read: (cell) => meanings.get(cell.toLowerCase()) ?? reader.read(cell) };
}

/** `state` and `type`: the state of a subscription in some tools, a region or a kind of customer in others. */
function decideWeak(
  column: Column,
  values: readonly string[],
  context: { words: readonly string[]; header: readonly string[]; holdsUnmistakable: boolean },
): Decision {
  const reader = readWords(column, undefined);
  const isNotActive = (value: string) => {
    const state = reader.read(value);
    return state !== 'unknown' && state !== 'none' && state !== 'active';
  };
  const isState = context.words.some((word) => /^(state|estado|stato|staat)$/.test(word));
  if (!isState) {
    return values.some(isNotActive) && values.some((value) => !readFlag(value))
      ? orUnread(reader, values)
      : undefined;
  }
  const isUnderstood = values.some(
    (value) => stateOfValue(value) !== undefined || value === '1' || value === '0',
  );
  if (
    isUnderstood ||
    context.words.some((word) => /^(subscription|subscriber|email|newsletter)$/.test(word))
  ) {
    return orUnread(reader, values);
  }
  const isBesidePlaces =
    context.words.some((word) => addressNames.test(word)) ||
    context.header.flatMap(wordsOf).some((word) => places.test(word));
  return isBesidePlaces || values.filter(isRegion).length >= values.length / 2
    ? { ignoredBecause: 'names of regions' }
    : { unread: [...values] };
}

/** Codes and names of ISO 3166-2, such as `DE-BE`, `BE` and `Berlin`. */
const regions = new Set(
  iso31662
    .flatMap(({ code, name }) => [code, code.split('-')[1] ?? '', name, name.replace(/^Region /, '')])
    .map((text) => text.toLowerCase()),
);

function isRegion(text: string): boolean {
  return regions.has(text.toLowerCase());
}

/** Substack's columns about paying; who does not pay still reads. */
function isOfSubstackPayment(name: string, header: readonly string[]): boolean {
  const joined = wordsOf(name).join('');
  const names = header.map((other) => wordsOf(other).join(''));
  return (
    (joined === 'activesubscription' && names.includes('emaildisabled')) ||
    (joined === 'canceldate' && names.includes('stripeplan'))
  );
}

function orUnread(reader: StateColumn, values: readonly string[]): Decision {
  const unread = values.filter((value) => reader.read(value) === 'unknown');
  return unread.length === 0 ? reader : { unread };
}

function readWords(
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
      const flag = readFlag(cell);
      if (flag === undefined) return stateOfValue(cell) ?? 'unknown';
      if (negative !== undefined) return flag ? negative : 'none';
      return flag ? 'active' : 'left';
    },
  };
}

/** `unsubscribed`, `bounced_at`, `EMAIL_BLACKLISTED`: each row by its own cell. */
function readNegative(
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
function readPositive(column: Column, has: (pattern: RegExp) => boolean): StateColumn {
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

function whenFilled(column: Column, state: ImportState, kind: StateColumn['kind']): StateColumn {
  return {
    name: column.name,
    index: column.index,
    kind,
    read: (cell) => (isEmptyCell(cell) || readFlag(cell) === false ? 'none' : state),
  };
}

/** A time, or the zero with which tools that count seconds say that there is none. */
function isTime(text: string): boolean {
  return text === '0' || isDate(text);
}

function isUrl(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

import { iso31662 } from 'iso-3166';
import {
  type Column,
  confirmationNames,
  readNegative,
  readPositive,
  readWords,
  type StateColumn,
  readCounted,
  readFilled,
} from './stateReaders.ts';
import {
  type ImportState,
  isDate,
  isEmptyCell,
  isUnmistakable,
  mentionsLeaving,
  readFlag,
  stateOfName,
  stateOfValue,
  wordsOf,
} from './stateWords.ts';

/** Limit of distinct values per column; beyond it, only unambiguous values are collected. */
const maxDistinct = 1_000;

type Decision =
  StateColumn | { unread: string[] } | { ignoredBecause: string } | { holdsConfirmations: true } | undefined;

// Column names of other channels, and of other subjects that have a state.
const otherChannels =
  /^(sms|mms|phone|mobile|whatsapp|push|telefon|tel|fax|viber|rcs|call|calls|chat|postal)$/;
const otherSubjects =
  /^(payment|paid|stripe|billing|invoice|order|orders|shipping|delivery|marital|civil|familienstand|employment|job|lead|deal|lifecycle|ticket|tax|vat|purchase|cart|loyalty|donation|membership|customer|client|kunde|kunden|plan|project|task|betaling|zahlung|ordre|bestellung|digest|digests|comments|podcast)$/;
// Words in a column name that describe a property of a state instead of the state itself.
const attributes =
  /^(id|ids|ip|url|uri|link|token|hash|key|types|source|quelle|kilde|text|wording|method|form|page|referrer|medium|tier|level|title|name|list|lists|liste|lister|listen|group|groups|tag|tags|segment|segments|interests|topics|frequency|format|language|locale|city|street|zip|country|count|rate|rating|number|anzahl|antal|total|score|campaigns|opens|clicks|sent|by|version)$/;
const explanations =
  /grund$|^(reason|årsag|motif|campaign|note|notes|comment|kommentar|other|error|message)$/;
const counts = /^(bounces|emails|mails|campaigns|unsubscribes|complaints|newsletters)$/;
const statusNames = /^(status|statut|statuses|zustand|tilstand|stav|tila|situation)$/;
const ambiguousNames = /^(state|estado|stato|staat|type|typ|kind|category|kategorie|kategori)$/;
const times =
  /^(at|on|am|time|timestamp|date|day|den|le|since|seit|siden|fecha|data)$|(datum|dato|date|zeit|zeitpunkt|tidspunkt|dag)$/;
const ofSubscription =
  /^(e|mail|mails|email|emails|newsletter|newsletters|subscription|subscriber|subscribed|marketing|delivery|user|account|contact|member)$/;
const endNames = /^(end|ende|slut|slutdato|slutdatum|sluttdato|enddatum|fin|einde)$/;
const otherEnds = /^(event|period|contract|trial|shift|course|kurs|campaign)$/;
const events = /^(opened|clicked|sent|read|received|delivered|verified|emails|mails)$/;
/**
 * Column names that may ask for permission to send mail, although they name no state. A "no" in such a column would be
 * a refusal.
 */
const mailQuestions =
  /^(mail|mails|email|emails|mailing|mailings|mailok|news|updates|offers|angebote|tilbud)$/;
const places = /^(city|town|zip|postcode|country|street|region|province|ort|stadt|plz|land|postnr|ville)$/;
const addressNames = /^(mailing|billing|shipping|address|adresse|home|work)$/;

/**
 * Decides from a column's name and values whether it contains the state of subscriptions. A name alone is not enough:
 * `state` is a region in one tool, and `type` is the state in another.
 */
export function decideColumn(column: Column, header: readonly string[]): Decision {
  const words = wordsOf(column.name);
  const values = [...column.values].filter((value) => !isEmptyCell(value));
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  if (has(otherChannels) || isOfSubstackPayment(column.name, header)) return undefined;
  const stateByName = isSwitchOfFeature(words) ? undefined : stateOfName(words);
  const isStatus = has(statusNames) || has(ambiguousNames);
  const hasUnmistakableValue = values.some(isUnmistakable);
  if (has(otherSubjects) && !hasUnmistakableValue) return undefined;
  const isOfConfirmation =
    stateByName === 'active' && !isStatus && has(confirmationNames) && !has(attributes);
  if (values.length === 0) return isOfConfirmation ? { holdsConfirmations: true } : undefined;

  if (stateByName !== undefined && stateByName !== 'active' && !isStatus) {
    if (values.every(isUrl)) return undefined;
    if (has(explanations)) return readFilled(column, stateByName, 'words');
    const areNumbers = has(counts) && values.every((value) => /^\d{1,6}$/.test(value));
    if (areNumbers && has(/^hard$/)) return readCounted(column, stateByName);
    const isCount = areNumbers && (has(/^soft$/) || values.some((value) => Number(value) > 1));
    if (isCount || has(/^(id|ids|ip|url|link|token|hash|key|page)$|(count|rate|rating|score)$/))
      return undefined;
    return rejectUnread(readNegative(column, { named: stateByName, values, isTimed: has(times) }), values);
  }
  if (has(statusNames)) {
    const reader = readWords(column, stateByName, 'unknown');
    const isUnderstood = values.some((value) => reader.read(value) !== 'unknown');
    return isUnderstood ? reader : { unread: values };
  }
  if (has(ambiguousNames))
    return decideAmbiguous(column, values, { words, header, holdsUnmistakable: hasUnmistakableValue });
  // A date in "End" may or may not be the end of the subscription.
  if (has(endNames) && !has(otherEnds) && values.every(isDate)) return { unread: values };
  if (stateByName === 'active' && !has(attributes) && !values.every(isUrl)) {
    const isUnderstood = values.some((value) => readFlag(value) !== undefined || stateOfValue(value));
    const hasTimes = values.some(isDate) && values.every(isTime);
    if (hasTimes || (has(times) && !values.every((value) => readFlag(value) !== undefined))) {
      return isOfConfirmation ? { holdsConfirmations: true } : undefined;
    }
    const isShort = values.length <= 12 && values.every((value) => value.length <= 40);
    if (isShort || isUnderstood) return rejectUnread(readPositive(column, has), values);
    return undefined;
  }
  if (hasUnmistakableValue) return rejectUnread(readWords(column, undefined), values);
  const unreadValues = values.filter((value) => !isUrl(value) && mentionsLeaving(value));
  if (unreadValues.length > 0) return { unread: unreadValues };
  // A "no" in "Mail OK" may or may not be a refusal of mails.
  const isQuestion =
    has(mailQuestions) &&
    !has(attributes) &&
    !has(events) &&
    values.every((value) => readFlag(value) !== undefined) &&
    (values.some((value) => readFlag(value) === false) || column.values.has(''));
  return isQuestion ? { unread: values } : undefined;
}

/** Collects the distinct values of each column. */
export function collectColumns(header: readonly string[], records: readonly { cells: string[] }[]): Column[] {
  const columns = header.map((name, index) => ({ name, index, values: new Set<string>() }));
  for (const { cells } of records) {
    for (const { index, values } of columns) {
      const cell = cells[index] ?? '';
      if (values.size < maxDistinct || mentionsLeaving(cell) || isUnmistakable(cell)) values.add(cell);
    }
  }
  return columns;
}

/** Returns the reader of a column that the owner has chosen, regardless of its name. */
export function forceColumn(column: Column, meanings: ReadonlyMap<string, ImportState>): StateColumn {
  const stateByName = stateOfName(wordsOf(column.name));
  const reader =
    stateByName === undefined || stateByName === 'active'
      ? readWords(column, stateByName, 'unknown')
      : readNegative(column, { named: stateByName, values: [...column.values], isTimed: false });
  return { ...reader, read: (cell) => meanings.get(cell.toLowerCase()) ?? reader.read(cell) };
}

/**
 * Decides about columns such as `state` and `type`, which contain the state of a subscription in some tools, and a
 * region or a kind of customer in others.
 */
function decideAmbiguous(
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
      ? rejectUnread(reader, values)
      : undefined;
  }
  const isUnderstood = values.some(
    (value) => stateOfValue(value) !== undefined || value === '1' || value === '0',
  );
  if (
    isUnderstood ||
    context.words.some((word) => /^(subscription|subscriber|email|newsletter)$/.test(word))
  ) {
    return rejectUnread(reader, values);
  }
  const isPartOfAddress =
    context.words.some((word) => addressNames.test(word)) ||
    context.header.flatMap(wordsOf).some((word) => places.test(word));
  return isPartOfAddress || values.filter(isRegion).length >= values.length / 2
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

/**
 * Returns whether a column is a feature switch, such as `two_factor_enabled`, unlike `email_disabled` and `enabled`,
 * which are about the subscription.
 */
function isSwitchOfFeature(words: readonly string[]): boolean {
  const otherWords = words.filter((word) => !/^(enabled|disabled|is|at|on|date|status)$/.test(word));
  const isSwitch = words.some((word) => word === 'enabled' || word === 'disabled');
  return isSwitch && !otherWords.every((word) => ofSubscription.test(word));
}

/**
 * Returns whether a column is one of Substack's payment columns. They are ignored, because readers who do not pay are
 * subscribers too.
 */
function isOfSubstackPayment(name: string, header: readonly string[]): boolean {
  const joinedName = wordsOf(name).join('');
  const names = header.map((columnName) => wordsOf(columnName).join(''));
  return (
    (joinedName === 'activesubscription' && names.includes('emaildisabled')) ||
    (joinedName === 'canceldate' && names.includes('stripeplan'))
  );
}

function rejectUnread(reader: StateColumn, values: readonly string[]): Decision {
  const unreadValues = values.filter((value) => reader.read(value) === 'unknown');
  return unreadValues.length === 0 ? reader : { unread: unreadValues };
}

/** Returns whether a cell contains a time, or the zero that tools with Unix timestamps use for "none". */
function isTime(text: string): boolean {
  return text === '0' || isDate(text);
}

function isUrl(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

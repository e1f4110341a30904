import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import { announceConfirmed, hashesIn, type StoreDeps } from '#server/newsletter/storeDeps.ts';
import { addressHasher, suppressAll } from '#server/newsletter/suppression.ts';
import type { ImportRow } from './readImport.ts';

/**
 * - `imported`: active from now on. `suppressed now`: the old tool says that it left or bounced, so no import adds it.
 * - `known`: on the list in some state, and not touched. `suppressed`: asked us to be left out.
 * - `repeated`: an earlier line of the same file has it. `not confirmed`: it never agreed in the old tool either.
 */
export type ImportOutcome =
  'imported' | 'suppressed now' | 'known' | 'suppressed' | 'repeated' | 'not confirmed';

export type ImportResult = { line: number; outcome: ImportOutcome };

/** Small enough for a sign-up to wait for one piece and not to notice. */
const pieceSize = 200;

/**
 * Adds the rows piece by piece, so that sign-ups go on meanwhile: each piece in a transaction of its own, with a pause after
 * it that is as long. Where it is broken off, the same import run again adds what is left. A dry run says what would
 * happen and changes nothing. `consent` says when, where and how these people agreed, and is kept as proof.
 */
export async function importRows(
  deps: StoreDeps,
  rows: readonly ImportRow[],
  { consent, isDryRun }: { consent: string; isDryRun: boolean },
): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  const seen = new Set<string>();
  const { query } = deps.database;
  for (let start = 0; start < rows.length; start += pieceSize) {
    const piece = rows.slice(start, start + pieceSize);
    if (isDryRun) {
      results.push(...(await judge(deps, query, piece, seen)));
      continue;
    }
    const begunAt = performance.now();
    try {
      results.push(
        ...(await query
          .transaction()
          .execute((transaction) => importPiece(deps, transaction, piece, { seen, consent }))),
      );
    } catch (error) {
      throw new Error(
        `The import was broken off after ${results.length} of ${rows.length} rows, which are in. ` +
          'Run it again for the rest: rows that are in are left as they are.',
        { cause: error },
      );
    }
    await pause(performance.now() - begunAt);
  }
  return results;
}

/** What becomes of each row; `seen` are the addresses of the rows before, and of these afterwards. */
async function judge(
  deps: StoreDeps,
  query: Kysely<Tables>,
  rows: readonly ImportRow[],
  seen: Set<string>,
): Promise<ImportResult[]> {
  const { known, suppressed } = await readKnown(deps, query, rows);
  return rows.map((row) => {
    const outcome = outcomeOf(row, { seen, known, suppressed });
    seen.add(row.emailAddress);
    return { line: row.line, outcome };
  });
}

async function importPiece(
  deps: StoreDeps,
  transaction: Transaction<Tables>,
  rows: readonly ImportRow[],
  { seen, consent }: { seen: Set<string>; consent: string },
): Promise<ImportResult[]> {
  const results = await judge(deps, transaction, rows, seen);
  const withOutcome = (outcome: ImportOutcome) =>
    rows.filter((_row, index) => results[index]?.outcome === outcome);
  const added = withOutcome('imported');
  if (added.length > 0) await addSubscribers(deps, transaction, added, consent);
  const leftOut = withOutcome('suppressed now');
  for (const reason of ['left', 'bounced'] as const) {
    const addresses = leftOut
      .filter(({ state }) => (state === 'bounced') === (reason === 'bounced'))
      .map(({ emailAddress }) => emailAddress);
    if (addresses.length > 0) await suppressAll(hashesIn(deps, transaction), addresses, reason, deps.now());
  }
  return results;
}

function outcomeOf(
  row: ImportRow,
  { seen, known, suppressed }: Record<'seen' | 'known' | 'suppressed', ReadonlySet<string>>,
): ImportOutcome {
  if (seen.has(row.emailAddress)) return 'repeated';
  if (known.has(row.emailAddress)) return 'known';
  if (suppressed.has(row.emailAddress)) return 'suppressed';
  if (row.state === 'active') return 'imported';
  return row.state === 'waiting' ? 'not confirmed' : 'suppressed now';
}

async function readKnown(deps: StoreDeps, query: Kysely<Tables>, rows: readonly ImportRow[]) {
  const hashOf = await addressHasher({ query, secretKey: deps.database.secretKey });
  const addresses = rows.map((row) => row.emailAddress);
  const addressByHash = new Map(addresses.map((address) => [hashOf(address), address]));
  const subscribers = await query
    .selectFrom('subscriber')
    .select('email_address')
    .where('email_address', 'in', addresses)
    .execute();
  const suppressions = await query
    .selectFrom('suppression')
    .select('hash')
    .where('hash', 'in', [...addressByHash.keys()])
    .execute();
  return {
    known: new Set(subscribers.map((row) => row.email_address)),
    suppressed: new Set(suppressions.map((row) => addressByHash.get(row.hash) ?? '')),
  };
}

async function addSubscribers(
  deps: StoreDeps,
  transaction: Transaction<Tables>,
  rows: readonly ImportRow[],
  consent: string,
): Promise<void> {
  const now = deps.now();
  const subscribers: Subscriber[] = rows.map((row) => ({
    id: randomUUID(),
    email_address: row.emailAddress,
    status: 'active',
    locale: row.locale,
    created_at: now,
    updated_at: now,
    confirmed_at: now,
    left_at: null,
    reminded_at: null,
    interests: null,
  }));
  await transaction.insertInto('subscriber').values(subscribers).execute();
  await transaction
    .insertInto('consent')
    .values(
      subscribers.map((subscriber, index) => ({
        id: randomUUID(),
        subscriber_id: subscriber.id,
        event: 'imported' as const,
        wording: withTimes(consent, rows[index]?.times ?? ''),
        locale: subscriber.locale,
        page: null,
        notice_version: null,
        ip_prefix: null,
        created_at: now,
      })),
    )
    .execute();
  await announceConfirmed(deps, transaction, subscribers);
}

function withTimes(consent: string, times: string): string {
  return times === '' ? consent : `${consent} (${times})`;
}

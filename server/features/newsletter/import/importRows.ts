import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import { announceConfirmed, hashesIn, type StoreParts } from '#server/features/newsletter/storeParts.ts';
import { addressHasher, suppressAll } from '#server/features/newsletter/suppression.ts';
import type { ImportRow } from './readImport.ts';

/**
 * - `imported`: active from now on. `suppressed now`: the old tool says that it left or bounced, so no import adds it.
 * - `known`: on the list in some state, and not touched. `suppressed`: asked us to be left out.
 * - `repeated`: an earlier line of the same file has it. `not confirmed`: it never agreed in the old tool either.
 */
export type ImportOutcome =
  'imported' | 'suppressed now' | 'known' | 'suppressed' | 'repeated' | 'not confirmed';

export type ImportResult = { line: number; outcome: ImportOutcome };

const chunkSize = 500;
/** Ends the transaction of a dry run. */
class DryRun extends Error {}

/**
 * Adds the rows in one transaction: all or none. A dry run says what would happen and changes nothing. `consent` says
 * when, where and how these people agreed, and is kept as proof.
 */
export async function importRows(
  parts: StoreParts,
  rows: readonly ImportRow[],
  { consent, isDryRun }: { consent: string; isDryRun: boolean },
): Promise<ImportResult[]> {
  let results: ImportResult[] = [];
  try {
    await parts.database.query.transaction().execute(async (transaction) => {
      results = await importInto(parts, transaction, rows, consent);
      if (isDryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return results;
}

async function importInto(
  parts: StoreParts,
  transaction: Transaction<Tables>,
  rows: readonly ImportRow[],
  consent: string,
): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  const seen = new Set<string>();
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = rows.slice(start, start + chunkSize);
    const { known, suppressed } = await readKnown(parts, transaction, chunk);
    const added: ImportRow[] = [];
    const leftOut: Record<'left' | 'bounced', string[]> = { left: [], bounced: [] };
    for (const row of chunk) {
      const outcome = outcomeOf(row, { seen, known, suppressed });
      seen.add(row.emailAddress);
      results.push({ line: row.line, outcome });
      if (outcome === 'imported') added.push(row);
      if (outcome === 'suppressed now') {
        leftOut[row.state === 'bounced' ? 'bounced' : 'left'].push(row.emailAddress);
      }
    }
    if (added.length > 0) await addSubscribers(parts, transaction, added, consent);
    for (const reason of ['left', 'bounced'] as const) {
      if (leftOut[reason].length === 0) continue;
      await suppressAll(hashesIn(parts, transaction), leftOut[reason], reason, parts.now());
    }
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

async function readKnown(parts: StoreParts, transaction: Transaction<Tables>, chunk: readonly ImportRow[]) {
  const hashOf = await addressHasher(hashesIn(parts, transaction));
  const addresses = chunk.map((row) => row.emailAddress);
  const addressByHash = new Map(addresses.map((address) => [hashOf(address), address]));
  const subscribers = await transaction
    .selectFrom('subscriber')
    .select('email_address')
    .where('email_address', 'in', addresses)
    .execute();
  const suppressions = await transaction
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
  parts: StoreParts,
  transaction: Transaction<Tables>,
  rows: readonly ImportRow[],
  consent: string,
): Promise<void> {
  const now = parts.now();
  const subscribers: Subscriber[] = rows.map((row) => ({
    id: randomUUID(),
    email_address: row.emailAddress,
    status: 'active',
    locale: row.locale,
    created_at: now,
    updated_at: now,
    confirmed_at: now,
    left_at: null,
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
  await announceConfirmed(parts, transaction, subscribers);
}

function withTimes(consent: string, times: string): string {
  return times === '' ? consent : `${consent} (${times})`;
}

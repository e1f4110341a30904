import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import { endByBounce } from '#server/newsletter/bounceRows.ts';
import {
  announceConfirmed,
  hashesIn,
  lockSubscriber,
  type RuleDeps,
} from '#server/newsletter/subscriberRows.ts';
import { addressHasher, suppressAll } from '#server/newsletter/suppression.ts';
import { endSubscription } from '#server/newsletter/unsubscribe.ts';
import type { ImportRow } from './readImport.ts';

/**
 * Outcome of a row:
 * - `imported`: active from now on.
 * - `left`, `bounced`, `complained`: inactive in the old tool. The address is excluded from later imports, and a
 *   subscription from an earlier import ends.
 * - `known`: already on the list, in any status; unchanged.
 * - `suppressed`: the address is suppressed, for example because its owner asked for no mail.
 * - `repeated`: the address is in an earlier line of the file.
 * - `not confirmed`: never gave consent, not even in the old tool.
 */
export type ImportOutcome =
  'imported' | 'left' | 'bounced' | 'complained' | 'known' | 'suppressed' | 'repeated' | 'not confirmed';

export type ImportResult = { line: number; outcome: ImportOutcome };

/** Rows per transaction: few enough that sign-ups do not have to wait noticeably. */
const batchSize = 200;

/**
 * Imports rows in batches. Each batch is a transaction, followed by a pause of the same length, so that sign-ups
 * continue in the meantime. If an import is interrupted, running it again adds the remaining rows. A dry run returns
 * the outcomes and changes nothing. `consent` describes when, where and how these people gave consent, and is stored as
 * proof.
 */
export async function importRows(
  deps: RuleDeps,
  rows: readonly ImportRow[],
  { consent, isDryRun }: { consent: string; isDryRun: boolean },
): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  const seenAddresses = new Set<string>();
  const { query } = deps.database;
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    if (isDryRun) {
      results.push(...(await decideOutcomes(deps, query, batch, seenAddresses)));
      continue;
    }
    const startedAt = performance.now();
    try {
      results.push(
        ...(await query
          .transaction()
          .execute((transaction) => importBatch(deps, transaction, batch, { seen: seenAddresses, consent }))),
      );
    } catch (error) {
      throw new Error(
        `The import was interrupted after ${results.length} of ${rows.length} rows, which have been imported. ` +
          'Run it again to import the rest; imported rows are not changed.',
        { cause: error },
      );
    }
    await pause(performance.now() - startedAt);
  }
  return results;
}

/**
 * Returns the outcome of each row. `seen` contains the addresses of previous rows; adds the addresses of these rows.
 */
async function decideOutcomes(
  deps: RuleDeps,
  query: Kysely<Tables>,
  rows: readonly ImportRow[],
  seenAddresses: Set<string>,
): Promise<ImportResult[]> {
  const existing = await readExisting(deps, query, rows);
  return rows.map((row) => {
    const outcome = outcomeOf(row, { seen: seenAddresses, ...existing });
    seenAddresses.add(row.emailAddress);
    return { line: row.line, outcome };
  });
}

async function importBatch(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  rows: readonly ImportRow[],
  { seen, consent }: { seen: Set<string>; consent: string },
): Promise<ImportResult[]> {
  const results = await decideOutcomes(deps, transaction, rows, seen);
  const rowsWith = (outcome: ImportOutcome) =>
    rows.filter((_row, index) => results[index]?.outcome === outcome);
  const newRows = rowsWith('imported');
  if (newRows.length > 0) await addSubscribers(deps, transaction, newRows, consent);
  for (const [outcome, reason] of leavingReasons) {
    const addresses = rowsWith(outcome).map(({ emailAddress }) => emailAddress);
    if (addresses.length === 0) continue;
    await suppressAll(hashesIn(deps, transaction), addresses, reason, deps.now());
    await endImported(deps, transaction, addresses, { outcome, consent });
  }
  return results;
}

const leavingReasons = [
  ['left', 'left'],
  ['bounced', 'bounced'],
  ['complained', 'complaint'],
] as const;

/** Ends subscriptions that an earlier import created, although the people had left the old tool. */
async function endImported(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  addresses: readonly string[],
  { outcome, consent }: { outcome: 'left' | 'bounced' | 'complained'; consent: string },
): Promise<void> {
  const wording = `State in the imported file: ${outcome} (${consent})`;
  const event = outcome === 'complained' ? 'complained' : 'unsubscribed';
  for (const { id } of await readImported(transaction, addresses)) {
    const subscriber = await lockSubscriber(transaction, id);
    if (subscriber === undefined) continue;
    if (outcome === 'bounced') await endByBounce(deps, transaction, subscriber);
    else
      await endSubscription(
        deps,
        transaction,
        subscriber,
        { event, wording },
        { page: null, ipPrefix: null },
      );
  }
}

/** Reads active subscribers who were imported and have not acted on this site since. */
function readImported(query: Kysely<Tables>, addresses: readonly string[]) {
  const otherConsents = query.selectFrom('consent').select('subscriber_id').where('event', '<>', 'imported');
  return query
    .selectFrom('subscriber')
    .select(['id', 'email_address'])
    .where('email_address', 'in', addresses)
    .where('status', '=', 'active')
    .where('id', 'not in', otherConsents.where('subscriber_id', 'in', selectSubscribers(query, addresses)))
    .execute();
}

function selectSubscribers(query: Kysely<Tables>, addresses: readonly string[]) {
  return query.selectFrom('subscriber').select('id').where('email_address', 'in', addresses);
}

function outcomeOf(
  row: ImportRow,
  { seen, known, imported, suppressed }: ExistingAddresses & { seen: ReadonlySet<string> },
): ImportOutcome {
  const { emailAddress, state } = row;
  if (seen.has(emailAddress)) return 'repeated';
  const endOutcome =
    state === 'left' || state === 'bounced' ? state : state === 'complaint' ? 'complained' : undefined;
  if (endOutcome !== undefined && imported.has(emailAddress)) return endOutcome;
  if (known.has(emailAddress)) return 'known';
  if (suppressed.has(emailAddress)) return 'suppressed';
  if (endOutcome !== undefined) return endOutcome;
  return state === 'waiting' ? 'not confirmed' : 'imported';
}

/**
 * Addresses on the list, the imported ones among them whose owners have not acted on this site since, and suppressed
 * addresses.
 */
type ExistingAddresses = Record<'known' | 'imported' | 'suppressed', ReadonlySet<string>>;

async function readExisting(
  deps: RuleDeps,
  query: Kysely<Tables>,
  rows: readonly ImportRow[],
): Promise<ExistingAddresses> {
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
  const importedRows = subscribers.length === 0 ? [] : await readImported(query, addresses);
  return {
    known: new Set(subscribers.map((row) => row.email_address)),
    imported: new Set(importedRows.map((row) => row.email_address)),
    suppressed: new Set(suppressions.map((row) => addressByHash.get(row.hash) ?? '')),
  };
}

async function addSubscribers(
  deps: RuleDeps,
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
    created_at: Math.min(row.ownTimes?.createdAt ?? now, now),
    updated_at: now,
    confirmed_at: Math.min(row.ownTimes?.confirmedAt ?? now, now),
    left_at: null,
    reminded_at: null,
    interests: row.interests === undefined ? null : JSON.stringify(row.interests),
    delivered_at: null,
  }));
  await transaction.insertInto('subscriber').values(subscribers).execute();
  await transaction
    .insertInto('consent')
    .values(
      subscribers.map((subscriber, index) => ({
        id: randomUUID(),
        subscriber_id: subscriber.id,
        event: 'imported' as const,
        wording: addTimes(consent, rows[index]?.times ?? ''),
        locale: subscriber.locale,
        page: null,
        notice_version: null,
        ip_prefix: null,
        interests: subscriber.interests,
        created_at: now,
      })),
    )
    .execute();
  await announceConfirmed(deps, transaction, subscribers);
}

function addTimes(consent: string, times: string): string {
  return times === '' ? consent : `${consent} (${times})`;
}

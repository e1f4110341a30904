import type { Subscriber, SubscriberStatus } from '#server/database/tables.ts';
import { addressOfMail, endByReport, type ReportOutcome } from './bounces.ts';
import { eraseSubscriber, lockAddress } from './eraseSubscriber.ts';
import { importRows, type ImportResult } from './import/importRows.ts';
import type { ImportRow } from './import/readImport.ts';
import type { BounceReport, MailProof } from '#schema/bounceReport.ts';
import { normaliseAddress } from '#server/lib/normaliseAddress.ts';
import { readSignUpCounts, type SignUpCount } from './signUpCounts.ts';
import { type RuleDeps, announce, lockSubscriber } from './subscriberRows.ts';
import { readSubscriberRecord, type SubscriberRecord } from './subscriberRecord.ts';
import { findBounced, reactivateAll, type Bounced } from './reactivate.ts';
import { liftSuppression } from './suppression.ts';
import { endSubscription, unsubscribedBy } from './unsubscribe.ts';
import { dayMs } from '#schema/durations.ts';
import { maxMemoryMs } from './emailRateLimit.ts';
import { readPages } from '#server/database/readPages.ts';

/** Outcome of a command for one address. */
export type AddressOutcome = 'done' | 'not found' | 'invalid address';

/** Subscriber, with the wording of their last consent. */
export type ListedSubscriber = Subscriber & { consent: string | null };

/** The owner's operations on the list. Addresses are normalised first. */
export type SubscriberAdmin = {
  countByStatus: () => Promise<Record<SubscriberStatus, number>>;
  /** Returns the number of active subscribers in each language. */
  countActive: () => Promise<Record<string, number>>;
  signUpCounts: (since: number) => Promise<SignUpCount[]>;
  /** Reads subscribers, oldest first, in pages: a long list is never in memory as a whole. */
  list: (status?: SubscriberStatus) => AsyncIterable<ListedSubscriber>;
  /**
   * Adds active subscribers who gave their consent elsewhere. Skips people who are on the list in any status or asked
   * for no mail, but ends subscriptions from an earlier import if the people have left the old tool.
   */
  import: (
    rows: readonly ImportRow[],
    options: { consent: string; isDryRun: boolean },
  ) => Promise<ImportResult[]>;
  /** Ends a subscription on request by mail or phone. */
  unsubscribe: (emailAddress: string) => Promise<AddressOutcome>;
  /** Removes all data about an address except a keyed hash, so that no import adds it again. */
  erase: (emailAddress: string) => Promise<AddressOutcome>;
  /** Lifts the suppression of an address, at its owner's request. */
  allow: (emailAddress: string) => Promise<AddressOutcome>;
  /** Returns all data about an address; `undefined` if the text is not an address. */
  record: (emailAddress: string) => Promise<SubscriberRecord | undefined>;
  /** Counts a provider's report about an address, and ends the subscription if necessary. */
  report: (report: BounceReport) => Promise<ReportOutcome>;
  /** Returns the address that a bounced mail was sent to; `undefined` if the evidence matches no subscriber. */
  addressOfMail: (proof: MailProof) => Promise<string | undefined>;
  /** Returns the ids of subscribers whose subscription ended because of a matching bounce. */
  findBounced: (bounced: Bounced) => Promise<string[]>;
  /** Reactivates subscribers. Returns the number of reactivated subscribers. */
  reactivate: (ids: readonly string[]) => Promise<number>;
  /** Sends the state of every subscriber that has changed since the given time to the mailing tool. */
  sync: (changedSince: number) => Promise<{ confirmed: number; ended: number }>;
  /** Deletes sign-ups that were never confirmed and subscriptions that ended long ago. */
  purge: () => Promise<void>;
};

const byOwner = { page: null, ipPrefix: null };

export function createSubscriberAdmin(deps: RuleDeps): SubscriberAdmin {
  const { query, secretKey } = deps.database;

  async function withAddress(
    input: string,
    run: (emailAddress: string) => Promise<boolean>,
  ): Promise<AddressOutcome> {
    const emailAddress = normaliseAddress(input);
    if (emailAddress === undefined) return 'invalid address';
    return (await run(emailAddress)) ? 'done' : 'not found';
  }

  return {
    countByStatus: async () => {
      const rows = await query
        .selectFrom('subscriber')
        .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      const counts = { pending: 0, active: 0, unsubscribed: 0, bounced: 0 };
      for (const row of rows) counts[row.status] = row.count;
      return counts;
    },
    countActive: async () => {
      const rows = await query
        .selectFrom('subscriber')
        .select(({ fn }) => ['locale', fn.countAll<number>().as('count')])
        .where('status', '=', 'active')
        .groupBy('locale')
        .execute();
      return Object.fromEntries(rows.map(({ locale, count }) => [locale, count]));
    },
    signUpCounts: (since) => readSignUpCounts(query, since),
    list: (status) => readList(deps, { status }),
    import: (rows, options) => importRows(deps, rows, options),
    unsubscribe: (input) =>
      withAddress(input, (emailAddress) =>
        query.transaction().execute(async (transaction) => {
          const subscriber = await lockAddress(transaction, emailAddress);
          if (subscriber === undefined) return false;
          await endSubscription(
            deps,
            transaction,
            subscriber,
            unsubscribedBy('the owner, on request'),
            byOwner,
          );
          return true;
        }),
      ),
    erase: (input) => withAddress(input, (emailAddress) => eraseSubscriber(deps, emailAddress)),
    allow: (input) =>
      withAddress(input, (emailAddress) => liftSuppression({ query, secretKey }, emailAddress)),
    record: async (input) => {
      const emailAddress = normaliseAddress(input);
      return emailAddress === undefined ? undefined : readSubscriberRecord(deps, emailAddress);
    },
    report: (report) => endByReport(deps, report),
    addressOfMail: (proof) => addressOfMail(deps, proof),
    findBounced: (bounced) => findBounced(deps, bounced),
    reactivate: (ids) => reactivateAll(deps, ids),
    sync: (changedSince) => syncList(deps, changedSince),
    purge: () => purgeSubscribers(deps),
  };
}

const unconfirmedLifeMs = 30 * dayMs;
const endedLifeMs = 3 * 365 * dayMs;

/**
 * Deletes sign-ups that were never confirmed, subscriptions that ended long ago, and expired entries of rate limits.
 */
async function purgeSubscribers(deps: RuleDeps): Promise<void> {
  const { query } = deps.database;
  const now = deps.now();
  const recentRequests = query
    .selectFrom('consent')
    .select('subscriber_id')
    .where('event', 'in', ['requested', 'reminded'])
    .where('created_at', '>', now - unconfirmedLifeMs);
  const unsubscribedIds = query
    .selectFrom('consent')
    .select('subscriber_id')
    .where('event', '=', 'unsubscribed');
  // A reader who had unsubscribed stays unsubscribed if the address was entered again but never confirmed.
  await query
    .updateTable('subscriber')
    .set({ status: 'unsubscribed', updated_at: now, left_at: now })
    .where('status', '=', 'pending')
    .where('id', 'not in', recentRequests)
    .where('id', 'in', unsubscribedIds)
    .execute();
  await query
    .deleteFrom('subscriber')
    .where('status', '=', 'pending')
    .where('id', 'not in', recentRequests)
    .execute();
  await query
    .deleteFrom('subscriber')
    .where('status', 'in', ['unsubscribed', 'bounced'])
    .where('updated_at', '<', now - endedLifeMs)
    .execute();
  await query
    .deleteFrom('confirmation_mail')
    .where('created_at', '<=', now - maxMemoryMs)
    .execute();
  await query
    .deleteFrom('suppression')
    .where('reason', '=', 'declined')
    .where('created_at', '<=', now - maxMemoryMs)
    .execute();
}

/**
 * Queues an event for every subscriber whose state has changed since the given time, so that the mailing tool has the
 * current list: active subscribers, and those who left or bounced. Excludes unconfirmed sign-ups.
 */
async function syncList(deps: RuleDeps, changedSince: number): Promise<{ confirmed: number; ended: number }> {
  const counts = { confirmed: 0, ended: 0 };
  for await (const { id } of readList(deps, { changedSince })) {
    await deps.database.query.transaction().execute(async (transaction) => {
      // Reads and locks the subscriber again, because the list may have changed in the meantime.
      const subscriber = await lockSubscriber(transaction, id);
      if (subscriber === undefined || subscriber.status === 'pending') return;
      const isActive = subscriber.status === 'active';
      await announce(
        deps,
        transaction,
        subscriber,
        isActive ? 'subscription.confirmed' : 'subscription.ended',
      );
      counts[isActive ? 'confirmed' : 'ended'] += 1;
    });
  }
  return counts;
}

const pageSize = 500;

/** Reads subscribers in order of creation, in pages: a long list is never in memory as a whole. */
function readList(
  { database: { query } }: RuleDeps,
  filter: { status?: SubscriberStatus | undefined; changedSince?: number } = {},
): AsyncIterable<ListedSubscriber> {
  return readPages(pageSize, (last) => {
    let page = query
      .selectFrom('subscriber')
      .selectAll()
      .select(({ selectFrom }) =>
        selectFrom('consent')
          .select('wording')
          .whereRef('subscriber_id', '=', 'subscriber.id')
          .where('event', 'in', ['requested', 'reminded', 'imported'])
          .orderBy('consent.created_at', 'desc')
          .limit(1)
          .as('consent'),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(pageSize);
    if (filter.status !== undefined) page = page.where('status', '=', filter.status);
    if (filter.changedSince !== undefined) page = page.where('updated_at', '>=', filter.changedSince);
    if (last === undefined) return page.execute();
    return page
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(last.created_at, last.id)),
      )
      .execute();
  });
}

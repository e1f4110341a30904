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

/** A subscriber with the wording that they agreed to last. */
export type ListedSubscriber = Subscriber & { consent: string | null };

/** What the owner may do with the list. Addresses may be written in any spelling. */
export type SubscriberAdmin = {
  countByStatus: () => Promise<Record<SubscriberStatus, number>>;
  /** Subscribers in each language. */
  countActive: () => Promise<Record<string, number>>;
  signUpCounts: (since: number) => Promise<SignUpCount[]>;
  /** Oldest first, in pages, so that a long list is never held whole. */
  list: (status?: SubscriberStatus) => AsyncIterable<ListedSubscriber>;
  /**
   * Adds active subscribers who agreed elsewhere. Nobody who is on the list in any state, or asked to be left out, is touched;
   * but who came by an import and has left the old tool is taken off.
   */
  import: (
    rows: readonly ImportRow[],
    options: { consent: string; isDryRun: boolean },
  ) => Promise<ImportResult[]>;
  /** Ends a subscription whose owner asked by mail or telephone. */
  unsubscribe: (emailAddress: string) => Promise<AddressOutcome>;
  /** Removes all that is known of an address and keeps a keyed hash, so that no import brings it back. */
  erase: (emailAddress: string) => Promise<AddressOutcome>;
  /** Takes back what suppresses an address, at its owner's wish. */
  allow: (emailAddress: string) => Promise<AddressOutcome>;
  /** All that is stored about an address; undefined where it is none. */
  record: (emailAddress: string) => Promise<SubscriberRecord | undefined>;
  /** Counts what a mail provider reports of an address, and ends the subscription where that asks for it. */
  report: (report: BounceReport) => Promise<ReportOutcome>;
  /** Whose mail came back; undefined if what came back shows nothing of ours. */
  addressOfMail: (proof: MailProof) => Promise<string | undefined>;
  /** Ids of readers who ended by a bounce that matches. */
  findBounced: (bounced: Bounced) => Promise<string[]>;
  /** Makes them active again; returns how many were. */
  reactivate: (ids: readonly string[]) => Promise<number>;
  /** Tells the mailing tool of everybody whose state has changed since a time. */
  sync: (changedSince: number) => Promise<{ confirmed: number; ended: number }>;
  /** Forgets sign-ups never confirmed and subscriptions long ended. */
  purge: () => Promise<void>;
};

const byOwner = { page: null, ipPrefix: null };

export function createSubscriberAdmin(deps: RuleDeps): SubscriberAdmin {
  const { query, secretKey } = deps.database;

  async function withAddress(
    text: string,
    act: (emailAddress: string) => Promise<boolean>,
  ): Promise<AddressOutcome> {
    const emailAddress = normaliseAddress(text);
    if (emailAddress === undefined) return 'invalid address';
    return (await act(emailAddress)) ? 'done' : 'not found';
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
    unsubscribe: (text) =>
      withAddress(text, (emailAddress) =>
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
    erase: (text) => withAddress(text, (emailAddress) => eraseSubscriber(deps, emailAddress)),
    allow: (text) => withAddress(text, (emailAddress) => liftSuppression({ query, secretKey }, emailAddress)),
    record: async (text) => {
      const emailAddress = normaliseAddress(text);
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

/** Forgets sign-ups never confirmed, subscriptions long ended, and counts that limit nothing any more. */
async function purgeSubscribers(deps: RuleDeps): Promise<void> {
  const { query } = deps.database;
  const now = deps.now();
  const recentlyAsked = query
    .selectFrom('consent')
    .select('subscriber_id')
    .where('event', 'in', ['requested', 'reminded'])
    .where('created_at', '>', now - unconfirmedLifeMs);
  const left = query.selectFrom('consent').select('subscriber_id').where('event', '=', 'unsubscribed');
  // A reader who had left before somebody entered the address again has still left.
  await query
    .updateTable('subscriber')
    .set({ status: 'unsubscribed', updated_at: now, left_at: now })
    .where('status', '=', 'pending')
    .where('id', 'not in', recentlyAsked)
    .where('id', 'in', left)
    .execute();
  await query
    .deleteFrom('subscriber')
    .where('status', '=', 'pending')
    .where('id', 'not in', recentlyAsked)
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
 * Queues an event for everybody whose state has changed since a time, so that the mailing tool holds the list as it is:
 * who subscribes, and who left or bounced. Sign-ups that wait for their confirmation are no business of the tool.
 */
async function syncList(deps: RuleDeps, changedSince: number): Promise<{ confirmed: number; ended: number }> {
  const counts = { confirmed: 0, ended: 0 };
  for await (const { id } of readList(deps, { changedSince })) {
    await deps.database.query.transaction().execute(async (transaction) => {
      // Afresh and locked: the list goes on living while it is read.
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

/** Subscribers in the order they came, in pages, so that a long list is never held whole. */
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

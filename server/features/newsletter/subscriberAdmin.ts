import { randomUUID } from 'node:crypto';
import type { Locale } from '#locales/locales.ts';
import { readPages } from '#server/database/readPages.ts';
import type { Subscriber, SubscriberStatus } from '#server/database/tables.ts';
import { SubscriberAddress } from '#schema/newsletter.ts';
import * as v from 'valibot';
import { endSubscription } from './leave.ts';
import { normaliseAddress } from './normaliseAddress.ts';
import { announce, hashesIn, lockSubscriber, recordConsent, type StoreParts } from './storeParts.ts';
import { suppress, suppressionOf } from './suppression.ts';

export type ImportOutcome = 'imported' | 'known' | 'suppressed' | 'invalid';

/** What the owner may do with the list. */
export type SubscriberAdmin = {
  countByStatus: () => Promise<Record<SubscriberStatus, number>>;
  /** Oldest first, in pages, so that a long list is never held whole. */
  list: (status?: SubscriberStatus) => AsyncIterable<Subscriber>;
  /**
   * Adds an active subscriber who consented elsewhere; `consent` says where and how. Nobody who is on the list in any
   * state, or asked to be erased, is touched.
   */
  importOne: (row: { emailAddress: string; locale: Locale; consent: string }) => Promise<ImportOutcome>;
  /** Ends a subscription whose owner asked by mail or telephone. False: nobody of that address. */
  unsubscribe: (emailAddress: string) => Promise<boolean>;
  /** Removes all that is known of an address and keeps a keyed hash, so that no import brings it back. */
  erase: (emailAddress: string) => Promise<boolean>;
  /** Forgets sign-ups never confirmed and subscriptions long ended. */
  purge: () => Promise<void>;
};

const pageSize = 500;
const dayMs = 24 * 60 * 60 * 1000;
const unconfirmedLifeMs = 30 * dayMs;
const endedLifeMs = 3 * 365 * dayMs;
const byOwner = { page: null, ipPrefix: null };

export function createSubscriberAdmin(parts: StoreParts): SubscriberAdmin {
  const { query } = parts.database;

  const list = (status?: SubscriberStatus) =>
    readPages(pageSize, (last) => {
      let page = query
        .selectFrom('subscriber')
        .selectAll()
        .orderBy('created_at')
        .orderBy('id')
        .limit(pageSize);
      if (status !== undefined) page = page.where('status', '=', status);
      if (last === undefined) return page.execute();
      return page
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '>', tuple(last.created_at, last.id)),
        )
        .execute();
    });

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
    list,
    importOne: (row) => importOne(parts, row),
    unsubscribe: (emailAddress) => unsubscribe(parts, emailAddress),
    erase: (emailAddress) => erase(parts, emailAddress),
    purge: () => purge(parts),
  };
}

async function importOne(
  parts: StoreParts,
  row: { emailAddress: string; locale: Locale; consent: string },
): Promise<ImportOutcome> {
  const emailAddress = v.is(SubscriberAddress, row.emailAddress)
    ? normaliseAddress(row.emailAddress)
    : undefined;
  if (emailAddress === undefined) return 'invalid';
  return parts.database.query.transaction().execute(async (transaction) => {
    if (await suppressionOf(hashesIn(parts, transaction), emailAddress)) return 'suppressed';
    const now = parts.now();
    const subscriber = await transaction
      .insertInto('subscriber')
      .values({
        id: randomUUID(),
        email_address: emailAddress,
        status: 'active',
        locale: row.locale,
        created_at: now,
        updated_at: now,
        confirmed_at: now,
        left_at: null,
      })
      .onConflict((conflict) => conflict.column('email_address').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (subscriber === undefined) return 'known';
    await recordConsent(parts, transaction, {
      subscriberId: subscriber.id,
      event: 'imported',
      wording: row.consent,
      locale: row.locale,
      origin: byOwner,
    });
    await announce(parts, transaction, subscriber, 'subscription.confirmed');
    return 'imported';
  });
}

function unsubscribe(parts: StoreParts, emailAddress: string): Promise<boolean> {
  return parts.database.query.transaction().execute(async (transaction) => {
    const id = await idOf(transaction, emailAddress);
    const subscriber = id && (await lockSubscriber(transaction, id));
    if (!subscriber) return false;
    await endSubscription(parts, transaction, subscriber, 'the owner, on request', byOwner);
    return true;
  });
}

function erase(parts: StoreParts, emailAddress: string): Promise<boolean> {
  return parts.database.query.transaction().execute(async (transaction) => {
    const normalised = normaliseAddress(emailAddress);
    if (normalised === undefined) return false;
    // Also for an address that is not on the list: its owner wants to stay off it.
    await suppress(hashesIn(parts, transaction), normalised, 'erased', parts.now());
    const id = await idOf(transaction, normalised);
    const subscriber = id && (await lockSubscriber(transaction, id));
    if (!subscriber) return false;
    await parts.mail.forget(transaction, subscriber.id);
    await parts.events.forget(transaction, subscriber.id);
    if (subscriber.status === 'active') await announce(parts, transaction, subscriber, 'subscription.ended');
    await transaction.deleteFrom('subscriber').where('id', '=', subscriber.id).execute();
    return true;
  });
}

async function idOf(
  query: StoreParts['database']['query'],
  emailAddress: string,
): Promise<string | undefined> {
  const normalised = normaliseAddress(emailAddress);
  if (normalised === undefined) return undefined;
  const row = await query
    .selectFrom('subscriber')
    .select('id')
    .where('email_address', '=', normalised)
    .executeTakeFirst();
  return row?.id;
}

async function purge(parts: StoreParts): Promise<void> {
  const { query } = parts.database;
  const now = parts.now();
  const recentlyAsked = query
    .selectFrom('consent')
    .select('subscriber_id')
    .where('event', 'in', ['requested', 'reminded'])
    .where('created_at', '>', now - unconfirmedLifeMs);
  const left = query.selectFrom('consent').select('subscriber_id').where('event', '=', 'unsubscribed');
  // Who had left before somebody entered the address again has still left.
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
}

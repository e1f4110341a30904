import { sql, type Transaction } from 'kysely';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import {
  announce,
  hashesIn,
  localeOf,
  lockSubscriber,
  recordConsent,
  type RuleDeps,
} from './subscriberRows.ts';
import { liftSuppression } from './suppression.ts';

/** Criteria for subscribers to reactivate; all given ones must match. */
export type Bounced = {
  /** Earliest end of the subscription. */
  since?: number | undefined;
  until?: number | undefined;
  issueId?: string | undefined;
  /** Substring of the mail server's reply; case-insensitive. */
  reply?: string | undefined;
};

const noOrigin = { page: null, ipPrefix: null };

/** Returns the ids of subscribers whose subscription ended because of a matching bounce. */
export async function findBounced(
  { database: { query } }: RuleDeps,
  { since = 0, until = Number.MAX_SAFE_INTEGER, issueId, reply }: Bounced,
): Promise<string[]> {
  let bounced = query
    .selectFrom('subscriber')
    .select('id')
    .where('status', '=', 'bounced')
    .where('updated_at', '>=', since)
    .where('updated_at', '<=', until);
  if (issueId !== undefined || reply !== undefined) {
    let reports = query.selectFrom('bounce').select('subscriber_id').where('kind', '=', 'hard');
    // An earlier version stored no bounce for mails that were rejected immediately.
    let mails = query.selectFrom('outbox').select('subject_id').where('failed_at', 'is not', null);
    if (issueId !== undefined) {
      reports = reports.where('issue_id', '=', issueId);
      mails = mails.where('issue_id', '=', issueId);
    }
    if (reply !== undefined) {
      const pattern = `%${reply.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      reports = reports.where(sql<boolean>`lower(reply) like ${pattern} escape ${'\\'}`);
      mails = mails.where(sql<boolean>`lower(last_error) like ${pattern} escape ${'\\'}`);
    }
    bounced = bounced.where(({ or, eb }) => or([eb('id', 'in', reports), eb('id', 'in', mails)]));
  }
  const rows = await bounced.orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/**
 * Reactivates subscribers, each in its own transaction, so that a long list does not hold a lock. Returns the number of
 * reactivated subscribers.
 */
export async function reactivateAll(deps: RuleDeps, ids: readonly string[]): Promise<number> {
  let count = 0;
  for (const id of ids) {
    const isDone = await deps.database.query.transaction().execute(async (transaction) => {
      const subscriber = await lockSubscriber(transaction, id);
      const wording = 'Reactivated by the owner: the bounce was not caused by this address';
      return subscriber !== undefined && reactivate(deps, transaction, subscriber, wording);
    });
    if (isDone) count += 1;
  }
  return count;
}

/**
 * Reactivates a locked subscriber whose subscription ended because of a bounce: restores the previous status, lifts the
 * suppression and notifies the mailing tool. Returns `false` if the subscription did not end that way.
 */
export async function reactivate(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
  wording: string,
): Promise<boolean> {
  if (subscriber.status !== 'bounced') return false;
  const consent = await transaction
    .selectFrom('consent')
    .select('id')
    .where('subscriber_id', '=', subscriber.id)
    .where('event', 'in', ['confirmed', 'imported', 'resubscribed'])
    .executeTakeFirst();
  const status = consent === undefined ? 'pending' : 'active';
  await transaction
    .updateTable('subscriber')
    .set({ status, updated_at: deps.now() })
    .where('id', '=', subscriber.id)
    .execute();
  await liftSuppression(hashesIn(deps, transaction), subscriber.email_address, 'bounced');
  if (status === 'pending') return true;
  await recordConsent(deps, transaction, {
    subscriberId: subscriber.id,
    event: 'resubscribed',
    wording,
    locale: localeOf(subscriber),
    interests: subscriber.interests,
    origin: noOrigin,
  });
  await announce(deps, transaction, subscriber, 'subscription.confirmed');
  return true;
}

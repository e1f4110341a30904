import type { Locale } from '#locales/locales.ts';
import { dayMs } from '#schema/durations.ts';
import type { Transaction } from 'kysely';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import {
  hashesIn,
  localeOf,
  lockSubscriber,
  type Origin,
  type RuleDeps,
  announce,
  recordConsent,
} from './subscriberRows.ts';
import { queueSignUpMail, type SubscribeOutcome } from './subscribe.ts';
import { liftSuppression, suppress } from './suppression.ts';
import { findToken } from './tokenState.ts';
import { activate } from './confirm.ts';

export type UnsubscribeOutcome =
  /** `forgotten`: there was no subscription yet, so only a hash of the address remains. */
  | { status: 'unsubscribed' | 'forgotten' | 'never'; locale: Locale }
  | { status: 'unknown_token'; locale: undefined };

export type UnsubscribeMethod = 'the page in the mail' | 'the one-click button of the mail client';

const undoMs = dayMs;

/**
 * Ends a subscription, or deletes a sign-up that was never confirmed. With `isForEver`, the address gets no mail even
 * if it is entered again. Unsubscribing again changes nothing and returns the same outcome.
 */
export function unsubscribe(
  deps: RuleDeps,
  token: string,
  { method, isForEver }: { method: UnsubscribeMethod; isForEver: boolean },
  origin: Origin,
): Promise<UnsubscribeOutcome> {
  return deps.database.query.transaction().execute(async (transaction) => {
    const tokenRow = await findToken(transaction, token);
    const subscriber =
      tokenRow?.purpose === 'unsubscribe'
        ? await lockSubscriber(transaction, tokenRow.subscriber_id)
        : undefined;
    if (!tokenRow || !subscriber) return { status: 'unknown_token', locale: undefined };
    await transaction
      .updateTable('token')
      .set({ used_at: deps.now() })
      .where('hash', '=', tokenRow.hash)
      .where('used_at', 'is', null)
      .execute();
    const locale = localeOf(subscriber);
    const wasSubscribed = await hasSubscribed(transaction, subscriber);
    if (wasSubscribed) await endSubscription(deps, transaction, subscriber, unsubscribedBy(method), origin);
    else await deleteSignUp(deps, transaction, subscriber);
    if (!isForEver) return { status: wasSubscribed ? 'unsubscribed' : 'forgotten', locale };
    await suppress(hashesIn(deps, transaction), subscriber.email_address, 'never', deps.now());
    return { status: 'never', locale };
  });
}

/**
 * Returns whether the reader has ever subscribed. Their record must be stored as proof, even while a new sign-up is
 * pending.
 */
async function hasSubscribed(transaction: Transaction<Tables>, subscriber: Subscriber): Promise<boolean> {
  if (subscriber.status !== 'pending' && subscriber.status !== 'bounced') return true;
  const row = await transaction
    .selectFrom('consent')
    .select('id')
    .where('subscriber_id', '=', subscriber.id)
    .where('event', 'in', ['confirmed', 'imported', 'unsubscribed'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a sign-up that its owner did not request, and suppresses the address for some time. */
async function deleteSignUp(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
): Promise<void> {
  await deps.mail.forget(transaction, subscriber.id);
  await transaction.deleteFrom('subscriber').where('id', '=', subscriber.id).execute();
  await suppress(hashesIn(deps, transaction), subscriber.email_address, 'declined', deps.now());
}

export type ResubscribeOutcome =
  | { outcome: SubscribeOutcome | { status: 'active' }; locale: Locale }
  | { outcome: { status: 'unknown_token' }; locale: undefined };

/**
 * Undoes an unsubscription, at the request of its page. Within a day, reactivates a confirmed subscriber, because the
 * token proves ownership of the address. Otherwise starts a new sign-up with a new confirmation.
 */
export function resubscribe(deps: RuleDeps, token: string, origin: Origin): Promise<ResubscribeOutcome> {
  return deps.database.query.transaction().execute(async (transaction) => {
    const tokenRow = await findToken(transaction, token);
    const subscriber =
      tokenRow?.purpose === 'unsubscribe'
        ? await lockSubscriber(transaction, tokenRow.subscriber_id)
        : undefined;
    if (!subscriber) return { outcome: { status: 'unknown_token' }, locale: undefined };
    const locale = localeOf(subscriber);
    if (subscriber.status === 'active') return { outcome: { status: 'active' }, locale };
    // Only the mail contains the token, so the request is the recipient's own.
    await liftSuppression(hashesIn(deps, transaction), subscriber.email_address);

    const now = deps.now();
    const hasRecentlyLeft =
      subscriber.status === 'unsubscribed' &&
      subscriber.left_at !== null &&
      now < subscriber.left_at + undoMs;
    if (!hasRecentlyLeft || subscriber.confirmed_at === null) {
      return { outcome: await queueSignUpMail(deps, transaction, subscriber, locale, origin), locale };
    }
    await activate(deps, transaction, subscriber, { event: 'resubscribed', origin });
    return { outcome: { status: 'active' }, locale };
  });
}

/** End of a subscription, as recorded in the consent log. */
type End = { event: 'unsubscribed' | 'complained'; wording: string };

export const unsubscribedBy = (method: string): End => ({ event: 'unsubscribed', wording: `By ${method}` });

/**
 * Ends the subscription of a locked subscriber, unless it has already ended. Expires open confirmation links, so that
 * no old mail can subscribe the reader again.
 */
export async function endSubscription(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
  end: End,
  origin: Origin,
): Promise<void> {
  if (subscriber.status === 'unsubscribed') return;
  const now = deps.now();
  await transaction
    .updateTable('subscriber')
    .set({ status: 'unsubscribed', updated_at: now, left_at: now })
    .where('id', '=', subscriber.id)
    .execute();
  await transaction
    .updateTable('token')
    .set({ expires_at: now })
    .where('subscriber_id', '=', subscriber.id)
    .where('purpose', '=', 'confirm')
    .where('expires_at', '>', now)
    .execute();
  await deps.mail.forget(transaction, subscriber.id);
  await recordConsent(deps, transaction, {
    subscriberId: subscriber.id,
    ...end,
    locale: localeOf(subscriber),
    origin,
  });
  // The mailing tool contains only active subscribers.
  if (subscriber.status === 'active') await announce(deps, transaction, subscriber, 'subscription.ended');
}

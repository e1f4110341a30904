import type { Locale } from '#locales/locales.ts';
import { consentWording } from '#schema/consentWording.ts';
import type { Transaction } from 'kysely';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import {
  announce,
  localeOf,
  lockSubscriber,
  recordConsent,
  type Origin,
  type StoreParts,
} from './storeParts.ts';
import { queueSignUpMail, type SubscribeOutcome } from './subscribe.ts';
import { findToken } from './tokenState.ts';

export type LeaveOutcome =
  { status: 'unsubscribed'; locale: Locale } | { status: 'unknown_token'; locale: undefined };

/** How a subscriber left, in the consent log's words. */
export type WayOut =
  'the page in the mail' | 'the one-click button of the mail program' | 'the owner, on request';

const undoMs = 24 * 60 * 60 * 1000;

/** Ends a subscription. Repeated, it answers the same and writes nothing. */
export function leave(parts: StoreParts, token: string, way: WayOut, origin: Origin): Promise<LeaveOutcome> {
  return parts.database.query.transaction().execute(async (transaction) => {
    const found = await findToken(transaction, token);
    const subscriber =
      found?.purpose === 'unsubscribe' ? await lockSubscriber(transaction, found.subscriber_id) : undefined;
    if (!found || !subscriber) return { status: 'unknown_token', locale: undefined };
    await transaction
      .updateTable('token')
      .set({ used_at: parts.now() })
      .where('hash', '=', found.hash)
      .where('used_at', 'is', null)
      .execute();
    await endSubscription(parts, transaction, subscriber, way, origin);
    return { status: 'unsubscribed', locale: localeOf(subscriber) };
  });
}

/** For a locked subscriber. Open confirmations end too, so that no old mail brings back who has left. */
export async function endSubscription(
  parts: StoreParts,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
  way: WayOut,
  origin: Origin,
): Promise<void> {
  if (subscriber.status === 'unsubscribed') return;
  const now = parts.now();
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
  await parts.mail.forget(transaction, subscriber.id);
  await recordConsent(parts, transaction, {
    subscriberId: subscriber.id,
    event: 'unsubscribed',
    wording: `By ${way}`,
    locale: localeOf(subscriber),
    origin,
  });
  if (subscriber.confirmed_at !== null) await announce(parts, transaction, subscriber, 'subscription.ended');
}

export type ReturnOutcome =
  | { outcome: SubscribeOutcome | { status: 'active' }; locale: Locale }
  | { outcome: { status: 'unknown_token' }; locale: undefined };

/**
 * The way back on the unsubscribe page. Within a day it undoes the leaving of a confirmed subscriber, since the mail
 * proves whose address it is; otherwise it is a new sign-up with a new confirmation.
 */
export function comeBack(parts: StoreParts, token: string, origin: Origin): Promise<ReturnOutcome> {
  return parts.database.query.transaction().execute(async (transaction) => {
    const found = await findToken(transaction, token);
    const subscriber =
      found?.purpose === 'unsubscribe' ? await lockSubscriber(transaction, found.subscriber_id) : undefined;
    if (!subscriber) return { outcome: { status: 'unknown_token' }, locale: undefined };
    const locale = localeOf(subscriber);
    if (subscriber.status === 'active') return { outcome: { status: 'active' }, locale };

    const now = parts.now();
    const hasJustLeft =
      subscriber.status === 'unsubscribed' &&
      subscriber.left_at !== null &&
      now < subscriber.left_at + undoMs;
    if (!hasJustLeft || subscriber.confirmed_at === null) {
      return { outcome: await queueSignUpMail(parts, transaction, subscriber, locale, origin), locale };
    }
    await transaction
      .updateTable('subscriber')
      .set({ status: 'active', updated_at: now, left_at: null })
      .where('id', '=', subscriber.id)
      .execute();
    await recordConsent(parts, transaction, {
      subscriberId: subscriber.id,
      event: 'resubscribed',
      wording: consentWording[locale],
      locale,
      origin,
    });
    await announce(parts, transaction, subscriber, 'subscription.confirmed');
    return { outcome: { status: 'active' }, locale };
  });
}

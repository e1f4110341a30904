import type { Transaction } from 'kysely';
import { consentWording } from '#schema/consentWording.ts';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import { say } from '#server/lib/translate.ts';
import { announce, hashesIn, localeOf, recordConsent, type Origin, type StoreParts } from './storeParts.ts';
import { liftSuppression } from './suppression.ts';

/** Lets letters go to a subscriber from now on, with the consent that says why. */
export async function activate(
  parts: StoreParts,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
  { event, origin }: { event: 'confirmed' | 'resubscribed'; origin: Origin },
): Promise<void> {
  const now = parts.now();
  const locale = localeOf(subscriber);
  await transaction
    .updateTable('subscriber')
    .set({
      status: 'active',
      updated_at: now,
      left_at: null,
      ...(event === 'confirmed' && { confirmed_at: now }),
    })
    .where('id', '=', subscriber.id)
    .execute();
  // A confirmation that has not gone out would ask for what is done.
  await parts.mail.forget(transaction, subscriber.id);
  await recordConsent(parts, transaction, {
    subscriberId: subscriber.id,
    event,
    wording: say(locale, consentWording(parts.sender)),
    locale,
    origin,
  });
  await liftSuppression(hashesIn(parts, transaction), subscriber.email_address);
  await announce(parts, transaction, subscriber, 'subscription.confirmed');
}

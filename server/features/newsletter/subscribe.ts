import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Locale } from '#locales/locales.ts';
import { consentWording } from '#schema/consentWording.ts';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import { issueToken, letterTo, recordConsent, type Origin, type StoreParts } from './storeParts.ts';

export type SubscribeOutcome =
  | { status: 'pending' | 'already_subscribed' }
  /** The address has had its mails for the day. */
  | { status: 'limited'; retryAfterSeconds: number };

const dayMs = 24 * 60 * 60 * 1000;
const mailsPerDay = 3;
const mailPauseMs = 10 * 60 * 1000;

/** Adds an address, or finds it, and queues the mail that is due. Parallel calls for one address make one row and one mail. */
export function subscribe(
  parts: StoreParts,
  wish: { emailAddress: string; locale: Locale; origin: Origin },
): Promise<SubscribeOutcome> {
  return parts.database.query.transaction().execute(async (transaction) => {
    const now = parts.now();
    const subscriber = await transaction
      .insertInto('subscriber')
      .values({
        id: randomUUID(),
        email_address: wish.emailAddress,
        status: 'pending',
        locale: wish.locale,
        created_at: now,
        updated_at: now,
        confirmed_at: null,
        left_at: null,
      })
      // Writing, even nothing new, locks the row that was there and returns it.
      .onConflict((conflict) =>
        conflict
          .column('email_address')
          .doUpdateSet((expression) => ({ updated_at: expression.ref('subscriber.updated_at') })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return queueSignUpMail(parts, transaction, subscriber, wish.locale, wish.origin);
  });
}

/** For a locked subscriber: the confirmation mail, or the reminder under uniform disclosure, unless one is recent. */
export async function queueSignUpMail(
  parts: StoreParts,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
  locale: Locale,
  origin: Origin,
): Promise<SubscribeOutcome> {
  const isActive = subscriber.status === 'active';
  if (isActive && parts.disclosure === 'reveal') return { status: 'already_subscribed' };

  const now = parts.now();
  const mailed = await mailsOfTheDay(transaction, subscriber.id, now);
  const last = mailed.at(-1);
  const isRepeat = isActive || subscriber.status === 'pending';
  if (isRepeat && last !== undefined && now < last + mailPauseMs) return { status: 'pending' };
  const first = mailed.at(-mailsPerDay);
  if (first !== undefined) {
    return { status: 'limited', retryAfterSeconds: Math.ceil((first + dayMs - now) / 1000) };
  }

  const letter = await letterTo(parts, transaction, subscriber, locale);
  const entry = { subscriberId: subscriber.id, wording: consentWording[locale], locale, origin };
  if (isActive) {
    await recordConsent(parts, transaction, { ...entry, event: 'reminded' });
    await parts.mail.queueReminder(transaction, letter);
    return { status: 'pending' };
  }
  await transaction
    .updateTable('subscriber')
    .set({ status: 'pending', locale, updated_at: now, confirmed_at: null, left_at: null })
    .where('id', '=', subscriber.id)
    .execute();
  const token = await issueToken(parts, transaction, subscriber.id, 'confirm');
  await recordConsent(parts, transaction, { ...entry, event: 'requested' });
  await parts.mail.queueConfirmation(transaction, {
    ...letter,
    confirmUrl: parts.urls.confirm(token, locale),
  });
  return { status: 'pending' };
}

/** The consent log counts the mails: each of these entries is written together with one. */
async function mailsOfTheDay(
  transaction: Transaction<Tables>,
  subscriberId: string,
  now: number,
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('consent')
    .select('created_at')
    .where('subscriber_id', '=', subscriberId)
    .where('event', 'in', ['requested', 'reminded'])
    .where('created_at', '>', now - dayMs)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.created_at);
}

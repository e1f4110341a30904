import type { Transaction } from 'kysely';
import type { Locale } from '#locales/locales.ts';
import type { Tables, Subscriber } from '#server/database/tables.ts';
import {
  localeOf,
  lockSubscriber,
  type Origin,
  type RuleDeps,
  announce,
  emailFor,
  hashesIn,
  recordConsent,
} from './subscriberRows.ts';
import { countSignUp } from './signUpCounts.ts';
import { queueSignUpMail, type SubscribeOutcome } from './subscribe.ts';
import { confirmState, findToken } from './tokenState.ts';
import { consentWording } from '#schema/newsletter.ts';
import { translate } from '#server/lib/translate.ts';
import { liftSuppression } from './suppression.ts';

export type ConfirmOutcome =
  | { status: 'confirmed' | 'already_confirmed' | 'expired'; locale: Locale }
  | { status: 'unknown_token'; locale: undefined };

/**
 * Activates a pending subscriber. A token works once: using it again changes nothing and returns `already_confirmed`.
 */
export function confirm(deps: RuleDeps, token: string, origin: Origin): Promise<ConfirmOutcome> {
  return deps.database.query.transaction().execute(async (transaction) => {
    const tokenRow = await findToken(transaction, token);
    if (tokenRow?.purpose !== 'confirm') return { status: 'unknown_token', locale: undefined };
    const subscriber = await lockSubscriber(transaction, tokenRow.subscriber_id);
    // Reads the token again under the lock, because a parallel request may have used it.
    const currentToken = await findToken(transaction, token);
    if (!subscriber || !currentToken) return { status: 'unknown_token', locale: undefined };

    const now = deps.now();
    const locale = localeOf(subscriber);
    const state = confirmState(currentToken, subscriber, now);
    if (state === 'used') return { status: 'already_confirmed', locale };
    if (state === 'expired') return { status: 'expired', locale };

    await transaction
      .updateTable('token')
      .set({ used_at: now })
      .where('hash', '=', currentToken.hash)
      .execute();
    await activate(deps, transaction, subscriber, { event: 'confirmed', origin });
    // Must come last, for the reason given in `queueSignUpMail`.
    await countConfirmation(transaction, subscriber.id);
    return { status: 'confirmed', locale };
  });
}

export type ResendOutcome =
  | { outcome: SubscribeOutcome | { status: 'already_confirmed' }; locale: Locale }
  | { outcome: { status: 'unknown_token' }; locale: undefined };

/** Sends a new confirmation mail to a subscriber whose link has expired, within the same limits as the form. */
export function resend(deps: RuleDeps, token: string, origin: Origin): Promise<ResendOutcome> {
  return deps.database.query.transaction().execute(async (transaction) => {
    const tokenRow = await findToken(transaction, token);
    const subscriber =
      tokenRow?.purpose === 'confirm' ? await lockSubscriber(transaction, tokenRow.subscriber_id) : undefined;
    if (!subscriber) return { outcome: { status: 'unknown_token' }, locale: undefined };
    const locale = localeOf(subscriber);
    if (subscriber.status === 'active') return { outcome: { status: 'already_confirmed' }, locale };
    return { outcome: await queueSignUpMail(deps, transaction, subscriber, locale, origin), locale };
  });
}

/** Counts a confirmation under the week, language and page of its sign-up. */
async function countConfirmation(transaction: Transaction<Tables>, subscriberId: string): Promise<void> {
  const request = await transaction
    .selectFrom('consent')
    .select(['locale', 'page', 'created_at'])
    .where('subscriber_id', '=', subscriberId)
    .where('event', '=', 'requested')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (request === undefined) return;
  const { locale, page, created_at: createdAt } = request;
  await countSignUp(transaction, 'confirmed', { locale, page, at: createdAt });
}

/** Activates a subscriber, and records the consent for it. */
export async function activate(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
  { event, origin }: { event: 'confirmed' | 'resubscribed'; origin: Origin },
): Promise<void> {
  const now = deps.now();
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
  // A confirmation mail that is still queued is obsolete.
  await deps.mail.forget(transaction, subscriber.id);
  await recordConsent(deps, transaction, {
    subscriberId: subscriber.id,
    event,
    wording: translate(locale, consentWording(deps.sender)),
    locale,
    interests: subscriber.interests,
    origin,
  });
  await liftSuppression(hashesIn(deps, transaction), subscriber.email_address);
  await announce(deps, transaction, subscriber, 'subscription.confirmed');
  if (deps.hasWelcome && event === 'confirmed') {
    const mailFields = await emailFor(deps, transaction, subscriber, locale);
    await deps.mail.queue(transaction, subscriber.id, { kind: 'newsletter-welcome', ...mailFields });
  }
}

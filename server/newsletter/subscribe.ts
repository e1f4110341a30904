import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Locale } from '#locales/locales.ts';
import { consentWording } from '#schema/newsletter.ts';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import { translate } from '#server/lib/translate.ts';
import { countMail, emailRateLimit, type EmailRateLimit } from './emailRateLimit.ts';
import { countSignUp } from './signUpCounts.ts';
import {
  issueToken,
  emailFor,
  localeOf,
  recordConsent,
  type Origin,
  type RuleDeps,
} from './subscriberRows.ts';

export type SubscribeOutcome =
  | { status: 'pending' | 'already_subscribed' }
  /** The address has reached its limit of mails. */
  | { status: 'limited'; retryAfterSeconds: number };

/** Request to subscribe. `emailAddress` is normalised; `interests` are ids from `brand/newsletter.ts`. */
export type SubscribeInput = {
  emailAddress: string;
  locale: Locale;
  interests?: readonly string[];
  origin: Origin;
};

/**
 * Finds or inserts the subscriber with this address, and queues their mail. Parallel calls for one address create one
 * row and one mail.
 */
export function subscribe(deps: RuleDeps, input: SubscribeInput): Promise<SubscribeOutcome> {
  return deps.database.query.transaction().execute(async (transaction) => {
    const now = deps.now();
    // Checks the limit before inserting a row, because nothing is stored about people who get no mail.
    if (!(await isListed(transaction, input.emailAddress))) {
      const allowance = await emailRateLimit(deps, transaction, input.emailAddress, now);
      if (!allowance.isAllowed) return outcomeWithoutMail(allowance);
      // The address was erased less than ten minutes after its last mail: stores and sends nothing, and does not reveal it.
      if (allowance.at > now) return { status: 'pending' };
    }
    const subscriber = await transaction
      .insertInto('subscriber')
      .values({
        id: randomUUID(),
        email_address: input.emailAddress,
        status: 'pending',
        locale: input.locale,
        created_at: now,
        updated_at: now,
        confirmed_at: null,
        left_at: null,
        reminded_at: null,
      })
      // An update, even without a change, locks the existing row and returns it.
      .onConflict((conflict) =>
        conflict
          .column('email_address')
          .doUpdateSet((expression) => ({ updated_at: expression.ref('subscriber.updated_at') })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    const updatedSubscriber = await storeInterests(transaction, subscriber, input.interests ?? []);
    return queueSignUpMail(deps, transaction, updatedSubscriber, input.locale, input.origin);
  });
}

/**
 * Stores the selected interests. Does not change active subscribers, because anyone can enter their address. Changes
 * nothing if none are selected: the form in the footer offers no interests.
 */
async function storeInterests(
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
  ids: readonly string[],
): Promise<Subscriber> {
  if (subscriber.status === 'active' || ids.length === 0) return subscriber;
  const interests = JSON.stringify(ids);
  await transaction.updateTable('subscriber').set({ interests }).where('id', '=', subscriber.id).execute();
  return { ...subscriber, interests };
}

/**
 * Queues the confirmation mail for a locked subscriber. An active subscriber gets a reminder instead, or no mail if
 * `disclosure` is `reveal`. Sends nothing within ten minutes of the last mail, because its link is still valid. If
 * unsubscribing has invalidated that link, schedules a new mail for the end of the ten minutes.
 */
export async function queueSignUpMail(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
  locale: Locale,
  origin: Origin,
): Promise<SubscribeOutcome> {
  const isActive = subscriber.status === 'active';
  if (isActive && deps.disclosure === 'reveal') return { status: 'already_subscribed' };

  const now = deps.now();
  const allowance = await emailRateLimit(deps, transaction, subscriber.email_address, now, {
    // The mailbox was missing or failing, and may work again.
    mayFollowAtOnce: subscriber.status === 'bounced',
  });
  if (!allowance.isAllowed) return outcomeWithoutMail(allowance);
  const { at, isCounted } = allowance;
  if (at > now && subscriber.status !== 'unsubscribed') return { status: 'pending' };

  if (!isCounted) await countMail(deps, transaction, subscriber.email_address, at);
  // An active subscriber has already chosen a language, which takes precedence over that of the form's page.
  const language = isActive ? localeOf(subscriber) : locale;
  const mailFields = await emailFor(deps, transaction, subscriber, language);
  const consent = {
    subscriberId: subscriber.id,
    wording: translate(locale, consentWording(deps.sender)),
    locale,
    interests: isActive ? null : subscriber.interests,
    origin,
  };
  if (isActive) {
    await recordConsent(deps, transaction, { ...consent, event: 'reminded' });
    await deps.mail.queue(transaction, subscriber.id, { kind: 'newsletter-reminder', ...mailFields });
    return { status: 'pending' };
  }
  await transaction
    .updateTable('subscriber')
    .set({ status: 'pending', locale, updated_at: now, confirmed_at: null, left_at: null, reminded_at: null })
    .where('id', '=', subscriber.id)
    .execute();
  const token = await issueToken(deps, transaction, subscriber.id, 'confirm');
  const isNewSignUp = subscriber.status !== 'pending' || !(await hasRequested(transaction, subscriber.id));
  await recordConsent(deps, transaction, { ...consent, event: 'requested' });
  const confirmUrl = deps.urls.confirm(token, locale);
  const mail = { kind: 'newsletter-confirmation', ...mailFields, confirmUrl } as const;
  await deps.mail.queue(transaction, subscriber.id, mail, { dueAt: at });
  // Must come last: the week's row stays locked until the transaction ends, and every other sign-up writes to it.
  if (isNewSignUp) await countSignUp(transaction, 'requested', { locale, page: origin.page, at: now });
  return { status: 'pending' };
}

async function hasRequested(transaction: Transaction<Tables>, subscriberId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('consent')
    .select('id')
    .where('subscriber_id', '=', subscriberId)
    .where('event', '=', 'requested')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the outcome when no mail is sent. Reveals the rate limit only if the visitor can retry later. */
function outcomeWithoutMail(refusal: Exclude<EmailRateLimit, { isAllowed: true }>): SubscribeOutcome {
  if (refusal.reason === 'unwanted') return { status: 'pending' };
  return { status: 'limited', retryAfterSeconds: refusal.retryAfterSeconds };
}

async function isListed(transaction: Transaction<Tables>, emailAddress: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('subscriber')
    .select('id')
    .where('email_address', '=', emailAddress)
    .executeTakeFirst();
  return row !== undefined;
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts';
import { weekMs } from '#schema/durations.ts';
import { storedInterests } from '#schema/interests.ts';
import type { ConfirmationMail, IssueMail, ReminderMail, WelcomeMail } from '#schema/mail.ts';
import type { SubscriptionEvent } from '#schema/newsletter.ts';
import type { Database } from '#server/database/openDatabase.ts';
import type { ConsentEvent, OutboxRow, Subscriber, Tables, TokenPurpose } from '#server/database/tables.ts';
import type { SuppressionStore } from './suppression.ts';
import { createToken, type newsletterUrls } from './tokens.ts';

/**
 * Dependencies of the code that applies the rules for subscriptions and issues: database, queues for mails and events,
 * settings.
 */
export type RuleDeps = {
  database: Database;
  mail: NewsletterMail;
  events: SubscriptionEvents;
  urls: ReturnType<typeof newsletterUrls>;
  /** Whether the form's response reveals that an address is subscribed. `uniform` hides it. */
  disclosure: 'reveal' | 'uniform';
  /** Name of the sender in the consent's wording; undefined if the owner has not set one. */
  sender: string | undefined;
  /** Whether subscribers get a welcome mail after confirming; false by default. */
  hasWelcome?: boolean;
  /** Version of the privacy notice beside the form; undefined if the owner has not set one. */
  noticeVersion: string | undefined;
  now: () => number;
};

/** Origin of a request, as stored in the consent log. */
export type Origin = { page: string | null; ipPrefix: string | null };

const confirmationLifeMs = weekMs;

/** Returns the store of suppressed addresses, whose queries run in the transaction. */
export function hashesIn(deps: RuleDeps, transaction: Transaction<Tables>): SuppressionStore {
  return { query: transaction, secretKey: deps.database.secretKey };
}

/**
 * Locks a subscriber until the transaction ends and reads its current row. In SQLite, the transaction has already
 * locked everything.
 */
export async function lockSubscriber(
  transaction: Transaction<Tables>,
  id: string,
): Promise<Subscriber | undefined> {
  return transaction
    .updateTable('subscriber')
    .set((expression) => ({ updated_at: expression.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function issueToken(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  subscriberId: string,
  purpose: TokenPurpose,
): Promise<string> {
  const { token, row } = newToken(deps, subscriberId, purpose);
  await transaction.insertInto('token').values(row).execute();
  return token;
}

function newToken(deps: RuleDeps, subscriberId: string, purpose: TokenPurpose) {
  const { token, hash } = createToken();
  const now = deps.now();
  const row = {
    hash,
    subscriber_id: subscriberId,
    purpose,
    created_at: now,
    // An unsubscribe link never expires: it must work as long as its mail exists.
    expires_at: purpose === 'confirm' ? now + confirmationLifeMs : null,
    used_at: null,
  };
  return { token, row };
}

/** Issues an unsubscribe token. Returns the fields that all mails to a subscriber share. */
export async function emailFor(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
  locale: Locale,
): Promise<Omit<ReminderMail, 'kind'>> {
  const token = await issueToken(deps, transaction, subscriber.id, 'unsubscribe');
  return {
    to: subscriber.email_address,
    locale,
    unsubscribeUrl: deps.urls.unsubscribe(token, locale),
    preferencesUrl: deps.urls.preferences(token, locale),
    oneClickUrl: deps.urls.oneClick(token),
  };
}

export async function recordConsent(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  entry: {
    subscriberId: string;
    event: ConsentEvent;
    wording: string;
    locale: Locale;
    /** JSON, as in the subscriber's row. */
    interests?: string | null;
    origin: Origin;
  },
): Promise<void> {
  await transaction
    .insertInto('consent')
    .values({
      id: randomUUID(),
      subscriber_id: entry.subscriberId,
      event: entry.event,
      wording: entry.wording,
      locale: entry.locale,
      page: entry.origin.page,
      notice_version: deps.noticeVersion ?? null,
      ip_prefix: entry.origin.ipPrefix,
      interests: entry.interests ?? null,
      created_at: deps.now(),
    })
    .execute();
}

/**
 * Queues an event for the owner's mailing tool. The event of a confirmed subscription includes an unsubscribe link for
 * the tool's mails.
 */
export async function announce(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
  type: SubscriptionEvent['type'],
): Promise<void> {
  if (type === 'subscription.confirmed') return announceConfirmed(deps, transaction, [subscriber]);
  return deps.events.queue(transaction, [eventOf(deps, subscriber, type)]);
}

/** Queues events for many confirmed subscribers, with no more statements than for one. */
export async function announceConfirmed(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  subscribers: readonly Subscriber[],
): Promise<void> {
  const entries = subscribers.map((subscriber) => {
    const { token, row } = newToken(deps, subscriber.id, 'unsubscribe');
    const unsubscribeUrl = deps.urls.unsubscribe(token, localeOf(subscriber));
    return { row, event: { ...eventOf(deps, subscriber, 'subscription.confirmed'), unsubscribeUrl } };
  });
  await transaction
    .insertInto('token')
    .values(entries.map(({ row }) => row))
    .execute();
  await deps.events.queue(
    transaction,
    entries.map(({ event }) => event),
  );
}

function eventOf(deps: RuleDeps, subscriber: Subscriber, type: SubscriptionEvent['type']): SubscriptionEvent {
  const interests = storedInterests(subscriber.interests);
  return {
    type,
    subscriberId: subscriber.id,
    emailAddress: subscriber.email_address,
    locale: localeOf(subscriber),
    occurredAt: deps.now(),
    ...(type === 'subscription.confirmed' && interests.length > 0 && { interests }),
  };
}

export function localeOf(subscriber: Pick<Subscriber, 'locale'>): Locale {
  return isLocale(subscriber.locale) ? subscriber.locale : defaultLocale;
}

/**
 * Queue of newsletter mails. Mails are added in the transaction that requires them, so that both succeed or neither
 * does.
 */
type NewsletterMail = {
  /** Queues a mail. `dueAt` is the earliest time of sending; `issueId` is the issue whose figures include the mail. */
  queue: (
    transaction: Transaction<Tables>,
    subscriberId: string,
    mail: ConfirmationMail | ReminderMail | WelcomeMail | IssueMail,
    options?: { dueAt?: number; issueId?: string },
  ) => Promise<void>;
  /** Withdraws the queued mails of a subscriber. */
  forget: (transaction: Transaction<Tables>, subscriberId: string) => Promise<void>;
  /** Gives up a message in the transaction that counts its rejection. */
  giveUp: (transaction: Transaction<Tables>, messageId: string, reply: string) => Promise<void>;
  /** Makes all waiting mails of an issue due now, and allows another three days of retries. */
  releaseIssue: (transaction: Transaction<Tables>, issueId: string) => Promise<void>;
  /** Requeues an issue's mails that failed since the given time, with the payload that `renew` returns. */
  requeueIssue: (
    transaction: Transaction<Tables>,
    issueId: string,
    since: number,
    renew: (row: Pick<OutboxRow, 'kind' | 'subject_id' | 'payload'>) => Promise<object | undefined>,
  ) => Promise<void>;
  /** Notifies the owner that the brake has paused an issue. */
  queueIssuePaused: (
    transaction: Transaction<Tables>,
    notice: { issueId: string; subject: string; reply: string },
  ) => Promise<void>;
};

/** Queue of events for the owner's mailing tool. Events are added in the transaction whose change they describe. */
type SubscriptionEvents = {
  queue: (transaction: Transaction<Tables>, events: readonly SubscriptionEvent[]) => Promise<void>;
  /** Withdraws the queued events of a subscriber. */
  forget: (transaction: Transaction<Tables>, subscriberId: string) => Promise<void>;
};

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts';
import { weekMs } from '#schema/durations.ts';
import { storedInterests } from '#schema/interests.ts';
import type { Database } from '#server/database/openDatabase.ts';
import type { ConsentEvent, OutboxRow, Subscriber, Tables, TokenPurpose } from '#server/database/tables.ts';
import type { Place } from './suppression.ts';
import { createToken, type newsletterUrls } from './tokens.ts';

/** What the newsletter's rules are made of. */
export type StoreDeps = {
  database: Database;
  mail: NewsletterMail;
  events: SubscriptionEvents;
  urls: ReturnType<typeof newsletterUrls>;
  /** `uniform`: the form answers alike whether or not an address subscribes. */
  disclosure: 'reveal' | 'uniform';
  /** Who writes, as subscribers read it when they agree; undefined where the owner has not said. */
  sender: string | undefined;
  /** Whether who has confirmed gets a mail that says so; false by default. */
  hasWelcome?: boolean;
  /** Of the privacy notice beside the form, as the owner names it; undefined where they do not. */
  noticeVersion: string | undefined;
  now: () => number;
};

/** Where a wish came from, as the consent log keeps it. */
export type Origin = { page: string | null; ipPrefix: string | null };

const confirmationLifeMs = weekMs;

/** The suppression hashes, as a transaction sees them. */
export function hashesIn(deps: StoreDeps, transaction: Transaction<Tables>): Place {
  return { query: transaction, secretKey: deps.database.secretKey };
}

/** Locks a subscriber until the transaction ends (SQLite has locked everything by then) and reads it afresh. */
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
  deps: StoreDeps,
  transaction: Transaction<Tables>,
  subscriberId: string,
  purpose: TokenPurpose,
): Promise<string> {
  const { token, row } = newToken(deps, subscriberId, purpose);
  await transaction.insertInto('token').values(row).execute();
  return token;
}

function newToken(deps: StoreDeps, subscriberId: string, purpose: TokenPurpose) {
  const { token, hash } = createToken();
  const now = deps.now();
  const row = {
    hash,
    subscriber_id: subscriberId,
    purpose,
    created_at: now,
    // A letter's way out works for as long as the letter lies in the inbox.
    expires_at: purpose === 'confirm' ? now + confirmationLifeMs : null,
    used_at: null,
  };
  return { token, row };
}

export async function emailFor(
  deps: StoreDeps,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
  locale: Locale,
): Promise<NewsletterLetter> {
  const token = await issueToken(deps, transaction, subscriber.id, 'unsubscribe');
  return {
    subscriberId: subscriber.id,
    to: subscriber.email_address,
    locale,
    unsubscribeUrl: deps.urls.unsubscribe(token, locale),
    preferencesUrl: deps.urls.preferences(token, locale),
    oneClickUrl: deps.urls.oneClick(token),
  };
}

export async function recordConsent(
  deps: StoreDeps,
  transaction: Transaction<Tables>,
  entry: {
    subscriberId: string;
    event: ConsentEvent;
    wording: string;
    locale: Locale;
    /** As the subscriber's row holds them. */
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

/** Tells the owner's mailing tool; a confirmed subscription comes with a way out for its letters. */
export async function announce(
  deps: StoreDeps,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
  type: SubscriptionEvent['type'],
): Promise<void> {
  if (type === 'subscription.confirmed') return announceConfirmed(deps, transaction, [subscriber]);
  return deps.events.queue(transaction, [eventOf(deps, subscriber, type)]);
}

/** As `announce`, of many at once, in as many statements as of one. */
export async function announceConfirmed(
  deps: StoreDeps,
  transaction: Transaction<Tables>,
  subscribers: readonly Subscriber[],
): Promise<void> {
  const announced = subscribers.map((subscriber) => {
    const { token, row } = newToken(deps, subscriber.id, 'unsubscribe');
    const unsubscribeUrl = deps.urls.unsubscribe(token, localeOf(subscriber));
    return { row, event: { ...eventOf(deps, subscriber, 'subscription.confirmed'), unsubscribeUrl } };
  });
  await transaction
    .insertInto('token')
    .values(announced.map(({ row }) => row))
    .execute();
  await deps.events.queue(
    transaction,
    announced.map(({ event }) => event),
  );
}

function eventOf(
  deps: StoreDeps,
  subscriber: Subscriber,
  type: SubscriptionEvent['type'],
): SubscriptionEvent {
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

type NewsletterLetter = {
  subscriberId: string;
  to: string;
  locale: Locale;
  /** The page with the button that leaves. */
  unsubscribeUrl: string;
  /** The page with the language. */
  preferencesUrl: string;
  /** Where a mail program posts for its own unsubscribe button (RFC 8058). */
  oneClickUrl: string;
};

/** Queues mails in the transaction that made them necessary: either both happen or neither. */
type NewsletterMail = {
  queueConfirmation: (
    transaction: Transaction<Tables>,
    letter: NewsletterLetter & { confirmUrl: string; isRepeated?: boolean },
    /** When it is to go out. */
    dueAt: number,
  ) => Promise<void>;
  /** Tells an address that it subscribes already, where the form itself must not. */
  queueReminder: (transaction: Transaction<Tables>, letter: NewsletterLetter) => Promise<void>;
  /** Thanks somebody who has confirmed. */
  queueWelcome: (transaction: Transaction<Tables>, letter: NewsletterLetter) => Promise<void>;
  /** A mail of an issue; a test, which goes to the owner, counts among none. */
  queueIssue: (
    transaction: Transaction<Tables>,
    letter: NewsletterLetter & { issueId: string; slug: string },
    options?: { isTest: boolean },
  ) => Promise<void>;
  /** Takes back what is queued about a subscriber. */
  forget: (transaction: Transaction<Tables>, subscriberId: string) => Promise<void>;
  /** Gives a message up in the transaction in which its refusal counts. */
  giveUp: (transaction: Transaction<Tables>, messageId: string, reply: string) => Promise<void>;
  /** Makes all mails of an issue that wait due now, for another three days. */
  releaseIssue: (transaction: Transaction<Tables>, issueId: string) => Promise<void>;
  /** Queues mails of an issue again that were given up since a time, with what `renew` says. */
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

type SubscriptionEvent = {
  type: 'subscription.confirmed' | 'subscription.ended';
  subscriberId: string;
  emailAddress: string;
  locale: Locale;
  occurredAt: number;
  /** Ids of `brand/newsletter.ts`; absent where none was ticked. */
  interests?: string[];
  /** For the mailing tool's own letters; absent when the subscription has ended. */
  unsubscribeUrl?: string;
};

/** Queues events for the owner's mailing tool, in the transaction they happened in. */
type SubscriptionEvents = {
  queue: (transaction: Transaction<Tables>, events: readonly SubscriptionEvent[]) => Promise<void>;
  /** Takes back what is queued about a subscriber. */
  forget: (transaction: Transaction<Tables>, subscriberId: string) => Promise<void>;
};

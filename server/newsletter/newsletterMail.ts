import type { Transaction } from 'kysely';
import type { Locale } from '#locales/locales.ts';
import type { Tables } from '#server/database/tables.ts';

export type NewsletterLetter = {
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
export type NewsletterMail = {
  queueConfirmation: (
    transaction: Transaction<Tables>,
    letter: NewsletterLetter & { confirmUrl: string },
    /** When it is to go out. */
    dueAt: number,
  ) => Promise<void>;
  /** Tells an address that it subscribes already, where the form itself must not. */
  queueReminder: (transaction: Transaction<Tables>, letter: NewsletterLetter) => Promise<void>;
  /** Takes back what is queued about a subscriber. */
  forget: (transaction: Transaction<Tables>, subscriberId: string) => Promise<void>;
};

export type SubscriptionEvent = {
  type: 'subscription.confirmed' | 'subscription.ended';
  subscriberId: string;
  emailAddress: string;
  locale: Locale;
  occurredAt: number;
  /** For the mailing tool's own letters; absent when the subscription has ended. */
  unsubscribeUrl?: string;
};

/** Queues events for the owner's mailing tool, in the transaction they happened in. */
export type SubscriptionEvents = {
  queue: (transaction: Transaction<Tables>, events: readonly SubscriptionEvent[]) => Promise<void>;
  /** Takes back what is queued about a subscriber. */
  forget: (transaction: Transaction<Tables>, subscriberId: string) => Promise<void>;
};

import type { Transaction } from 'kysely';
import type { ConfirmationMail, ReminderMail } from '#schema/mail.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Outbox } from './outbox.ts';

type Recipient = { subscriberId: string };
type Confirmation = Omit<ConfirmationMail, 'kind'> & Recipient;
type Reminder = Omit<ReminderMail, 'kind'> & Recipient;

/** Puts the newsletter's mails into the outbox. */
export function createNewsletterMail({ outbox }: { outbox: Outbox }) {
  const queue = (
    transaction: Transaction<Tables>,
    subscriberId: string,
    mail: ConfirmationMail | ReminderMail,
    dueAt?: number,
  ): Promise<void> =>
    outbox.add(transaction, {
      channel: 'mail',
      kind: mail.kind,
      subjectId: subscriberId,
      payload: mail,
      dueAt,
    });

  return {
    queueConfirmation: (
      transaction: Transaction<Tables>,
      { subscriberId, ...mail }: Confirmation,
      dueAt: number,
    ) => queue(transaction, subscriberId, { kind: 'newsletter-confirmation', ...mail }, dueAt),
    queueReminder: (transaction: Transaction<Tables>, { subscriberId, ...mail }: Reminder) =>
      queue(transaction, subscriberId, { kind: 'newsletter-reminder', ...mail }),
    forget: (transaction: Transaction<Tables>, subscriberId: string) =>
      outbox.withdraw(transaction, 'mail', subscriberId),
  };
}

import type { Transaction } from 'kysely';
import type { Locale } from '#locales/locales.ts';
import type { EnquiryMail } from '#schema/mail.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Logger } from '#server/logger.ts';
import type { Outbox } from './outbox.ts';

type EnquiryNotice = {
  enquiryId: string;
  kind: 'lead' | 'contact';
  locale: Locale;
  page: string | null;
  form?: string | undefined;
  emailAddress: string | null;
  fields: readonly { name: string; value: string; label?: string }[];
  createdAt: number;
};

/** Puts a mail to the owner about each enquiry into the outbox, in the owner's language. */
export function createEnquiryMail(deps: {
  outbox: Outbox;
  /** Undefined: enquiries are stored only. */
  recipient: string | undefined;
  /** In which the owner reads. */
  language: Locale;
  logger: Logger;
}) {
  const { outbox, recipient } = deps;
  if (recipient === undefined)
    deps.logger.warn('ENQUIRY_RECIPIENT is not set: enquiries are stored, not mailed');
  return {
    queueNotice: async (transaction: Transaction<Tables>, enquiry: EnquiryNotice): Promise<void> => {
      if (recipient === undefined) return;
      const mail: EnquiryMail = {
        kind: `enquiry-${enquiry.kind}`,
        locale: deps.language,
        writtenIn: enquiry.locale,
        to: recipient,
        replyTo: enquiry.emailAddress,
        page: enquiry.page,
        ...(enquiry.form && { form: enquiry.form }),
        fields: [...enquiry.fields],
        sentAt: enquiry.createdAt,
      };
      await outbox.add(transaction, {
        channel: 'mail',
        kind: mail.kind,
        subjectId: enquiry.enquiryId,
        payload: mail,
      });
    },
    forget: (transaction: Transaction<Tables>, enquiryId: string) =>
      outbox.withdraw(transaction, 'mail', enquiryId),
  };
}

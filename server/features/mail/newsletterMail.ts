import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Locale } from '#locales/locales.ts';
import type { Tables } from '#server/database/tables.ts';
import { MailPayload } from './mailPayload.ts';
import { fill, mailMessages } from './messages/mailMessages.ts';
import type { Outbox } from './outbox.ts';
import { letterHtml, letterText, type Letter } from './templates/letter.ts';

type Recipient = {
  subscriberId: string;
  emailAddress: string;
  locale: Locale;
  unsubscribeUrl: string;
  oneClickUrl: string;
};

/** Writes the newsletter's mails, in the subscriber's language, into the outbox. */
export function createNewsletterMail(parts: {
  outbox: Outbox;
  siteUrl: string;
  /** Where a mail program without one-click sends its request to leave. */
  unsubscribeAddress: string;
}) {
  const site = new URL(parts.siteUrl).host;

  async function queue(
    transaction: Transaction<Tables>,
    kind: string,
    recipient: Recipient,
    mail: { subject: string; letter: Omit<Letter, 'locale' | 'footer' | 'footerLink'> },
  ): Promise<void> {
    const words = mailMessages[recipient.locale];
    const letter: Letter = {
      ...mail.letter,
      locale: recipient.locale,
      footer: fill(words.footerReason, { site }),
      footerLink: { label: words.footerUnsubscribe, url: recipient.unsubscribeUrl },
    };
    const payload: MailPayload = {
      to: recipient.emailAddress,
      subject: mail.subject,
      headers: unsubscribeHeaders(recipient, parts.unsubscribeAddress),
      text: letterText(letter),
      html: letterHtml(letter),
    };
    await outboxAdd(transaction, kind, recipient.subscriberId, payload);
  }

  const outboxAdd = (
    transaction: Transaction<Tables>,
    kind: string,
    subjectId: string,
    payload: MailPayload,
  ) =>
    parts.outbox.add(transaction, {
      channel: 'mail',
      kind,
      subjectId,
      payload: v.parse(MailPayload, payload),
    });

  return {
    queueConfirmation: (transaction: Transaction<Tables>, recipient: Recipient & { confirmUrl: string }) => {
      const words = mailMessages[recipient.locale];
      return queue(transaction, 'newsletter-confirmation', recipient, {
        subject: words.confirmSubject,
        letter: {
          title: words.confirmTitle,
          preview: words.confirmPreview,
          paragraphs: [fill(words.confirmText, { address: recipient.emailAddress })],
          button: { label: words.confirmButton, url: recipient.confirmUrl, fallback: words.buttonFails },
          note: words.confirmNote,
        },
      });
    },
    queueReminder: (transaction: Transaction<Tables>, recipient: Recipient) => {
      const words = mailMessages[recipient.locale];
      return queue(transaction, 'newsletter-reminder', recipient, {
        subject: words.reminderSubject,
        letter: {
          title: words.reminderTitle,
          preview: words.reminderPreview,
          paragraphs: [fill(words.reminderText, { address: recipient.emailAddress })],
          note: words.reminderNote,
        },
      });
    },
    forget: (transaction: Transaction<Tables>, subscriberId: string) =>
      parts.outbox.withdraw(transaction, 'mail', subscriberId),
  };
}

/** RFC 2369 and RFC 8058. The mail to leave names the address, as it may be sent from another one. */
function unsubscribeHeaders(recipient: Recipient, unsubscribeAddress: string): Record<string, string> {
  const mailto = `mailto:${unsubscribeAddress}?subject=${encodeURIComponent(`unsubscribe ${recipient.emailAddress}`)}`;
  return {
    'List-Unsubscribe': `<${recipient.oneClickUrl}>, <${mailto}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

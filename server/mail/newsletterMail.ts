import type { Transaction } from 'kysely';
import type {
  ConfirmationMail,
  IssueMail,
  IssuePausedMail,
  ReminderMail,
  WelcomeMail,
  MailLogo,
  MailSender,
} from '#schema/mail.ts';
import type { OutboxRow, Tables } from '#server/database/tables.ts';
import type { Outbox } from './outbox.ts';
import type { Locale } from '#locales/locales.ts';
import type { SiteContent } from '#schema/siteContent.ts';

type Recipient = { subscriberId: string };
type Confirmation = Omit<ConfirmationMail, 'kind'> & Recipient;
type Reminder = Omit<ReminderMail, 'kind'> & Recipient;
type Welcome = Omit<WelcomeMail, 'kind'> & Recipient;

/** Puts the newsletter's mails into the outbox. */
export function createNewsletterMail({
  outbox,
  owner,
}: {
  outbox: Outbox;
  /** Recipient of notices to the owner; absent: the screens of WordPress and `/readyz` say it alone. */
  owner?: { to: string; locale: Locale } | undefined;
}) {
  const queue = (
    transaction: Transaction<Tables>,
    subscriberId: string,
    mail: ConfirmationMail | ReminderMail | WelcomeMail,
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
    queueWelcome: (transaction: Transaction<Tables>, { subscriberId, ...mail }: Welcome) =>
      queue(transaction, subscriberId, { kind: 'newsletter-welcome', ...mail }),
    queueIssue: (
      transaction: Transaction<Tables>,
      { subscriberId, ...mail }: Omit<IssueMail, 'kind' | 'words'> & Recipient,
      { isTest } = { isTest: false },
    ) =>
      outbox.add(transaction, {
        channel: 'mail',
        kind: 'newsletter-issue',
        subjectId: subscriberId,
        payload: { kind: 'newsletter-issue', ...mail, ...(isTest && { isTest }) },
        issueId: isTest ? null : mail.issueId,
      }),
    forget: (transaction: Transaction<Tables>, subscriberId: string) =>
      outbox.withdraw(transaction, 'mail', subscriberId),
    giveUp: outbox.giveUp,
    releaseIssue: outbox.releaseIssue,
    requeueIssue: async (
      transaction: Transaction<Tables>,
      issueId: string,
      since: number,
      renew: (row: OutboxRow) => Promise<object | undefined>,
    ) => {
      const rows = await transaction
        .selectFrom('outbox')
        .selectAll()
        .where('issue_id', '=', issueId)
        .where('failed_at', '>=', since)
        .execute();
      for (const row of rows) {
        const payload = await renew(row);
        if (payload !== undefined) await outbox.requeue(transaction, row.id, payload);
      }
    },
    queueIssuePaused: async (
      transaction: Transaction<Tables>,
      { issueId, subject, reply }: { issueId: string; subject: string; reply: string },
    ) => {
      if (owner === undefined) return;
      const mail: IssuePausedMail = { kind: 'issue-paused', ...owner, subject, reply };
      await outbox.add(transaction, { channel: 'mail', kind: mail.kind, subjectId: issueId, payload: mail });
    },
  };
}

/**
 * Whom our mails are from, as the content backend says in each language: the logo's name and the footer's address.
 * Without content it is the fallback, or where that is empty the host. Never rejects.
 */
export function createMailSenders(deps: {
  siteContent: { all(locale: Locale): Promise<SiteContent> };
  siteUrl: string;
  fallbackName: string;
  /** The logo at an address of the content; never rejects. */
  logoOf: (url: string) => Promise<MailLogo | undefined>;
}): (locale: Locale) => Promise<MailSender> {
  const { siteContent, siteUrl, logoOf } = deps;
  const fallbackName = deps.fallbackName || new URL(siteUrl).host;
  return async (locale) => {
    const { menu, footer } = await siteContent.all(locale);
    const lines = footer.company_address.map(({ group }) =>
      group
        .map(({ text }) => text)
        .filter(Boolean)
        .join(', '),
    );
    return {
      name: menu.logo?.alt || fallbackName,
      logo: menu.logo && (await logoOf(menu.logo.url)),
      addressLines: lines.filter(Boolean),
      siteUrl,
    };
  };
}

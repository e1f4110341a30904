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

/** Creates the queue for newsletter mails, which adds them to the outbox. */
export function createNewsletterMail({
  outbox,
  owner,
}: {
  outbox: Outbox;
  /** Recipient of notices to the owner. If absent, only WordPress and `/readyz` report a paused issue. */
  owner?: { to: string; locale: Locale } | undefined;
}) {
  return {
    queue: (
      transaction: Transaction<Tables>,
      subscriberId: string,
      mail: ConfirmationMail | ReminderMail | WelcomeMail | IssueMail,
      options: { dueAt?: number; issueId?: string } = {},
    ) =>
      outbox.add(transaction, {
        channel: 'mail',
        kind: mail.kind,
        subjectId: subscriberId,
        payload: mail,
        ...options,
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
 * Creates the function that returns the sender of mails in a language: the company's name from the logo and its address
 * from the footer. If the content has no name, the fallback is used or, if that is empty, the host name. Never rejects.
 */
export function createMailSenders(deps: {
  siteContent: { all(locale: Locale): Promise<SiteContent> };
  siteUrl: string;
  fallbackName: string;
  /** Loads the logo from its URL in the content backend; never rejects. */
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

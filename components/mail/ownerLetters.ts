import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IssuePausedMail, MailSender } from '#schema/mail.ts';
import type { Letter } from './Letter.ts';

/** Returns the mail that tells the owner that an issue was paused, because the mail server rejected too many mails. */
export function issuePausedLetter(i18n: I18n, mail: IssuePausedMail, { siteUrl }: MailSender): Letter {
  const { subject: issue, reply } = mail;
  const site = new URL(siteUrl).host;
  return {
    subject: i18n._(
      msg({
        message: `Newsletter paused: ${issue}`,
        comment: 'Subject of an email to the owner; the placeholder is the subject of a newsletter issue',
      }),
    ),
    preview: i18n._(
      msg({
        message: 'No subscribers were removed. The remaining emails are on hold.',
        comment: 'Preview text of the email about a paused issue',
      }),
    ),
    title: i18n._(
      msg({ message: 'The newsletter is paused', comment: 'Title of the email about a paused issue' }),
    ),
    text: i18n._(
      msg({
        message: `The mail server rejected many of the emails for “${issue}”, so we’ve paused sending. No subscribers were removed, and the remaining emails are on hold.`,
        comment: 'Email to the owner about a paused issue; the mail server’s reply follows, if any',
      }),
    ),
    ...(reply !== '' && { quote: reply }),
    note: i18n._(
      msg({
        message:
          'Please ask your mail provider why. You can then resume sending in WordPress under Tools › Newsletter.',
        comment: 'Email to the owner about a paused issue',
      }),
    ),
    reason: i18n._(
      msg({
        message: `You’re receiving this email because enquiries from ${site} are sent to this address.`,
        comment: 'Footer of an email to the owner; the placeholder is a host such as www.example.com',
      }),
    ),
  };
}

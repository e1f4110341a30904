import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IssuePausedMail, MailSender } from '#schema/mail.ts';
import type { Letter } from './Letter.ts';

/** Tells the owner that the mail server refused so many mails of an issue that the site has paused it. */
export function issuePausedLetter(i18n: I18n, mail: IssuePausedMail, { siteUrl }: MailSender): Letter {
  const { subject: issue, reply } = mail;
  const site = new URL(siteUrl).host;
  return {
    subject: i18n._(
      msg({
        message: `Newsletter paused: ${issue}`,
        comment:
          'Subject of a mail to the owner; the placeholder is the subject of an issue of the newsletter',
      }),
    ),
    preview: i18n._(
      msg({
        message: 'No reader was removed, and the remaining mails wait.',
        comment: 'Mail to the owner about a paused issue; what a list of mails shows after the subject',
      }),
    ),
    title: i18n._(
      msg({ message: 'The newsletter is paused', comment: 'Title of the mail about a paused issue' }),
    ),
    text: i18n._(
      msg({
        message: `The mail server refused many mails of “${issue}”, so the site has stopped sending it. No reader was removed, and the remaining mails wait.`,
        comment: 'Mail to the owner about a paused issue; the mail server’s reply follows if there is one',
      }),
    ),
    ...(reply !== '' && { quote: reply }),
    note: i18n._(
      msg({
        message: 'Ask your mail provider why. Then resume the issue in WordPress, under Tools, Newsletter.',
        comment: 'Mail to the owner about a paused issue',
      }),
    ),
    reason: i18n._(
      msg({
        message: `You receive this mail because the enquiries of ${site} are sent to this address.`,
        comment: 'Foot of a mail to the owner; the placeholder is a host such as www.example.com',
      }),
    ),
  };
}

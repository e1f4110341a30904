import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailSender, ReminderMail } from '#schema/mail.ts';
import type { Letter } from './Letter.ts';
import { newsletterFooter } from './newsletterFooter.ts';

/** Tells a subscriber that they subscribe, where the form tells it to nobody. */
export function reminderLetter(i18n: I18n, mail: ReminderMail, sender: MailSender): Letter {
  const address = mail.to;
  return {
    subject: i18n._(
      msg({
        message: 'You already subscribe to our newsletter',
        comment: 'Subject of the mail to somebody who signed up although they are subscribed',
      }),
    ),
    preview: i18n._(
      msg({
        message: 'There is nothing to confirm.',
        comment: 'Mail to a subscriber; what a list of mails shows after the subject',
      }),
    ),
    title: i18n._(
      msg({ message: 'You are on the list already', comment: 'Title of the mail to a subscriber' }),
    ),
    text: i18n._(
      msg({
        message: `Somebody, most likely you, asked for our newsletter at ${address}. This address subscribes already, so nothing has changed and there is nothing to do.`,
        comment: 'Mail to a subscriber',
      }),
    ),
    note: i18n._(
      msg({
        message: 'The form on our site tells nobody who subscribes. That is why we say it here.',
        comment: 'Mail to a subscriber',
      }),
    ),
    ...newsletterFooter(i18n, mail, sender),
  };
}

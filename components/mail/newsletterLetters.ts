import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConfirmationMail, MailSender, ReminderMail } from '#schema/mail.ts';
import type { Letter } from './Letter.ts';

/** Asks whether an address belongs to the person who entered it. It advertises nothing: nobody has agreed to that yet. */
export function confirmationLetter(i18n: I18n, mail: ConfirmationMail, sender: MailSender): Letter {
  const { to: address, confirmUrl } = mail;
  return {
    subject: i18n._(
      msg({ message: 'Confirm your newsletter subscription', comment: 'Subject of the confirmation mail' }),
    ),
    preview: i18n._(
      msg({
        message: 'One press, and you are on the list. Until then we send nothing.',
        comment: 'Confirmation mail; what a list of mails shows after the subject',
      }),
    ),
    title: i18n._(msg({ message: 'Is this your address?', comment: 'Title of the confirmation mail' })),
    text: i18n._(
      msg({
        message: `Somebody, most likely you, asked for our newsletter at ${address}. Confirm it with the button. Until then we send nothing.`,
        comment: 'Confirmation mail',
      }),
    ),
    button: {
      label: i18n._(msg({ message: 'Confirm subscription', comment: 'Button of the newsletter' })),
      url: confirmUrl,
      fallback: i18n._(
        msg({
          message: 'If the button does nothing, open this address:',
          comment: 'Confirmation mail, above the address of the button',
        }),
      ),
    },
    note: i18n._(
      msg({
        message:
          'The link works for seven days. If it was not you, do nothing: without a confirmation you hear no more from us.',
        comment: 'Confirmation mail',
      }),
    ),
    ...newsletterFooter(i18n, mail, sender),
  };
}

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

/** Why a subscriber gets a mail, and the way out that each of them has. */
function newsletterFooter(
  i18n: I18n,
  { unsubscribeUrl, preferencesUrl }: { unsubscribeUrl: string; preferencesUrl?: string | undefined },
  { siteUrl }: MailSender,
): Required<Pick<Letter, 'reason' | 'links'>> {
  const site = new URL(siteUrl).host;
  return {
    reason: i18n._(
      msg({
        message: `You receive this mail because your address was entered in the newsletter form on ${site}.`,
        comment: 'Foot of the newsletter’s mails; the placeholder is a host such as www.example.com',
      }),
    ),
    links: [
      {
        label: i18n._(msg({ message: 'Unsubscribe', comment: 'Button of the newsletter' })),
        url: unsubscribeUrl,
      },
      ...(preferencesUrl === undefined
        ? []
        : [
            {
              label: i18n._(
                msg({
                  message: 'Change the language',
                  comment: 'Link at the foot of the newsletter’s mails',
                }),
              ),
              url: preferencesUrl,
            },
          ]),
    ],
  };
}

import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { addresses } from '#locales/addresses.ts';
import { localisePath } from '#locales/routing.ts';
import type { ConfirmationMail, IssueMail, MailSender, ReminderMail, WelcomeMail } from '#schema/mail.ts';
import type { IssueWords } from '#schema/newsletterIssue.ts';
import type { Letter } from './Letter.ts';

/** Asks whether an address belongs to the person who entered it. It advertises nothing: nobody has agreed to that yet. */
export function confirmationLetter(i18n: I18n, mail: ConfirmationMail, sender: MailSender): Letter {
  const { to: address, confirmUrl, isRepeated = false } = mail;
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
    text: isRepeated
      ? i18n._(
          msg({
            message: `A few days ago somebody, most likely you, asked for our newsletter at ${address}, and it was not confirmed. This is the last mail about it: confirm it with the button, or do nothing.`,
            comment: 'Second and last confirmation mail',
          }),
        )
      : i18n._(
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

/** Thanks somebody who has just confirmed. */
export function welcomeLetter(i18n: I18n, mail: WelcomeMail, sender: MailSender): Letter {
  const site = new URL(sender.siteUrl).host;
  return {
    subject: i18n._(msg({ message: 'You are on our list', comment: 'Subject of the welcome mail' })),
    preview: i18n._(
      msg({
        message: 'Thank you for confirming.',
        comment: 'Welcome mail; what a list of mails shows after the subject',
      }),
    ),
    title: i18n._(msg({ message: 'Thank you for confirming', comment: 'Title of the welcome mail' })),
    text: i18n._(
      msg({
        message: `From now on you get our newsletter. What we have written so far stands on ${site}.`,
        comment: 'Welcome mail; the placeholder is a host such as www.example.com',
      }),
    ),
    button: {
      label: i18n._(msg({ message: 'Read on', comment: 'Button of the welcome mail' })),
      url: new URL(localisePath(addresses.blog.path, mail.locale), sender.siteUrl).href,
      fallback: i18n._(
        msg({
          message: 'If the button does nothing, open this address:',
          comment: 'Confirmation mail, above the address of the button',
        }),
      ),
    },
    ...newsletterFooter(i18n, mail, sender),
  };
}

/** An issue of the newsletter: the owner's words, and articles of the site. */
export function issueLetter(i18n: I18n, mail: IssueMail & { words: IssueWords }, sender: MailSender): Letter {
  const { subject, before, after, articles } = mail.words;
  const absolute = (path: string) => new URL(path, sender.siteUrl).href;
  const { reason, links } = newsletterFooter(i18n, mail, sender);
  const archive = localisePath(`${addresses.archive.path}/${mail.slug}`, mail.locale);
  return {
    subject,
    title: subject,
    preview: articles.map(({ title }) => title).join(' · ') || before.slice(0, 120),
    text: before,
    articles: articles.map(({ title, text, path }) => ({ title, text, url: absolute(path) })),
    closing: after,
    reason,
    links: [
      ...links,
      // A test is not in the archive.
      ...(mail.slug === ''
        ? []
        : [
            {
              label: i18n._(
                msg({
                  message: 'Read it in the browser',
                  comment: 'Link at the foot of an issue of the newsletter',
                }),
              ),
              url: absolute(archive),
            },
          ]),
    ],
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

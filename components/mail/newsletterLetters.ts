import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { addresses } from '#locales/addresses.ts';
import { localisePath } from '#locales/routing.ts';
import type { ConfirmationMail, IssueMail, MailSender, ReminderMail, WelcomeMail } from '#schema/mail.ts';
import { issuePlainText } from '#schema/issueText.ts';
import type { LocalisedIssue } from '#schema/newsletterIssue.ts';
import type { Letter } from './Letter.ts';
import { mailHtml } from './mailHtml.ts';

/**
 * Returns the mail that asks to confirm an email address. It contains no advertising, because the recipient has not
 * consented yet.
 */
export function confirmationLetter(i18n: I18n, mail: ConfirmationMail, sender: MailSender): Letter {
  const { to: address, confirmUrl, isRepeated = false } = mail;
  return {
    subject: i18n._(
      msg({ message: 'Confirm your newsletter subscription', comment: 'Subject of the confirmation email' }),
    ),
    preview: i18n._(
      msg({
        message: 'One click and you’re subscribed. Until then, we won’t send you anything.',
        comment: 'Preview text of the confirmation email',
      }),
    ),
    title: i18n._(msg({ message: 'Confirm your email address', comment: 'Title of the confirmation email' })),
    text: isRepeated
      ? i18n._(
          msg({
            message: `A few days ago, we received a request to send our newsletter to ${address}, but it hasn’t been confirmed yet. If you’d like to receive it, please confirm with the button below. If not, there’s nothing you need to do: this is our last email about it.`,
            comment: 'Second and last confirmation email',
          }),
        )
      : i18n._(
          msg({
            message: `We’ve received a request to send our newsletter to ${address}. Please confirm with the button below. Until then, we won’t send you anything.`,
            comment: 'Confirmation email',
          }),
        ),
    button: {
      label: i18n._(msg({ message: 'Confirm subscription', comment: 'Button of the newsletter' })),
      url: confirmUrl,
      fallback: i18n._(
        msg({
          message: 'If the button doesn’t work, open this link:',
          comment: 'Email, above the address of the button',
        }),
      ),
    },
    note: i18n._(
      msg({
        message:
          'The link is valid for seven days. If you didn’t request the newsletter, you can ignore this email: we won’t send it without your confirmation.',
        comment: 'Confirmation email',
      }),
    ),
    ...newsletterFooter(i18n, mail, sender),
  };
}

/**
 * Returns the mail to an existing subscriber who signs up again. A mail, because the form must not reveal
 * subscriptions.
 */
export function reminderLetter(i18n: I18n, mail: ReminderMail, sender: MailSender): Letter {
  const address = mail.to;
  return {
    subject: i18n._(
      msg({
        message: 'You’re already subscribed to our newsletter',
        comment: 'Subject of the email to an existing subscriber who signs up again',
      }),
    ),
    preview: i18n._(
      msg({
        message: 'There’s nothing you need to do.',
        comment: 'Preview text of the email to an existing subscriber who signs up again',
      }),
    ),
    title: i18n._(
      msg({
        message: 'You’re already subscribed',
        comment: 'Title of the email to an existing subscriber who signs up again',
      }),
    ),
    text: i18n._(
      msg({
        message: `We’ve received a request to send our newsletter to ${address}. This address is already subscribed, so nothing has changed and there’s nothing you need to do.`,
        comment: 'Email to an existing subscriber who signs up again',
      }),
    ),
    note: i18n._(
      msg({
        message:
          'To protect your privacy, the form on our website doesn’t show who’s subscribed. That’s why we’re emailing you.',
        comment: 'Email to an existing subscriber who signs up again',
      }),
    ),
    ...newsletterFooter(i18n, mail, sender),
  };
}

/** Returns the mail to a subscriber who has just confirmed. */
export function welcomeLetter(i18n: I18n, mail: WelcomeMail, sender: MailSender): Letter {
  const site = new URL(sender.siteUrl).host;
  return {
    subject: i18n._(msg({ message: 'Welcome to our newsletter', comment: 'Subject of the welcome email' })),
    preview: i18n._(
      msg({
        message: 'Your subscription is confirmed.',
        comment: 'Preview text of the welcome email',
      }),
    ),
    title: i18n._(msg({ message: 'Thank you for confirming', comment: 'Title of the welcome email' })),
    text: i18n._(
      msg({
        message: `You’re now subscribed to our newsletter. Until the next issue arrives, there’s plenty to read on ${site}.`,
        comment: 'Welcome email; the placeholder is a host such as www.example.com',
      }),
    ),
    button: {
      label: i18n._(msg({ message: 'Read our blog', comment: 'Button of the welcome email' })),
      url: new URL(localisePath(addresses.blog.path, mail.locale), sender.siteUrl).href,
      fallback: i18n._(
        msg({
          message: 'If the button doesn’t work, open this link:',
          comment: 'Email, above the address of the button',
        }),
      ),
    },
    ...newsletterFooter(i18n, mail, sender),
  };
}

/** Returns a newsletter issue: the owner's text, and articles of the site. */
export function issueLetter(
  i18n: I18n,
  mail: IssueMail & { words: LocalisedIssue },
  sender: MailSender,
): Letter {
  const { subject, articles } = mail.words;
  const absolute = (path: string) => new URL(path, sender.siteUrl).href;
  const introduction = issueText(mail.words.before, mail.words.beforeHtml, absolute);
  const closingText = issueText(mail.words.after, mail.words.afterHtml, absolute);
  const { reason, links } = newsletterFooter(i18n, mail, sender);
  const archive = localisePath(`${addresses.archive.path}/${mail.slug}`, mail.locale);
  return {
    subject: mail.isTest ? `[Test] ${subject}` : subject,
    title: subject,
    preview: articles.map(({ title }) => title).join(' · ') || introduction.text.slice(0, 120),
    text: introduction.text,
    textHtml: introduction.html && mailHtml(introduction.html, { absolute, picture: mail.picture }),
    articles: articles.map(({ title, text, path }) => ({ title, text, url: absolute(path) })),
    closing: closingText.text,
    closingHtml: closingText.html && mailHtml(closingText.html, { absolute, picture: mail.picture }),
    reason,
    links: [
      ...links,
      // A test mail is not in the archive.
      ...(mail.slug === ''
        ? []
        : [
            {
              label: i18n._(
                msg({
                  message: 'View in browser',
                  comment: 'Link in the footer of a newsletter issue',
                }),
              ),
              url: absolute(archive),
            },
          ]),
    ],
  };
}

/** Returns an issue's text as plain text and, if the issue was written in the HTML editor, as HTML. */
function issueText(
  plain: string,
  html: string | undefined,
  toAbsolute: (path: string) => string,
): { text: string; html: string | undefined } {
  return html === undefined ? { text: plain, html } : { text: issuePlainText(html, toAbsolute), html };
}

/** Returns the reason and the links (unsubscribe, preferences) at the end of every mail to a subscriber. */
function newsletterFooter(
  i18n: I18n,
  { unsubscribeUrl, preferencesUrl }: { unsubscribeUrl: string; preferencesUrl?: string | undefined },
  { siteUrl }: MailSender,
): Required<Pick<Letter, 'reason' | 'links'>> {
  const site = new URL(siteUrl).host;
  return {
    reason: i18n._(
      msg({
        message: `You’re receiving this email because this address was entered in the newsletter form on ${site}.`,
        comment: 'Footer of newsletter emails; the placeholder is a host such as www.example.com',
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
                  message: 'Change language',
                  comment: 'Link in the footer of newsletter emails',
                }),
              ),
              url: preferencesUrl,
            },
          ]),
    ],
  };
}

import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailSender } from '#schema/mail.ts';
import type { Letter } from './Letter.ts';

/** Why a subscriber gets a mail, and the way out that each of them has. */
export function newsletterFooter(
  i18n: I18n,
  { unsubscribeUrl }: { unsubscribeUrl: string },
  { siteUrl }: MailSender,
): Required<Pick<Letter, 'reason' | 'leave'>> {
  const site = new URL(siteUrl).host;
  return {
    reason: i18n._(
      msg({
        message: `You receive this mail because your address was entered in the newsletter form on ${site}.`,
        comment: 'Foot of the newsletter’s mails; the placeholder is a host such as www.example.com',
      }),
    ),
    leave: {
      label: i18n._(msg({ message: 'Unsubscribe', comment: 'Button of the newsletter' })),
      url: unsubscribeUrl,
    },
  };
}

import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailSender } from '#schema/mail.ts';
import type { Letter } from './Letter.ts';

/** Why a subscriber gets a mail, and the way out that each of them has. */
export function newsletterFooter(
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

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '#locales/msg.ts';
import type { NewsletterStatus } from '#schema/newsletter.ts';
import { formRefusalMessages } from '#server/forms/formRefusal.ts';

/** What the newsletter's addresses say when they refuse; the other statuses come without words. */
export const newsletterMessages: Partial<Record<NewsletterStatus, MessageDescriptor>> = {
  ...formRefusalMessages,
  email_required: msg({ message: 'Email address is required' }),
  email_invalid: msg({ message: 'Please enter a valid email address' }),
  email_invisible: msg({
    message: 'The address holds a character that cannot be seen. Please type it instead of pasting it.',
  }),
  email_undeliverable: msg({
    message:
      'No mail can arrive at this address. Please look for a slip, such as a slash or two dots in a row.',
  }),
  enough_mails: msg({
    message:
      'We have sent several emails to this address lately. Please look in your inbox and in the spam folder.',
  }),
  unavailable: msg({
    message: 'We cannot take your sign-up right now. Please try again in a few minutes.',
    comment: 'Newsletter form',
  }),
  expired: msg({
    message: 'This link has expired. You can ask for a new one.',
    comment: 'Link of a newsletter mail',
  }),
  unknown_token: msg({
    message: 'We do not know this link. Please open the newest email from us.',
    comment: 'Link of a newsletter mail',
  }),
};

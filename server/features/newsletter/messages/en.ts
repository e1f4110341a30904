import type { NewsletterStatus } from '#schema/newsletter.ts';

/** What the newsletter's addresses say when they refuse. The first two are the specification's, byte for byte. */
export const en = {
  email_required: 'Email address is required',
  email_invalid: 'Please enter a valid email address',
  email_invisible: 'The address holds a character that cannot be seen. Please type it instead of pasting it.',
  email_undeliverable:
    'No mail can arrive at this address. Please look for a slip, such as a slash or two dots in a row.',
  malformed: 'The form could not be read. Please reload the page and try again.',
  cross_site: 'This form can only be sent from our own pages.',
  too_large: 'That is more than this form can take.',
  unsupported_media_type: 'The form was sent in a format we do not read.',
  limited: 'Too many attempts. Please wait a few minutes and try again.',
  enough_mails:
    'We have sent several emails to this address lately. Please look in your inbox and in the spam folder.',
  unavailable: 'We cannot take your sign-up right now. Please try again in a few minutes.',
  expired: 'This link has expired. You can ask for a new one.',
  unknown_token: 'We do not know this link. Please open the newest email from us.',
} satisfies Partial<Record<NewsletterStatus, string>>;

export type NewsletterMessages = { readonly [Key in keyof typeof en]: string };

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '#locales/locales.ts';

/** Result or question on a newsletter page. Notices with a button contain the link's token. */
export type NewsletterNotice =
  | {
      kind:
        | 'pending'
        | 'already_subscribed'
        | 'email_required'
        | 'email_invalid'
        | 'email_invisible'
        | 'email_undeliverable'
        | 'challenge_missing'
        | 'limited'
        | 'enough_mails'
        | 'unavailable'
        | 'confirmed'
        | 'already_confirmed'
        | 'resubscribed'
        | 'forgotten'
        | 'never'
        | 'unknown_token';
    }
  | { kind: 'preferences' | 'preferences_saved'; token: string; language: Locale }
  | { kind: 'confirm' | 'expired' | 'unsubscribe' | 'unsubscribed'; token: string };

type NoticeKind = NewsletterNotice['kind'];

type NoticeText = { title: MessageDescriptor; text: MessageDescriptor };

/** Title and text of each newsletter page. */
export const noticeTexts: Record<NoticeKind, NoticeText> = {
  pending: {
    title: msg({ message: 'Check your inbox' }),
    text: msg({
      message:
        'If this is your address, an email is on its way to you. Open the link in it to confirm your subscription. Nothing after ten minutes? Please check your spam folder.',
    }),
  },
  already_subscribed: {
    title: msg({ message: 'You’re already subscribed' }),
    text: msg({
      message: 'This address is already subscribed to our newsletter. There’s nothing more you need to do.',
    }),
  },
  email_required: {
    title: msg({ message: 'We need your email address' }),
    text: msg({
      message: 'Email address is required',
      comment: 'Newsletter form, submitted without an address',
    }),
  },
  email_invalid: {
    title: msg({ message: 'Please check the email address' }),
    text: msg({ message: 'Please enter a valid email address' }),
  },
  email_invisible: {
    title: msg({ message: 'Please check the email address' }),
    text: msg({
      message: 'The address contains an invisible character. Please type it instead of pasting it.',
    }),
  },
  email_undeliverable: {
    title: msg({ message: 'Please check the email address' }),
    text: msg({
      message:
        'We can’t deliver email to this address. Please check it for typos, such as a slash or a misspelled domain.',
    }),
  },
  challenge_missing: {
    title: msg({ message: 'You’re not subscribed yet' }),
    text: msg({
      message:
        'To prevent spam, this form currently needs JavaScript. Please turn it on and enter your address again.',
    }),
  },
  limited: {
    title: msg({ message: 'Too many attempts' }),
    text: msg({ message: 'Please wait a few minutes and try again.' }),
  },
  enough_mails: {
    title: msg({ message: 'We’ve already emailed you' }),
    text: msg({
      message:
        'We’ve recently sent several emails to this address. Please check your inbox and your spam folder.',
    }),
  },
  unavailable: {
    title: msg({ message: 'We can’t sign you up right now' }),
    text: msg({ message: 'Something went wrong on our side. Please try again in a few minutes.' }),
  },
  confirm: {
    title: msg({ message: 'Confirm your subscription' }),
    text: msg({ message: 'One more click and you’re subscribed.' }),
  },
  confirmed: {
    title: msg({ message: 'You’re subscribed' }),
    text: msg({
      message:
        'Thanks for confirming your address. You can unsubscribe at any time with the link at the end of every email.',
    }),
  },
  already_confirmed: {
    title: msg({ message: 'Your address is already confirmed' }),
    text: msg({ message: 'You’re subscribed to our newsletter. There’s nothing more you need to do.' }),
  },
  expired: {
    title: msg({ message: 'This link has expired' }),
    text: msg({ message: 'Confirmation links are valid for seven days. We can send you a new one.' }),
  },
  resubscribed: {
    title: msg({ message: 'Welcome back' }),
    text: msg({ message: 'You’re subscribed to our newsletter again.' }),
  },
  unsubscribe: {
    title: msg({ message: 'Unsubscribe from our newsletter?' }),
    text: msg({ message: 'One click and you won’t receive it any more.' }),
  },
  unsubscribed: {
    title: msg({ message: 'You’re unsubscribed' }),
    text: msg({
      message: 'You won’t receive our newsletter any more. Was that a mistake? You can subscribe again.',
    }),
  },
  preferences: {
    title: msg({
      message: 'Newsletter settings',
      comment: 'Title of the page where subscribers set their language',
    }),
    text: msg({ message: 'Choose the language of our emails to you.' }),
  },
  preferences_saved: {
    title: msg({ message: 'Saved', comment: 'Title of the page after saving the newsletter settings' }),
    text: msg({ message: 'We’ll write to you in this language from now on.' }),
  },
  forgotten: {
    title: msg({ message: 'We’ve deleted your address' }),
    text: msg({
      message:
        'Your sign-up and your address have been deleted. We won’t email the address for 30 days, even if it’s entered again. After that, you can sign up again.',
    }),
  },
  never: {
    title: msg({ message: 'We’ll never email you again' }),
    text: msg({
      message:
        'Even if your address is entered here again, we won’t email it. To make sure of that, we only store a fingerprint that can’t be turned back into your address.',
    }),
  },
  unknown_token: {
    title: msg({ message: 'This link isn’t valid' }),
    text: msg({ message: 'It may be incomplete. Please use the link in our most recent email.' }),
  },
};

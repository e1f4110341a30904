import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '#locales/locales.ts';

/** What one of the newsletter's pages has to say; those that offer a button hold the link's secret for it. */
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

/** What each of the newsletter's pages says. */
export const noticeTexts: Record<NoticeKind, NoticeText> = {
  pending: {
    title: msg({ message: 'Check your email' }),
    text: msg({
      message:
        'If the address is yours, a message is on its way to it. Open the link in it to confirm. No message after ten minutes? Look in the spam folder.',
    }),
  },
  already_subscribed: {
    title: msg({ message: 'You are on the list' }),
    text: msg({ message: 'This address is subscribed already. There is nothing more to do.' }),
  },
  email_required: {
    title: msg({ message: 'The address is missing' }),
    text: msg({ message: 'Email address is required', comment: 'Newsletter form, on an empty submit' }),
  },
  email_invalid: {
    title: msg({ message: 'That is not an email address' }),
    text: msg({ message: 'Please enter a valid email address' }),
  },
  email_invisible: {
    title: msg({ message: 'That is not an email address' }),
    text: msg({
      message: 'The address holds a character that cannot be seen. Please type it instead of pasting it.',
    }),
  },
  email_undeliverable: {
    title: msg({ message: 'That is not an email address' }),
    text: msg({
      message:
        'No mail can arrive at this address. Please check it for typos, such as a slash or a wrong ending.',
    }),
  },
  challenge_missing: {
    title: msg({ message: 'You are not on the list yet' }),
    text: msg({
      message:
        'To keep robots out, the form needs JavaScript at the moment. Please turn it on and enter your address again.',
    }),
  },
  limited: {
    title: msg({ message: 'Too many attempts' }),
    text: msg({ message: 'Please wait a few minutes and try again.' }),
  },
  enough_mails: {
    title: msg({ message: 'We have written already' }),
    text: msg({
      message:
        'We have sent several emails to this address lately. Please look in your inbox and in the spam folder.',
    }),
  },
  unavailable: {
    title: msg({ message: 'We cannot take your sign-up right now' }),
    text: msg({ message: 'Something failed on our side. Please try again in a few minutes.' }),
  },
  confirm: {
    title: msg({ message: 'Confirm your subscription' }),
    text: msg({ message: 'One click, and the newsletter comes to your inbox.' }),
  },
  confirmed: {
    title: msg({ message: 'You are subscribed' }),
    text: msg({ message: 'Your address is confirmed. Every letter has a link to leave at its end.' }),
  },
  already_confirmed: {
    title: msg({ message: 'Your address is confirmed already' }),
    text: msg({ message: 'You are on the list. There is nothing more to do.' }),
  },
  expired: {
    title: msg({ message: 'This link has expired' }),
    text: msg({ message: 'Links to confirm work for seven days. We can send you a new one.' }),
  },
  resubscribed: {
    title: msg({ message: 'You are back on the list' }),
    text: msg({ message: 'As if you had never left.' }),
  },
  unsubscribe: {
    title: msg({ message: 'Leave the newsletter?' }),
    text: msg({ message: 'One click, and we write to you no more.' }),
  },
  unsubscribed: {
    title: msg({ message: 'You have left the newsletter' }),
    text: msg({ message: 'We write to you no more. Was it a slip of the finger? Then come back.' }),
  },
  preferences: {
    title: msg({
      message: 'Your newsletter',
      comment: 'Title of the page where a subscriber sets the language',
    }),
    text: msg({ message: 'Choose the language that we write to you in.' }),
  },
  preferences_saved: {
    title: msg({ message: 'Saved', comment: 'Title of the page after a subscriber has set the language' }),
    text: msg({ message: 'From now on we write to you in this language.' }),
  },
  forgotten: {
    title: msg({ message: 'We have forgotten your address' }),
    text: msg({
      message:
        'The sign-up is gone, and so is the address. For 30 days no mail goes to it, whoever enters it. After that you can sign up again.',
    }),
  },
  never: {
    title: msg({ message: 'We will never write to you again' }),
    text: msg({
      message:
        'Whoever enters your address here: no mail will come. All we keep for that is a fingerprint from which the address cannot be read.',
    }),
  },
  unknown_token: {
    title: msg({ message: 'We do not know this link' }),
    text: msg({ message: 'It may have been cut off on its way. Please open the newest email from us.' }),
  },
};

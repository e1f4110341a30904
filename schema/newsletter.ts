import * as v from 'valibot';
import type { MessageDescriptor } from '@lingui/core';
import { localeCodes, type Locale } from '#locales/locales.ts';
import { msg } from '#locales/msg.ts';
import { isEmailAddress } from './emailAddress.ts';
import { formRefusalStatuses } from './formResponse.ts';

/** Returns the schema of an email address field. Messages are keys, which client and server translate. */
export function emailAddress<Required extends string, Invalid extends string>(messages: {
  required: Required;
  invalid: Invalid;
}) {
  return v.pipe(
    v.string(messages.invalid),
    // Checked before trimming, because a trailing line break is an attempt at header injection.
    v.check((text) => !/[\r\n\0]/.test(text), messages.invalid),
    v.trim(),
    v.nonEmpty(messages.required),
    v.check(isEmailAddress, messages.invalid),
  );
}

/** Address in the newsletter form. */
export const SubscriberAddress = emailAddress({ required: 'email_required', invalid: 'email_invalid' });

/** Body of the newsletter form. `website` is a honeypot: only bots fill it in. */
export const SubscribeRequest = v.object({
  emailAddress: v.string(),
  /** The email address again, not a person's name: the specified payload has the field. The server ignores it. */
  name: v.nullish(v.string()),
  locale: v.nullish(v.string()),
  website: v.nullish(v.string()),
  /** A `SolvedChallenge`, if the site requires one. */
  challenge: v.optional(v.unknown()),
});
export type SubscribeRequest = v.InferOutput<typeof SubscribeRequest>;

/** Body of the preferences form. */
export const Preferences = v.object({ language: v.picklist(localeCodes) });

/** Statuses in responses of newsletter endpoints, with their HTTP statuses. */
export const newsletterStatuses = {
  pending: 200,
  already_subscribed: 200,
  confirmed: 200,
  already_confirmed: 200,
  unsubscribed: 200,
  forgotten: 200,
  never: 200,
  resubscribed: 200,
  preferences_saved: 200,
  ...formRefusalStatuses,
  unknown_token: 400,
  expired: 410,
  email_required: 422,
  email_invalid: 422,
  email_invisible: 422,
  email_undeliverable: 422,
  enough_mails: 429,
} as const;
export type NewsletterStatus = keyof typeof newsletterStatuses;

/** Purpose and state of a link in a newsletter mail. */
export type TokenDescription =
  | { state: 'unknown'; purpose: undefined; locale: undefined }
  | {
      /**
       * `used`: already confirmed or unsubscribed. `expired`: only confirmations expire; the same token can request a
       * new one.
       */
      state: 'valid' | 'used' | 'expired';
      purpose: 'confirm' | 'unsubscribe';
      locale: Locale;
    };

const consentToSender = msg({
  message:
    'Send me the {sender} newsletter by email, with news, prices and lessons learned. I can unsubscribe with one click at any time.',
  comment:
    'Consent text below the newsletter form, stored in the consent log: translate it exactly. The placeholder is a company',
});
const consentWithoutSender = msg({
  message: 'Send me the newsletter by email. I can unsubscribe with one click at any time.',
  comment: 'Consent text below the newsletter form, stored in the consent log: translate it exactly',
});

/** Returns the exact text of a subscriber's consent, which the form shows and the consent log stores. */
export function consentWording(sender: string | undefined): MessageDescriptor {
  return sender === undefined ? consentWithoutSender : { ...consentToSender, values: { sender } };
}

/** Change of a subscription, for the owner's mailing tool or webhook. */
export type SubscriptionEvent = {
  type: 'subscription.confirmed' | 'subscription.ended';
  subscriberId: string;
  emailAddress: string;
  locale: Locale;
  /** Time in milliseconds. */
  occurredAt: number;
  /** IDs of `brand/newsletter.ts`; absent if none was chosen. */
  interests?: string[];
  /** Link for the mailing tool's own mails; absent when the subscription has ended. */
  unsubscribeUrl?: string;
};

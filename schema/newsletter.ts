import * as v from 'valibot';
import type { MessageDescriptor } from '@lingui/core';
import { localeCodes, type Locale } from '#locales/locales.ts';
import { msg } from '#locales/msg.ts';
import { isEmailAddress } from './emailAddress.ts';
import { formRefusalStatuses } from './formResponse.ts';

/** The rule of every address field; what it says is given as message keys, which both sides translate. */
export function emailAddress<Required extends string, Invalid extends string>(messages: {
  required: Required;
  invalid: Invalid;
}) {
  return v.pipe(
    v.string(messages.invalid),
    // Before trimming: a line break at the end is an attempt at a header, not a slip of the finger.
    v.check((text) => !/[\r\n\0]/.test(text), messages.invalid),
    v.trim(),
    v.nonEmpty(messages.required),
    v.check(isEmailAddress, messages.invalid),
  );
}

/** The newsletter form's address. */
export const SubscriberAddress = emailAddress({ required: 'email_required', invalid: 'email_invalid' });

/** What the form posts. `website` is a field that people do not see; a filled one is a robot's. */
export const SubscribeRequest = v.object({
  emailAddress: v.string(),
  /** By specification the address again, never a name; accepted and ignored. */
  name: v.nullish(v.string()),
  locale: v.nullish(v.string()),
  website: v.nullish(v.string()),
  /** A `SolvedChallenge`, where the site asks for one. */
  challenge: v.optional(v.unknown()),
});
export type SubscribeRequest = v.InferOutput<typeof SubscribeRequest>;

/** What the page of preferences posts. */
export const Preferences = v.object({ language: v.picklist(localeCodes) });

/** Every status that a newsletter address answers, with the HTTP status it comes with. */
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

/** What a link of a newsletter mail leads to. */
export type TokenDescription =
  | { state: 'unknown'; purpose: undefined; locale: undefined }
  | {
      /**
       * `used`: done already (confirmed, or unsubscribed). `expired`: only a confirmation can be; a new one may be
       * asked for with the same token.
       */
      state: 'valid' | 'used' | 'expired';
      purpose: 'confirm' | 'unsubscribe';
      locale: Locale;
    };

const ofSender = msg({
  message:
    'Send me the {sender} newsletter by email, with news, prices and lessons learned. I can unsubscribe with one click at any time.',
  comment:
    'Consent text below the newsletter form, stored in the consent log: translate it exactly. The placeholder is a company',
});
const ofNobodyNamed = msg({
  message: 'Send me the newsletter by email. I can unsubscribe with one click at any time.',
  comment: 'Consent text below the newsletter form, stored in the consent log: translate it exactly',
});

/** What a subscriber agrees to, word for word: the form shows this sentence, and the consent log keeps it. */
export function consentWording(sender: string | undefined): MessageDescriptor {
  return sender === undefined ? ofNobodyNamed : { ...ofSender, values: { sender } };
}

/** Change of a subscription, for the owner's mailing tool or webhook. */
export type SubscriptionEvent = {
  type: 'subscription.confirmed' | 'subscription.ended';
  subscriberId: string;
  emailAddress: string;
  locale: Locale;
  /** In milliseconds. */
  occurredAt: number;
  /** Ids of `brand/newsletter.ts`; absent if none was chosen. */
  interests?: string[];
  /** Link for the mailing tool's own mails; absent when the subscription has ended. */
  unsubscribeUrl?: string;
};

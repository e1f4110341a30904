import * as v from 'valibot';

export const emailAddressMaxLength = 254;

// One label after the other, none of which can contain what ends it: no backtracking. Beyond the specification's
// "something@something.something without whitespace" only what could leave a mail header is refused.
const emailAddressPattern =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@.<>()[\]\\,;:"\p{Cc}]+(?:\.[^\s@.<>()[\]\\,;:"\p{Cc}]+)+$/u;

/** Whether a trimmed text has the form of an address. The length is tested before the pattern runs. */
export function isEmailAddress(text: string): boolean {
  return text.length <= emailAddressMaxLength && emailAddressPattern.test(text);
}

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

/** The newsletter form's address (specification 5). */
export const SubscriberAddress = emailAddress({ required: 'email_required', invalid: 'email_invalid' });

/** What the form posts. `website` is a field that people do not see; a filled one is a robot's. */
export const SubscribeRequest = v.object({
  emailAddress: v.string(),
  name: v.nullish(v.string()),
  locale: v.nullish(v.string()),
  website: v.nullish(v.string()),
});
export type SubscribeRequest = v.InferOutput<typeof SubscribeRequest>;

export const TokenRequest = v.object({ token: v.string() });

/** Every status that a newsletter address answers, with the HTTP status it comes with. */
export const newsletterStatuses = {
  pending: 200,
  already_subscribed: 200,
  confirmed: 200,
  already_confirmed: 200,
  unsubscribed: 200,
  resubscribed: 200,
  malformed: 400,
  unknown_token: 400,
  cross_site: 403,
  expired: 410,
  too_large: 413,
  unsupported_media_type: 415,
  email_required: 422,
  email_invalid: 422,
  limited: 429,
  enough_mails: 429,
  unavailable: 503,
} as const;
export type NewsletterStatus = keyof typeof newsletterStatuses;

/** What any newsletter address answers; a failure carries `data.message` in the language of the page. */
export const NewsletterResponse = v.object({
  success: v.boolean(),
  status: v.string(),
  data: v.optional(v.object({ message: v.optional(v.string()) })),
});
export type NewsletterResponse = v.InferOutput<typeof NewsletterResponse>;

/**
 * What a subscriber agrees to, word for word. The form shows this sentence and the consent log keeps it, so it has one
 * source that both sides import.
 */
export const consentWording = {
  en: 'Send me the Tide table, the newsletter from Kystlink, by email about once a month. I can leave with one click at any time.',
  da: 'Send mig Tidevandstabellen, nyhedsbrevet fra Kystlink, på mail cirka en gang om måneden. Jeg kan altid melde mig fra med ét klik.',
  de: 'Senden Sie mir Die Gezeitentafel, den Newsletter von Kystlink, etwa einmal im Monat per E-Mail. Ich kann mich jederzeit mit einem Klick abmelden.',
} as const;

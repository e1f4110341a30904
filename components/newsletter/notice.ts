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

export type NoticeKind = NewsletterNotice['kind'];

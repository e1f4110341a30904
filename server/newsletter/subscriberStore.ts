import type { Locale } from '#locales/locales.ts';
import type { TokenDescription } from '#schema/newsletter.ts';
import { confirm, resend, type ConfirmOutcome, type ResendOutcome } from './confirm.ts';
import {
  resubscribe,
  leave,
  type LeaveOutcome,
  type ResubscribeOutcome,
  type WayOut,
} from './unsubscribe.ts';
import { endByBounce } from './bounces.ts';
import { setLanguage, type PreferencesOutcome } from './preferences.ts';
import { lockSubscriber, type Origin, type StoreParts } from './storeParts.ts';
import { subscribe, type SubscribeOutcome } from './subscribe.ts';
import { describeToken } from './tokenState.ts';

/** Everything the newsletter does with its subscribers. Each call is one transaction, mails and log entries included. */
export type SubscriberStore = {
  /** `emailAddress` is normalised. */
  subscribe: (wish: { emailAddress: string; locale: Locale; origin: Origin }) => Promise<SubscribeOutcome>;
  confirm: (token: string, origin: Origin) => Promise<ConfirmOutcome>;
  resend: (token: string, origin: Origin) => Promise<ResendOutcome>;
  leave: (token: string, how: { way: WayOut; isForEver: boolean }, origin: Origin) => Promise<LeaveOutcome>;
  resubscribe: (token: string, origin: Origin) => Promise<ResubscribeOutcome>;
  /** By the link of a letter. The mailing tool is told. */
  setLanguage: (token: string, locale: Locale) => Promise<PreferencesOutcome>;
  describeToken: (token: string) => Promise<TokenDescription>;
  /** The address's mail server says that there is no such mailbox. The mailing tool is told. */
  markBounced: (subscriberId: string) => Promise<void>;
};

export function createSubscriberStore(parts: StoreParts): SubscriberStore {
  const { query } = parts.database;
  return {
    subscribe: (wish) => subscribe(parts, wish),
    confirm: (token, origin) => confirm(parts, token, origin),
    resend: (token, origin) => resend(parts, token, origin),
    leave: (token, how, origin) => leave(parts, token, how, origin),
    resubscribe: (token, origin) => resubscribe(parts, token, origin),
    setLanguage: (token, locale) => setLanguage(parts, token, locale),
    describeToken: (token) => describeToken(query, token, parts.now()),
    markBounced: (subscriberId) =>
      query.transaction().execute(async (transaction) => {
        const subscriber = await lockSubscriber(transaction, subscriberId);
        if (subscriber !== undefined) await endByBounce(parts, transaction, subscriber);
      }),
  };
}

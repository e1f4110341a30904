import type { Locale } from '#locales/locales.ts';
import type { TokenDescription } from '#schema/newsletter.ts';
import { confirm, resend, type ConfirmOutcome, type ResendOutcome } from './confirm.ts';
import {
  resubscribe,
  unsubscribe,
  type UnsubscribeOutcome,
  type ResubscribeOutcome,
  type UnsubscribeMethod,
} from './unsubscribe.ts';
import { noteAccepted, takeRefusal, type Refusal } from './issues/issueBrake.ts';
import { lockSubscriber, type Origin, type StoreDeps, announce, localeOf } from './storeDeps.ts';
import { subscribe, type SubscribeOutcome, type SubscribeWish } from './subscribe.ts';
import { describeToken, findToken } from './tokenState.ts';

/** Everything the newsletter does with its subscribers. Each call is one transaction, mails and log entries included. */
export type SubscriberStore = {
  subscribe: (wish: SubscribeWish) => Promise<SubscribeOutcome>;
  confirm: (token: string, origin: Origin) => Promise<ConfirmOutcome>;
  resend: (token: string, origin: Origin) => Promise<ResendOutcome>;
  leave: (
    token: string,
    how: { way: UnsubscribeMethod; isForEver: boolean },
    origin: Origin,
  ) => Promise<UnsubscribeOutcome>;
  resubscribe: (token: string, origin: Origin) => Promise<ResubscribeOutcome>;
  /** By the link of a letter. The mailing tool is told. */
  setLanguage: (token: string, locale: Locale) => Promise<PreferencesOutcome>;
  describeToken: (token: string) => Promise<TokenDescription>;
  /** A mail was refused for good while it was handed over: counts it, ends the subscription or stops the issue. */
  takeRefusal: (refusal: Refusal) => Promise<'wait' | 'settle'>;
  /** A mail of an issue was accepted. */
  noteAccepted: (issueId: string) => Promise<void>;
};

export function createSubscriberStore(deps: StoreDeps): SubscriberStore {
  const { query } = deps.database;
  return {
    subscribe: (wish) => subscribe(deps, wish),
    confirm: (token, origin) => confirm(deps, token, origin),
    resend: (token, origin) => resend(deps, token, origin),
    leave: (token, how, origin) => unsubscribe(deps, token, how, origin),
    resubscribe: (token, origin) => resubscribe(deps, token, origin),
    setLanguage: (token, locale) => setLanguage(deps, token, locale),
    describeToken: (token) => describeToken(query, token, deps.now()),
    takeRefusal: (refusal) => takeRefusal(deps, refusal),
    noteAccepted: (issueId) => noteAccepted(deps, issueId),
  };
}

type PreferencesOutcome =
  { status: 'preferences_saved'; locale: Locale } | { status: 'unknown_token'; locale: undefined };

/**
 * Changes the language of a subscriber's mails, by the link that their letters leave with. The mailing tool is told of
 * the new one. For a reader who has left nothing changes; the page says so.
 */
function setLanguage(deps: StoreDeps, token: string, locale: Locale): Promise<PreferencesOutcome> {
  return deps.database.query.transaction().execute(async (transaction) => {
    const found = await findToken(transaction, token);
    const subscriber =
      found?.purpose === 'unsubscribe' ? await lockSubscriber(transaction, found.subscriber_id) : undefined;
    if (!subscriber) return { status: 'unknown_token', locale: undefined };
    if (subscriber.status === 'unsubscribed' || localeOf(subscriber) === locale) {
      return { status: 'preferences_saved', locale };
    }
    await transaction
      .updateTable('subscriber')
      .set({ locale, updated_at: deps.now() })
      .where('id', '=', subscriber.id)
      .execute();
    if (subscriber.status === 'active') {
      await announce(deps, transaction, { ...subscriber, locale }, 'subscription.confirmed');
    }
    return { status: 'preferences_saved', locale };
  });
}

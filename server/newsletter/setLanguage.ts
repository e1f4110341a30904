import type { Locale } from '#locales/locales.ts';
import { announce, localeOf, lockSubscriber, type RuleDeps } from './subscriberRows.ts';
import { findToken } from './tokenState.ts';

type PreferencesOutcome =
  { status: 'preferences_saved'; locale: Locale } | { status: 'unknown_token'; locale: undefined };

/**
 * Changes the language of a subscriber's mails, identified by the token of an unsubscribe link, and notifies the
 * mailing tool. Changes nothing for readers who have unsubscribed, which the page explains.
 */
export function setLanguage(deps: RuleDeps, token: string, locale: Locale): Promise<PreferencesOutcome> {
  return deps.database.query.transaction().execute(async (transaction) => {
    const tokenRow = await findToken(transaction, token);
    const subscriber =
      tokenRow?.purpose === 'unsubscribe'
        ? await lockSubscriber(transaction, tokenRow.subscriber_id)
        : undefined;
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

import type { Locale } from '#locales/locales.ts';
import { announce, localeOf, lockSubscriber, type StoreParts } from './storeParts.ts';
import { findToken } from './tokenState.ts';

export type PreferencesOutcome =
  { status: 'preferences_saved'; locale: Locale } | { status: 'unknown_token'; locale: undefined };

/**
 * Changes the language of a subscriber's mails, by the link that their letters leave with. The mailing tool is told of
 * the new one. For a reader who has left nothing changes; the page says so.
 */
export function setLanguage(parts: StoreParts, token: string, locale: Locale): Promise<PreferencesOutcome> {
  return parts.database.query.transaction().execute(async (transaction) => {
    const found = await findToken(transaction, token);
    const subscriber =
      found?.purpose === 'unsubscribe' ? await lockSubscriber(transaction, found.subscriber_id) : undefined;
    if (!subscriber) return { status: 'unknown_token', locale: undefined };
    if (subscriber.status === 'unsubscribed' || localeOf(subscriber) === locale) {
      return { status: 'preferences_saved', locale };
    }
    await transaction
      .updateTable('subscriber')
      .set({ locale, updated_at: parts.now() })
      .where('id', '=', subscriber.id)
      .execute();
    if (subscriber.status === 'active') {
      await announce(parts, transaction, { ...subscriber, locale }, 'subscription.confirmed');
    }
    return { status: 'preferences_saved', locale };
  });
}

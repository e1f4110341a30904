import type { Kysely } from 'kysely';
import type { TokenDescription } from '#schema/newsletter.ts';
import type { Subscriber, Tables, TokenPurpose } from '#server/database/tables.ts';
import { localeOf, type RuleDeps } from './subscriberRows.ts';
import { hashToken } from './tokens.ts';

export type TokenRow = {
  hash: string;
  purpose: TokenPurpose;
  expires_at: number | null;
  used_at: number | null;
  subscriber_id: string;
};

/**
 * Describes the token of a link for the page that it leads to. Changes nothing, because link scanners follow every
 * link.
 */
export async function describeToken(
  { database: { query }, now }: Pick<RuleDeps, 'database' | 'now'>,
  token: string,
): Promise<TokenDescription> {
  const tokenRow = await findToken(query, token);
  const subscriber =
    tokenRow &&
    (await query
      .selectFrom('subscriber')
      .selectAll()
      .where('id', '=', tokenRow.subscriber_id)
      .executeTakeFirst());
  if (!tokenRow || !subscriber) return { state: 'unknown', purpose: undefined, locale: undefined };
  const state =
    tokenRow.purpose === 'confirm' ? confirmState(tokenRow, subscriber, now()) : unsubscribeState(subscriber);
  return { state, purpose: tokenRow.purpose, locale: localeOf(subscriber) };
}

export function findToken(query: Kysely<Tables>, token: string): Promise<TokenRow | undefined> {
  return query
    .selectFrom('token')
    .select(['hash', 'purpose', 'expires_at', 'used_at', 'subscriber_id'])
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
}

/**
 * Returns the state of a confirmation link. An active subscriber needs no confirmation, whichever mail contained the
 * link; a reader who unsubscribed needs a new link.
 */
export function confirmState(
  token: TokenRow,
  subscriber: Subscriber,
  now: number,
): 'valid' | 'used' | 'expired' {
  if (subscriber.status === 'active') return 'used';
  const hasExpired = token.expires_at !== null && token.expires_at <= now;
  return token.used_at !== null || hasExpired ? 'expired' : 'valid';
}

/** Returns the state of an unsubscribe link. It can be used again after the reader has resubscribed. */
function unsubscribeState(subscriber: Subscriber): 'valid' | 'used' {
  return subscriber.status === 'unsubscribed' ? 'used' : 'valid';
}

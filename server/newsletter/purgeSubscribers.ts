import { dayMs } from '#schema/durations.ts';
import { longestMemoryMs } from './emailRateLimit.ts';
import type { StoreParts } from './storeParts.ts';

const unconfirmedLifeMs = 30 * dayMs;
const endedLifeMs = 3 * 365 * dayMs;

/** Forgets sign-ups never confirmed, subscriptions long ended, and counts that limit nothing any more. */
export async function purgeSubscribers(parts: StoreParts): Promise<void> {
  const { query } = parts.database;
  const now = parts.now();
  const recentlyAsked = query
    .selectFrom('consent')
    .select('subscriber_id')
    .where('event', 'in', ['requested', 'reminded'])
    .where('created_at', '>', now - unconfirmedLifeMs);
  const left = query.selectFrom('consent').select('subscriber_id').where('event', '=', 'unsubscribed');
  // A reader who had left before somebody entered the address again has still left.
  await query
    .updateTable('subscriber')
    .set({ status: 'unsubscribed', updated_at: now, left_at: now })
    .where('status', '=', 'pending')
    .where('id', 'not in', recentlyAsked)
    .where('id', 'in', left)
    .execute();
  await query
    .deleteFrom('subscriber')
    .where('status', '=', 'pending')
    .where('id', 'not in', recentlyAsked)
    .execute();
  await query
    .deleteFrom('subscriber')
    .where('status', 'in', ['unsubscribed', 'bounced'])
    .where('updated_at', '<', now - endedLifeMs)
    .execute();
  await query
    .deleteFrom('confirmation_mail')
    .where('created_at', '<=', now - longestMemoryMs)
    .execute();
  await query
    .deleteFrom('suppression')
    .where('reason', '=', 'declined')
    .where('created_at', '<=', now - longestMemoryMs)
    .execute();
}

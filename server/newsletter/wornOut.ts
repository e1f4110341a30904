import type { Transaction } from 'kysely';
import { dayMs } from '#schema/durations.ts';
import type { Subscriber, Tables } from '#server/database/tables.ts';

/**
 * Number of consecutive mails with a soft bounce that ends a subscription, if the first bounced at least four weeks
 * before the last. Mailman counts bounces similarly, and discards stale counts.
 */
const minMails = 5;
const minDurationMs = 28 * dayMs;
/** Maximum gap within a series of bounces; a longer one starts a new series. */
const maxGapMs = 60 * dayMs;
/** Time after which no bounce is expected any more: mail servers retry for up to five days. */
const maxReportDelayMs = 7 * dayMs;
const maxBounces = 100;

/**
 * Returns whether a subscriber's soft bounces, including one that is about to be stored, have continued for too long.
 */
export async function isWornOut(
  transaction: Transaction<Tables>,
  subscriber: Pick<Subscriber, 'id' | 'delivered_at'>,
  newBounce: { issue_id: string | null; created_at: number },
): Promise<boolean> {
  const bounces = await transaction
    .selectFrom('bounce')
    .select(['issue_id', 'created_at'])
    .where('subscriber_id', '=', subscriber.id)
    .where('kind', '=', 'soft')
    .where('detail', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(maxBounces)
    .execute();
  const lastDeliveredAt = await readLastDelivered(transaction, subscriber, newBounce.created_at);
  const series = [newBounce];
  for (const bounce of bounces) {
    const gapMs = (series.at(-1) ?? newBounce).created_at - bounce.created_at;
    if (bounce.created_at <= lastDeliveredAt || gapMs > maxGapMs) break;
    series.push(bounce);
  }
  const mails = new Set(
    series.map(({ issue_id: issue, created_at: createdAt }) => issue ?? Math.floor(createdAt / dayMs)),
  );
  const durationMs = newBounce.created_at - (series.at(-1) ?? newBounce).created_at;
  return mails.size >= minMails && durationMs >= minDurationMs;
}

/** Returns the sending time of the last mail that could have bounced by now and did not; 0 if there is none. */
async function readLastDelivered(
  transaction: Transaction<Tables>,
  { id, delivered_at: storedAt }: Pick<Subscriber, 'id' | 'delivered_at'>,
  now: number,
): Promise<number> {
  const row = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.max<number | null>('sent_at').as('at'))
    .where('subject_id', '=', id)
    .where('channel', '=', 'mail')
    .where('sent_at', '<', now - maxReportDelayMs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bounce')
            .select('bounce.id')
            .whereRef('bounce.subscriber_id', '=', 'outbox.subject_id')
            .where('bounce.kind', '<>', 'complaint')
            .where(({ or, and, eb, ref }) =>
              or([
                eb('bounce.issue_id', '=', ref('outbox.issue_id')),
                and([
                  or([eb('bounce.issue_id', 'is', null), eb('outbox.issue_id', 'is', null)]),
                  eb('bounce.created_at', '>=', ref('outbox.sent_at')),
                  eb('bounce.created_at', '<', eb('outbox.sent_at', '+', maxReportDelayMs)),
                ]),
              ]),
            ),
        ),
      ),
    )
    .executeTakeFirst();
  return Math.max(storedAt ?? 0, row?.at ?? 0);
}

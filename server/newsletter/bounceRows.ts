import type { Transaction } from 'kysely';
import type { BounceDetail, BounceKind, Subscriber, Tables } from '#server/database/tables.ts';
import { redactEmails } from '#server/logger.ts';
import { announce, type RuleDeps } from './subscriberRows.ts';

const maxReplyLength = 300;

/** Removes email addresses from a mail server's reply, and shortens it for storage and logs. */
export function replyOf(reply: string | undefined): string | null {
  const text = redactEmails((reply ?? '').slice(0, 4 * maxReplyLength))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? null : text.slice(0, maxReplyLength);
}

/** Stores a bounce. Returns `false` if it was already stored. */
export async function addBounce(
  transaction: Transaction<Tables>,
  row: {
    id: string;
    subscriber_id: string;
    kind: BounceKind;
    detail: BounceDetail | null;
    status: string | null;
    source: string;
    reply: string | null;
    issue_id: string | null;
    created_at: number;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('bounce')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Ends the subscription of a locked subscriber whose mailbox does not exist, and notifies the mailing tool. */
export async function endByBounce(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
): Promise<void> {
  if (subscriber.status !== 'pending' && subscriber.status !== 'active') return;
  await transaction
    .updateTable('subscriber')
    .set({ status: 'bounced', updated_at: deps.now() })
    .where('id', '=', subscriber.id)
    .execute();
  if (subscriber.status === 'active') await announce(deps, transaction, subscriber, 'subscription.ended');
}

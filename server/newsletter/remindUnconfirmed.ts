import type { Transaction } from 'kysely';
import { dayMs } from '#schema/durations.ts';
import type { Tables } from '#server/database/tables.ts';
import { countMail, emailRateLimit } from './emailRateLimit.ts';
import { emailFor, issueToken, localeOf, lockSubscriber, type RuleDeps } from './subscriberRows.ts';

const remindAfterMs = 3 * dayMs;
/** Maximum age of a sign-up that gets a reminder. Reminders may have been disabled at the time of older ones. */
const remindWithinMs = 10 * dayMs;
const batchSize = 200;

/**
 * Sends a second and last confirmation mail to subscribers who have not confirmed within three days. The mail counts
 * towards the address's rate limit. Returns the number of mails.
 */
export async function remindUnconfirmed(deps: RuleDeps): Promise<number> {
  const now = deps.now();
  const rows = await deps.database.query
    .selectFrom('subscriber')
    .select('id')
    .where('status', '=', 'pending')
    .where('reminded_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('consent')
          .select('consent.id')
          .whereRef('consent.subscriber_id', '=', 'subscriber.id')
          .where('event', '=', 'requested')
          .where('consent.created_at', '<=', now - remindAfterMs)
          .where('consent.created_at', '>', now - remindWithinMs),
      ),
    )
    .limit(batchSize)
    .execute();
  let count = 0;
  for (const { id } of rows) {
    const isSent = await deps.database.query
      .transaction()
      .execute((transaction) => remind(deps, transaction, id));
    if (isSent) count += 1;
  }
  return count;
}

async function remind(deps: RuleDeps, transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const subscriber = await lockSubscriber(transaction, id);
  // The subscriber has confirmed, unsubscribed or been reminded in the meantime, possibly by another instance.
  if (subscriber?.status !== 'pending' || subscriber.reminded_at !== null) return false;
  const now = deps.now();
  await transaction.updateTable('subscriber').set({ reminded_at: now }).where('id', '=', id).execute();
  const lastRequest = await transaction
    .selectFrom('consent')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('subscriber_id', '=', id)
    .where('event', '=', 'requested')
    .executeTakeFirst();
  // The subscriber signed up again recently, so the last mail is recent too.
  if (lastRequest?.at === undefined || lastRequest.at === null || lastRequest.at > now - remindAfterMs)
    return false;
  const allowance = await emailRateLimit(deps, transaction, subscriber.email_address, now);
  if (!allowance.isAllowed) return false;
  await countMail(deps, transaction, subscriber.email_address, now);
  const locale = localeOf(subscriber);
  const mailFields = await emailFor(deps, transaction, subscriber, locale);
  const token = await issueToken(deps, transaction, id, 'confirm');
  const confirmUrl = deps.urls.confirm(token, locale);
  const mail = { kind: 'newsletter-confirmation', ...mailFields, confirmUrl, isRepeated: true } as const;
  await deps.mail.queue(transaction, id, mail, { dueAt: now });
  return true;
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { minuteMs, dayMs } from '#schema/durations.ts';
import type { Tables } from '#server/database/tables.ts';
import { hashesIn, type RuleDeps } from './subscriberRows.ts';
import { addressHash, suppressionOf } from './suppression.ts';

const minGapMs = 10 * minuteMs;
const limits = [
  { mails: 3, withinMs: dayMs },
  { mails: 6, withinMs: 30 * dayMs },
];
export const maxMemoryMs = 30 * dayMs;

/** Whether an address entered in the form may get a mail, and if so when. */
export type EmailRateLimit =
  /**
   * `at` is the earliest time: now, or ten minutes after the last mail. `isCounted` is true if that mail already counts
   * towards the limit, because an earlier one for the same time was counted and then withdrawn.
   */
  | { isAllowed: true; at: number; isCounted: boolean }
  /** The address is suppressed: the visitor gets the response for a new address. */
  | { isAllowed: false; reason: 'unwanted' }
  /** The address has reached its limit. */
  | { isAllowed: false; reason: 'limited'; retryAfterSeconds: number };

/**
 * Limits confirmation mails to three a day and six a month per address, ten minutes apart. The count is stored under a
 * hash of the address, so it outlives the sign-up. Allows no mail for 30 days after the recipient cancelled an
 * unconfirmed sign-up with "unsubscribe", and none ever to people who asked for no mail or reported ours as spam.
 */
export async function emailRateLimit(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  emailAddress: string,
  // The caller compares this time with `at`, so the clock must not be read again.
  now: number,
  { mayFollowAtOnce = false }: { mayFollowAtOnce?: boolean } = {},
): Promise<EmailRateLimit> {
  const hashes = hashesIn(deps, transaction);
  const suppression = await suppressionOf(hashes, emailAddress);
  if (suppression !== undefined && isUnwanted(suppression, now))
    return { isAllowed: false, reason: 'unwanted' };

  const rows = await transaction
    .selectFrom('confirmation_mail')
    .select('created_at')
    .where('hash', '=', await addressHash(hashes, emailAddress))
    .where('created_at', '>', now - maxMemoryMs)
    .orderBy('created_at')
    .execute();
  const mailTimes = rows.map((row) => row.created_at);
  const waits = limits.flatMap(({ mails, withinMs }) => {
    const first = mailTimes.at(-mails);
    return first !== undefined && first > now - withinMs ? [first + withinMs - now] : [];
  });
  if (waits.length > 0) {
    return { isAllowed: false, reason: 'limited', retryAfterSeconds: Math.ceil(Math.max(...waits) / 1000) };
  }
  const last = mailTimes.at(-1);
  if (mayFollowAtOnce || last === undefined) return { isAllowed: true, at: now, isCounted: false };
  if (last > now) return { isAllowed: true, at: last, isCounted: true };
  return { isAllowed: true, at: Math.max(now, last + minGapMs), isCounted: false };
}

export async function countMail(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  emailAddress: string,
  time: number,
): Promise<void> {
  await transaction
    .insertInto('confirmation_mail')
    .values({
      id: randomUUID(),
      hash: await addressHash(hashesIn(deps, transaction), emailAddress),
      created_at: time,
    })
    .execute();
}

function isUnwanted({ reason, since }: { reason: string; since: number }, now: number): boolean {
  if (reason === 'declined') return now < since + maxMemoryMs;
  return reason === 'never' || reason === 'complaint';
}

import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import type { BounceReport, MailProof } from '#schema/bounceReport.ts';
import { lockAddress } from './eraseSubscriber.ts';
import { normaliseAddress } from '#server/lib/normaliseAddress.ts';
import { announce, hashesIn, type StoreDeps } from './storeDeps.ts';
import { suppress } from './suppression.ts';
import { hashToken } from './tokens.ts';
import { endSubscription } from './unsubscribe.ts';

/** `repeated`: known already. `unknown`: nobody of that address is on the list. */
export type ReportOutcome = 'counted' | 'ended' | 'repeated' | 'unknown';

/**
 * Counts a report. A hard bounce or a complaint ends the subscription, tells the mailing tool and keeps the address out
 * of imports; a complaint keeps it out of the form too. A soft bounce only counts.
 */
export function endByReport(deps: StoreDeps, report: BounceReport): Promise<ReportOutcome> {
  return deps.database.query.transaction().execute(async (transaction) => {
    const emailAddress = normaliseAddress(report.emailAddress);
    const subscriber = emailAddress === undefined ? undefined : await lockAddress(transaction, emailAddress);
    if (subscriber === undefined) return 'unknown';
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('bounce')
      .values({
        id: createHash('sha256').update(`${report.source} ${report.reportId} ${subscriber.id}`).digest('hex'),
        subscriber_id: subscriber.id,
        kind: report.kind,
        status: report.status,
        source: report.source,
        created_at: deps.now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return 'repeated';
    if (report.kind === 'soft') return 'counted';

    const hashes = hashesIn(deps, transaction);
    if (report.kind === 'complaint') {
      await suppress(hashes, subscriber.email_address, 'complaint', deps.now());
      const wording = `A complaint about spam, reported by ${report.source}`;
      const origin = { page: null, ipPrefix: null };
      await endSubscription(deps, transaction, subscriber, { event: 'complained', wording }, origin);
    } else {
      await suppress(hashes, subscriber.email_address, 'bounced', deps.now());
      await endByBounce(deps, transaction, subscriber);
    }
    return 'ended';
  });
}

/** For a locked subscriber: nobody reads mail there, so the subscription ends and the mailing tool is told. */
export async function endByBounce(
  deps: StoreDeps,
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

/**
 * Whose mail came back, by what it shows of itself: the address that a mail server names may be the one it was forwarded
 * to, and a report that shows nothing of ours may be anybody's invention. Undefined where it proves nothing.
 */
export async function addressOfMail(
  { database: { query } }: StoreDeps,
  { messageIds, tokens }: MailProof,
): Promise<string | undefined> {
  const subjects = query
    .selectFrom('outbox')
    .select('subject_id')
    .where('id', 'in', [...messageIds, '']);
  const owners = query
    .selectFrom('token')
    .select('subscriber_id')
    .where('hash', 'in', [...tokens.map(hashToken), '']);
  const row = await query
    .selectFrom('subscriber')
    .select('email_address')
    .where(({ or, eb }) => or([eb('id', 'in', subjects), eb('id', 'in', owners)]))
    .executeTakeFirst();
  return row?.email_address;
}

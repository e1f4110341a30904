import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { BounceReport, MailProof } from '#schema/bounceReport.ts';
import { weekMs } from '#schema/durations.ts';
import type { BounceDetail, BounceKind, Subscriber, Tables } from '#server/database/tables.ts';
import { normaliseAddress } from '#server/lib/normaliseAddress.ts';
import { addBounce, endByBounce, replyOf } from './bounceRows.ts';
import { lockAddress } from './eraseSubscriber.ts';
import { countReported, isBraked } from './issues/issueBrake.ts';
import { hashesIn, type RuleDeps } from './subscriberRows.ts';
import { suppress } from './suppression.ts';
import { hashToken } from './tokens.ts';
import { endSubscription, unsubscribedBy } from './unsubscribe.ts';
import { isWornOut } from './wornOut.ts';

/**
 * Outcome of a report:
 * - `counted`: the subscription continues.
 * - `repeated`: the report is already stored.
 * - `unknown`: the address is not on the list.
 */
export type ReportOutcome = 'counted' | 'ended' | 'repeated' | 'unknown';

const noOrigin = { page: null, ipPrefix: null };

/** Kind and detail that the database stores for each kind of report. */
const storedKinds: Readonly<Record<BounceReport['kind'], [BounceKind, BounceDetail | null]>> = {
  hard: ['hard', null],
  soft: ['soft', null],
  refused: ['soft', 'refused'],
  delayed: ['soft', 'delayed'],
  complaint: ['complaint', null],
  left: ['complaint', 'left'],
};

/**
 * Counts a report. A hard bounce or a complaint ends the subscription, notifies the mailing tool and excludes the
 * address from imports; a complaint also excludes it from the form. Soft bounces over several weeks count as a hard
 * bounce. Hard bounces do not end subscriptions while the brake holds the issue.
 */
export function endByReport(deps: RuleDeps, report: BounceReport): Promise<ReportOutcome> {
  return deps.database.query.transaction().execute(async (transaction) => {
    const emailAddress = normaliseAddress(report.emailAddress);
    if (emailAddress === undefined) return 'unknown';
    const { id, issueId = null } = await findMail(
      transaction,
      emailAddress,
      report.messageIds ?? [],
      deps.now(),
    );
    if (id === undefined) return 'unknown';
    // The issue is locked first, because every transaction must lock in the same order.
    const isHeld = issueId !== null && (await isBraked(transaction, issueId));
    const subscriber = await lockAddress(transaction, emailAddress);
    if (subscriber === undefined) return 'unknown';
    const [kind, detail] = storedKinds[report.kind];
    const row = {
      id: createHash('sha256').update(`${report.source} ${report.reportId} ${subscriber.id}`).digest('hex'),
      subscriber_id: subscriber.id,
      status: report.status,
      source: report.source,
      reply: replyOf(report.reply),
      issue_id: issueId,
      created_at: deps.now(),
    };
    const hasWornOut = report.kind === 'soft' && (await isWornOut(transaction, subscriber, row));
    const isNew = await addBounce(
      transaction,
      hasWornOut ? { ...row, kind: 'hard', detail: 'worn-out' } : { ...row, kind, detail },
    );
    if (!isNew) return 'repeated';
    const outcome = await settle(deps, transaction, subscriber, {
      ...report,
      kind: hasWornOut ? 'hard' : report.kind,
      isHeld,
    });
    const isPaused =
      issueId !== null &&
      !isHeld &&
      (hasWornOut || report.kind === 'hard' || report.kind === 'refused') &&
      (await countReported(deps, transaction, issueId, row.reply));
    return isPaused ? 'counted' : outcome;
  });
}

async function settle(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
  { kind, source, isHeld }: BounceReport & { isHeld: boolean },
): Promise<'counted' | 'ended'> {
  const hashes = hashesIn(deps, transaction);
  if (kind === 'complaint') {
    await suppress(hashes, subscriber.email_address, 'complaint', deps.now());
    const wording = `Spam complaint reported by ${source}`;
    await endSubscription(deps, transaction, subscriber, { event: 'complained', wording }, noOrigin);
    return 'ended';
  }
  if (kind === 'left') {
    await endSubscription(deps, transaction, subscriber, unsubscribedBy(`a report from ${source}`), noOrigin);
    return 'ended';
  }
  if (kind !== 'hard' || isHeld) return 'counted';
  await suppress(hashes, subscriber.email_address, 'bounced', deps.now());
  await endByBounce(deps, transaction, subscriber);
  return 'ended';
}

/**
 * Returns the subscriber with an address, and the issue whose mail bounced: the issue that the report identifies, or
 * the latest one sent to the subscriber within a week.
 */
async function findMail(
  transaction: Transaction<Tables>,
  emailAddress: string,
  messageIds: readonly string[],
  now: number,
): Promise<{ id?: string; issueId?: string | null }> {
  const row = await transaction
    .selectFrom('subscriber')
    .select('id')
    .where('email_address', '=', emailAddress)
    .executeTakeFirst();
  if (row === undefined) return {};
  const mails = transaction.selectFrom('outbox').select('issue_id').where('subject_id', '=', row.id);
  const reportedMail = await mails.where('id', 'in', [...messageIds, '']).executeTakeFirst();
  if (reportedMail !== undefined) return { id: row.id, issueId: reportedMail.issue_id };
  const latestMail = await mails
    .where('issue_id', 'is not', null)
    .where('sent_at', '>=', now - weekMs)
    .orderBy('sent_at', 'desc')
    .executeTakeFirst();
  return { id: row.id, issueId: latestMail?.issue_id ?? null };
}

/**
 * Returns the address that a bounced mail was sent to, looked up by the Message-IDs and tokens in it. The address in
 * the report may belong to someone the mail was forwarded to, and a report without evidence may be forged. Returns
 * `undefined` if the evidence matches no subscriber.
 */
export async function addressOfMail(
  { database: { query } }: RuleDeps,
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

import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { IssueContent } from '#schema/newsletterIssue.ts';
import type { Tables } from '#server/database/tables.ts';
import { addBounce, endByBounce, replyOf } from '#server/newsletter/bounceRows.ts';
import { reactivate } from '#server/newsletter/reactivate.ts';
import { renewMessage } from '#server/newsletter/renewMessage.ts';
import { hashesIn, lockSubscriber, type RuleDeps } from '#server/newsletter/subscriberRows.ts';
import { suppress } from '#server/newsletter/suppression.ts';
import { lockIssue, type Issue } from './issueRows.ts';

/** A mail that our mail server permanently rejected. */
export type Refusal = {
  /**
   * Id of the message, which identifies a rejection together with the start of its attempts. A mail that the owner
   * retries therefore counts again.
   */
  messageId: string;
  triedSince: number;
  subjectId: string;
  issueId: string | null;
  bounce: 'no-mailbox' | 'passing' | 'message' | 'ours';
  /** Whether the mail is given up if the rejection counts. */
  isFinal: boolean;
  reply: string;
};

/**
 * Weight of a rejection whose reason is not a missing mailbox (`namedWeight`). An issue is paused automatically when
 * the mail server rejects too many of its mails, because the sender may be at fault. Mailboxes do disappear, but not
 * one after the other. The count is stored in the database, so that all instances share it.
 */
const unnamedWeight = 2;
const namedWeight = 1;
/**
 * Total weight of consecutive rejections that pauses an issue: ten for missing mailboxes, or five for other reasons.
 */
const maxInRow = 10;
/**
 * Weight and share of rejections that pause an issue: twenty for missing mailboxes that exceed 10 % of the mails, or
 * ten for other reasons that exceed 5 %.
 */
const minWeight = 20;
const maxShare = 0.1;
/**
 * Minimum number and share of "no such mailbox" rejections that pause an issue: three, if they are at least half of its
 * mails. On a short list, the other limits would never apply.
 */
const minNamed = 3;
const minNamedShare = 0.5;

/**
 * Counts a rejection, and ends the subscription if the mailbox does not exist. Returns `settle` if the rejection
 * counts. Returns `wait` if the issue is paused: the mail stays in the outbox, and the subscriber on the list.
 */
export function handleRefusal(deps: RuleDeps, refusal: Refusal): Promise<'wait' | 'settle'> {
  const { subjectId, issueId, bounce } = refusal;
  return deps.database.query.transaction().execute(async (transaction) => {
    const issue = issueId === null ? undefined : await lockIssue(transaction, issueId);
    const subscriber = await lockSubscriber(transaction, subjectId);
    if (subscriber === undefined) return 'settle';
    const fingerprint = `smtp ${refusal.messageId} ${refusal.triedSince} ${subjectId}`;
    const reply = replyOf(refusal.reply);
    const isMissingMailbox = bounce === 'no-mailbox';
    if (isMissingMailbox || issue !== undefined) {
      const isNew = await addBounce(transaction, {
        id: createHash('sha256').update(fingerprint).digest('hex'),
        subscriber_id: subjectId,
        kind: isMissingMailbox ? 'hard' : 'soft',
        // A relay that reports a missing mailbox is seldom the mailbox's own server.
        detail: isMissingMailbox ? null : 'refused',
        status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(refusal.reply)?.[0] ?? null,
        source: 'smtp',
        reply,
        issue_id: issue?.id ?? null,
        created_at: deps.now(),
      });
      if (issue !== undefined && isNew && !isHeld(issue)) {
        const weight = isMissingMailbox ? namedWeightOf(issue) : unnamedWeight;
        const inRow = issue.refused_in_row + weight;
        await setRefusedInRow(transaction, issue.id, inRow);
        if (inRow >= maxInRow || (await exceedsLimits(transaction, issue))) {
          await pauseIssue(deps, transaction, issue, reply);
          return 'wait';
        }
      }
      if (issue !== undefined && isHeld(issue)) return 'wait';
    }
    if (isMissingMailbox) await endByBounce(deps, transaction, subscriber);
    // Gives up while the issue is locked: a later rejection that pauses the issue must find this mail among the failed
    // ones.
    if (refusal.isFinal && issue !== undefined) {
      await deps.mail.giveUp(transaction, refusal.messageId, reply ?? '');
    }
    return 'settle';
  });
}

/** Applies the brake after a report about an issue's mail was stored. Returns whether it paused the issue. */
export async function countReported(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  issueId: string,
  reply: string | null,
): Promise<boolean> {
  const issue = await lockIssue(transaction, issueId);
  if (issue === undefined || isHeld(issue) || !(await exceedsLimits(transaction, issue))) return false;
  await pauseIssue(deps, transaction, issue, reply);
  return true;
}

/** Resets the count of consecutive rejections, because a mail of the issue was accepted. */
export async function resetRefusedInRow({ database: { query } }: RuleDeps, issueId: string): Promise<void> {
  await query
    .updateTable('newsletter_issue')
    .set({ refused_in_row: 0 })
    .where('id', '=', issueId)
    .where('refused_in_row', '>', 0)
    .execute();
}

/** Returns whether the brake holds an issue. Locks the issue until the transaction ends. */
export async function isBraked(transaction: Transaction<Tables>, issueId: string): Promise<boolean> {
  const issue = await lockIssue(transaction, issueId);
  return issue !== undefined && isHeld(issue);
}

/**
 * Resumes a paused issue: makes all waiting mails due now, and allows another three days of retries. With
 * `trustsRefusals`, first ends the subscriptions whose mailboxes were reported as missing; such reports no longer pause
 * the issue.
 */
export function resumeIssue(
  deps: RuleDeps,
  id: string,
  { trustsRefusals }: { trustsRefusals: boolean },
): Promise<'changed' | undefined> {
  return deps.database.query.transaction().execute(async (transaction) => {
    const issue = await lockIssue(transaction, id);
    if (issue?.state === 'sending' && !trustsRefusals) return 'changed';
    if (issue?.state !== 'paused') return undefined;
    const now = deps.now();
    if (trustsRefusals && isHeld(issue)) await endReportedMissing(deps, transaction, issue);
    await transaction
      .updateTable('newsletter_issue')
      .set({
        state: 'sending',
        next_at: now,
        brake_reply: null,
        refused_in_row: 0,
        counted_from: now + 1,
        ...(trustsRefusals && { trusts_refusals: 1 }),
      })
      .where('id', '=', id)
      .execute();
    await deps.mail.releaseIssue(transaction, id);
    return 'changed';
  });
}

function isHeld({ state, brake_reply: reply }: Issue): boolean {
  return state === 'paused' && reply !== null;
}

function namedWeightOf({ trusts_refusals: trusts }: Issue): number {
  return trusts === 1 ? 0 : namedWeight;
}

async function setRefusedInRow(transaction: Transaction<Tables>, id: string, weight: number): Promise<void> {
  await transaction
    .updateTable('newsletter_issue')
    .set({ refused_in_row: weight })
    .where('id', '=', id)
    .execute();
}

async function exceedsLimits(transaction: Transaction<Tables>, issue: Issue): Promise<boolean> {
  const { weight, atOnce, named } = await transaction
    .selectFrom('bounce')
    .select(({ fn }) => [
      sql<
        number | string | null
      >`sum(case when kind = 'hard' then ${sql.lit(namedWeightOf(issue))} when detail = 'refused' then ${sql.lit(unnamedWeight)} else 0 end)`.as(
        'weight',
      ),
      fn.count<number | string>('id').filterWhere('source', '=', 'smtp').as('atOnce'),
      fn.count<number | string>('id').filterWhere('kind', '=', 'hard').as('named'),
    ])
    .where('issue_id', '=', issue.id)
    .where('created_at', '>=', countedFrom(issue))
    .executeTakeFirstOrThrow();
  const isShortList = Number(named) >= minNamed && Number(named) >= minNamedShare * issue.queued;
  if (isShortList && issue.trusts_refusals === 0) return true;
  if (Number(weight ?? 0) < minWeight) return false;
  const { sent } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.count<number | string>('sent_at').as('sent'))
    .where('issue_id', '=', issue.id)
    .executeTakeFirstOrThrow();
  return Number(weight) > maxShare * (Number(sent) + Number(atOnce));
}

function countedFrom({ counted_from: from, started_at: start }: Issue): number {
  return from ?? start ?? 0;
}

/** Pauses an issue, undoes the effects of its counted rejections and notifies the owner. */
async function pauseIssue(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  issue: Issue,
  reply: string | null,
): Promise<void> {
  await transaction
    .updateTable('newsletter_issue')
    .set({ state: 'paused', brake_reply: reply ?? '', refused_in_row: 0 })
    .where('id', '=', issue.id)
    .execute();
  const wording = 'Reactivated: many mails of one issue were rejected, so the sender may be at fault';
  for (const id of await findReportedMissing(transaction, issue)) {
    const subscriber = await lockSubscriber(transaction, id);
    if (subscriber !== undefined) await reactivate(deps, transaction, subscriber, wording);
  }
  await deps.mail.requeueIssue(transaction, issue.id, countedFrom(issue), (row) =>
    renewMessage(deps, transaction, row),
  );
  const { languages } = v.parse(IssueContent, JSON.parse(issue.content));
  const [firstLanguage] = Object.values(languages);
  await deps.mail.queueIssuePaused(transaction, {
    issueId: issue.id,
    subject: firstLanguage?.subject ?? '',
    reply: reply ?? '',
  });
}

async function findReportedMissing(transaction: Transaction<Tables>, issue: Issue): Promise<string[]> {
  const rows = await transaction
    .selectFrom('bounce')
    .select('subscriber_id')
    .distinct()
    .where('issue_id', '=', issue.id)
    .where('kind', '=', 'hard')
    .where('created_at', '>=', countedFrom(issue))
    .orderBy('subscriber_id')
    .execute();
  return rows.map(({ subscriber_id: id }) => id);
}

/** Ends the subscriptions whose mailboxes were reported as missing, and withdraws their waiting mails. */
async function endReportedMissing(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  issue: Issue,
): Promise<void> {
  for (const id of await findReportedMissing(transaction, issue)) {
    const subscriber = await lockSubscriber(transaction, id);
    if (subscriber === undefined) continue;
    await deps.mail.forget(transaction, id);
    await suppress(hashesIn(deps, transaction), subscriber.email_address, 'bounced', deps.now());
    await endByBounce(deps, transaction, subscriber);
  }
}

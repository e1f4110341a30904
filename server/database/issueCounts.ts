import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { dayMs, weekMs } from '#schema/durations.ts';
import type { BounceTable, OutboxRow, Tables } from './tables.ts';

/** Time after sending in which bounces count in an issue's figures. */
const bounceWindowMs = 3 * dayMs;
const batchSize = 500;

export type IssueCount = { issueId: string; locale: string; sent: number; bounced: number; failed: number };

type DeletedMail = Pick<OutboxRow, 'issue_id' | 'subject_id' | 'sent_at' | 'failed_at'>;

/** Returns the delivery figures of issues per language. Includes mails already deleted from the outbox. */
export async function readIssueCounts(
  query: Kysely<Tables>,
  issueIds: readonly string[],
): Promise<IssueCount[]> {
  if (issueIds.length === 0) return [];
  const locale = sql<string>`coalesce(subscriber.locale, '')`;
  const bounced = sql`case when outbox.sent_at is not null and exists (
    select 1 from bounce where bounce.subscriber_id = outbox.subject_id and bounce.kind <> 'complaint'
      and bounce.source <> 'smtp' and (bounce.detail is null or bounce.detail <> 'delayed')
      and bounce.created_at >= outbox.sent_at and bounce.created_at < outbox.sent_at + ${sql.lit(bounceWindowMs)}
  ) then 1 end`;
  const outboxCounts = await query
    .selectFrom('outbox')
    .leftJoin('subscriber', 'subscriber.id', 'outbox.subject_id')
    .select(({ fn }) => [
      fn.coalesce('outbox.issue_id', sql.lit('')).as('issueId'),
      locale.as('locale'),
      fn.count<number | string>('outbox.sent_at').as('sent'),
      fn.count<number | string>(bounced).as('bounced'),
      fn.count<number | string>('outbox.failed_at').as('failed'),
    ])
    .where('outbox.issue_id', 'in', [...issueIds])
    .groupBy(['outbox.issue_id', locale])
    .execute();
  const storedCounts = await query
    .selectFrom('issue_count')
    .select(['issue_id as issueId', 'locale', 'sent', 'bounced', 'failed'])
    .where('issue_id', 'in', [...issueIds])
    .execute();
  const sums = new Map<string, IssueCount>();
  for (const { issueId, locale: subscriberLocale, ...counts } of [...outboxCounts, ...storedCounts])
    addTo(sums, { issueId, locale: subscriberLocale, ...toNumbers(counts) });
  return [...sums.values()];
}

/** Stores the delivery figures of mails that were just deleted from the outbox. */
export async function storeIssueCounts(
  transaction: Transaction<Tables>,
  deletedMails: readonly DeletedMail[],
): Promise<void> {
  const mails = deletedMails.filter(({ issue_id: id }) => id !== null);
  const sums = new Map<string, IssueCount>();
  for (let start = 0; start < mails.length; start += batchSize) {
    const batch = mails.slice(start, start + batchSize);
    const ids = batch.map(({ subject_id: id }) => id);
    const subscribers = await transaction
      .selectFrom('subscriber')
      .select(['id', 'locale'])
      .where('id', 'in', ids)
      .execute();
    const locales = new Map(subscribers.map(({ id, locale }) => [id, locale]));
    const bounces = Map.groupBy(
      await transaction
        .selectFrom('bounce')
        .select(['subscriber_id', 'issue_id', 'created_at'])
        .where('subscriber_id', 'in', ids)
        .where('kind', '<>', 'complaint')
        .where('source', '<>', 'smtp')
        .where(({ or, eb }) => or([eb('detail', 'is', null), eb('detail', '<>', 'delayed')]))
        .execute(),
      ({ subscriber_id: id }) => id,
    );
    await storeDeliveredAt(transaction, batch, bounces);
    for (const { issue_id: issueId, subject_id: id, sent_at: sentAt, failed_at: failedAt } of batch) {
      const isBounced =
        sentAt !== null &&
        bounces
          .get(id)
          ?.some(({ created_at: createdAt }) => createdAt >= sentAt && createdAt < sentAt + bounceWindowMs);
      addTo(sums, {
        issueId: issueId ?? '',
        locale: locales.get(id) ?? '',
        sent: sentAt === null ? 0 : 1,
        bounced: isBounced ? 1 : 0,
        failed: failedAt === null ? 0 : 1,
      });
    }
  }
  for (const { issueId, locale, sent, bounced, failed } of sums.values()) {
    await transaction
      .insertInto('issue_count')
      .values({ issue_id: issueId, locale, sent, bounced, failed })
      .onConflict((conflict) =>
        conflict.columns(['issue_id', 'locale']).doUpdateSet(({ eb }) => ({
          sent: eb('issue_count.sent', '+', sent),
          bounced: eb('issue_count.bounced', '+', bounced),
          failed: eb('issue_count.failed', '+', failed),
        })),
      )
      .execute();
  }
}

type Bounce = Pick<Selectable<BounceTable>, 'issue_id' | 'created_at'>;

/** Stores for each subscriber when the last mail that did not bounce was sent: earlier soft bounces no longer count. */
async function storeDeliveredAt(
  transaction: Transaction<Tables>,
  deletedMails: readonly DeletedMail[],
  bounces: ReadonlyMap<string, readonly Bounce[]>,
): Promise<void> {
  const delivered = deletedMails.filter(
    ({ issue_id: issueId, subject_id: id, sent_at: at }) =>
      at !== null &&
      !bounces
        .get(id)
        ?.some(
          (bounce) =>
            bounce.issue_id === issueId ||
            (bounce.issue_id === null && bounce.created_at >= at && bounce.created_at < at + weekMs),
        ),
  );
  for (const mails of Map.groupBy(delivered, ({ issue_id: id }) => id).values()) {
    // Uses the earliest time for all readers of an issue: that takes one statement and drops no soft bounce too early.
    const firstSentAt = Math.min(...mails.map(({ sent_at: sentAt }) => sentAt ?? 0));
    await transaction
      .updateTable('subscriber')
      .set({ delivered_at: firstSentAt })
      .where(
        'id',
        'in',
        mails.map(({ subject_id: id }) => id),
      )
      .where(({ or, eb }) => or([eb('delivered_at', 'is', null), eb('delivered_at', '<', firstSentAt)]))
      .execute();
  }
}

function addTo(sums: Map<string, IssueCount>, count: IssueCount): void {
  const key = `${count.issueId} ${count.locale}`;
  const sum = sums.get(key);
  if (sum === undefined) return void sums.set(key, { ...count });
  sum.sent += count.sent;
  sum.bounced += count.bounced;
  sum.failed += count.failed;
}

function toNumbers({ sent, bounced, failed }: Record<'sent' | 'bounced' | 'failed', number | string>) {
  return { sent: Number(sent), bounced: Number(bounced), failed: Number(failed) };
}

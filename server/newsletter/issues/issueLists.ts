import type { Kysely } from 'kysely';
import type { Locale } from '#locales/locales.ts';
import type { IssueSummary, PublishedIssue } from '#schema/newsletterIssue.ts';
import type { Tables } from '#server/database/tables.ts';
import { countReaders } from './issueMails.ts';
import { contentOf, type Issue } from './issueRows.ts';

const maxIssues = 200;

/** Returns all issues with their figures, newest first. */
export async function listIssues(query: Kysely<Tables>, now: number): Promise<IssueSummary[]> {
  const rows = await query
    .selectFrom('newsletter_issue')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(maxIssues)
    .execute();
  const counts = await query
    .selectFrom('outbox')
    .select(({ fn }) => [
      'issue_id',
      fn.count<number>('failed_at').as('failed'),
      fn.count<number>('id').filterWhere('failed_at', 'is', null).as('waiting'),
    ])
    .where('sent_at', 'is', null)
    .where('issue_id', 'is not', null)
    .groupBy('issue_id')
    .execute();
  const bounced = await query
    .selectFrom('bounce')
    .innerJoin('subscriber', 'subscriber.id', 'bounce.subscriber_id')
    .select(({ fn }) => ['issue_id', fn.count<number>('subscriber.id').distinct().as('count')])
    .where('bounce.kind', '=', 'hard')
    .where('subscriber.status', '=', 'bounced')
    .where('issue_id', 'is not', null)
    .groupBy('issue_id')
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const count = counts.find(({ issue_id: id }) => id === row.id);
      return summaryOf(row, {
        total: row.state === 'sent' ? row.queued : row.queued + (await countReaders(query, row, now)),
        waiting: count?.waiting ?? 0,
        failed: count?.failed ?? 0,
        bounced: bounced.find(({ issue_id: id }) => id === row.id)?.count ?? 0,
      });
    }),
  );
}

/** Returns the issues that the brake has paused. */
export async function listBraked(query: Kysely<Tables>): Promise<{ id: string; reply: string }[]> {
  const rows = await query
    .selectFrom('newsletter_issue')
    .select(['id', 'brake_reply'])
    .where('state', '=', 'paused')
    .where('brake_reply', 'is not', null)
    .orderBy('started_at')
    .execute();
  return rows.map(({ id, brake_reply: reply }) => ({ id, reply: reply ?? '' }));
}

/** Returns the issues that were sent in a language, newest first. */
export async function listPublished(query: Kysely<Tables>, locale: Locale): Promise<PublishedIssue[]> {
  const rows = await query
    .selectFrom('newsletter_issue')
    .selectAll()
    .where('slug', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(maxIssues)
    .execute();
  return rows.flatMap((row) => {
    const issue = contentOf(row).languages[locale];
    return issue === undefined ? [] : [{ ...issue, slug: row.slug ?? '', sentAt: row.started_at ?? 0 }];
  });
}

function summaryOf(
  row: Issue,
  counts: Pick<IssueSummary, 'total' | 'waiting' | 'failed' | 'bounced'>,
): IssueSummary {
  const { languages } = contentOf(row);
  return {
    id: row.id,
    state: row.state,
    subjects: Object.fromEntries(Object.entries(languages).map(([locale, { subject }]) => [locale, subject])),
    slug: row.slug ?? undefined,
    createdAt: row.created_at,
    startedAt: row.started_at ?? undefined,
    queued: row.queued,
    ...(row.state === 'paused' && row.brake_reply !== null && { brakeReply: row.brake_reply }),
    ...counts,
  };
}

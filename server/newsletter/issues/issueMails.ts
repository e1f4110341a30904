import type { Kysely, Transaction } from 'kysely';
import { hourMs } from '#schema/durations.ts';
import type { IssueContent } from '#schema/newsletterIssue.ts';
import type { Tables } from '#server/database/tables.ts';
import { emailFor, localeOf, type RuleDeps } from '#server/newsletter/subscriberRows.ts';
import { contentOf, localesOf, lockIssue, type Issue } from './issueRows.ts';

/** Interval at which an issue's mails are queued. */
export const issueRoundMs = 15_000;

/** Queues one test mail per language to an address of the owner. Returns the number of mails. */
export async function queueTestMails(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  { id, to }: { id: string; to: string },
): Promise<number> {
  const row = await lockIssue(transaction, id);
  const locales = row === undefined ? [] : localesOf(contentOf(row));
  for (const locale of locales) {
    // Links of test mails lead to the page for invalid links.
    const links = {
      unsubscribeUrl: deps.urls.unsubscribe('', locale),
      preferencesUrl: deps.urls.preferences('', locale),
      oneClickUrl: deps.urls.oneClick(''),
    };
    const mail = { issueId: id, slug: '', to, locale, ...links, isTest: true };
    // The outbox does not store the issue's id, so that tests do not count in any figures.
    await deps.mail.queue(transaction, id, { kind: 'newsletter-issue', ...mail });
  }
  return locales.length;
}

/**
 * Queues mails of the issue that has waited longest, to as many of its next readers as the rate allows. Queues none
 * while many of its mails are waiting. Returns the number of mails, or `undefined` if no issue is being sent.
 */
export async function queueNextMails(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
): Promise<number | undefined> {
  const now = deps.now();
  const nextIssue = await transaction
    .selectFrom('newsletter_issue')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('next_at')
    .executeTakeFirst();
  const issue = nextIssue && (await lockIssue(transaction, nextIssue.id));
  if (issue?.state !== 'sending') return undefined;
  // Another instance has already queued this round.
  if (issue.next_at > now) return 0;
  const count = Math.max(1, Math.round((issue.per_hour * issueRoundMs) / hourMs));
  const content = contentOf(issue);
  const isBacklogged = (await countWaiting(transaction, issue.id)) >= 2 * count;
  const subscribers = isBacklogged
    ? []
    : await selectReaders(transaction, issue, content, issue.started_at ?? 0)
        .selectAll()
        .orderBy('id')
        .limit(count)
        .execute();
  for (const subscriber of subscribers) {
    const mailFields = await emailFor(deps, transaction, subscriber, localeOf(subscriber));
    const mail = {
      kind: 'newsletter-issue',
      ...mailFields,
      issueId: issue.id,
      slug: issue.slug ?? '',
    } as const;
    await deps.mail.queue(transaction, subscriber.id, mail, { issueId: issue.id });
  }
  await transaction
    .updateTable('newsletter_issue')
    .set({
      last_subscriber: subscribers.at(-1)?.id ?? issue.last_subscriber,
      queued: issue.queued + subscribers.length,
      next_at: now + issueRoundMs,
      ...(!isBacklogged && subscribers.length < count && { state: 'sent' as const }),
    })
    .where('id', '=', issue.id)
    .execute();
  return subscribers.length;
}

/** Returns the number of readers whose mail is not queued yet; for a draft, the number who would get it now. */
export async function countReaders(query: Kysely<Tables>, issue: Issue, now: number): Promise<number> {
  const { count } = await selectReaders(query, issue, contentOf(issue), issue.started_at ?? now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Selects the issue's readers whose mail is not queued yet. People who subscribe later find the issue in the archive.
 */
function selectReaders(query: Kysely<Tables>, issue: Issue, content: IssueContent, endTime: number) {
  const { interest } = content;
  const readers = query
    .selectFrom('subscriber')
    .where('id', '>', issue.last_subscriber)
    .where('status', '=', 'active')
    .where('locale', 'in', localesOf(content))
    .where('created_at', '<=', endTime);
  // Ids contain no quotation marks, so this matches whole ids only.
  return interest === undefined ? readers : readers.where('interests', 'like', `%"${interest}"%`);
}

async function countWaiting(transaction: Transaction<Tables>, id: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issue_id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

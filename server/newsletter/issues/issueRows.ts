import type { Kysely, Selectable, Transaction } from 'kysely';
import * as v from 'valibot';
import { isLocale, type Locale } from '#locales/locales.ts';
import { IssueContent } from '#schema/newsletterIssue.ts';
import type { NewsletterIssueTable, Tables } from '#server/database/tables.ts';

export type Issue = Selectable<NewsletterIssueTable>;

export function findIssue(query: Kysely<Tables>, id: string): Promise<Issue | undefined> {
  return query.selectFrom('newsletter_issue').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks an issue until the transaction ends and reads its current row. */
export function lockIssue(transaction: Transaction<Tables>, id: string): Promise<Issue | undefined> {
  return transaction
    .updateTable('newsletter_issue')
    .set((expression) => ({ state: expression.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export function contentOf({ content }: Pick<Issue, 'content'>): IssueContent {
  return v.parse(IssueContent, JSON.parse(content));
}

export function localesOf({ languages }: Pick<IssueContent, 'languages'>): Locale[] {
  return Object.keys(languages).filter(isLocale);
}

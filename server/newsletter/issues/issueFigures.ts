import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { isLocale } from '#locales/locales.ts';
import type { IssueFigures } from '#schema/figures.ts';
import { IssueContent } from '#schema/newsletterIssue.ts';
import { weekOf } from '#schema/weeks.ts';
import { readIssueCounts } from '#server/database/issueCounts.ts';
import type { Tables } from '#server/database/tables.ts';

const maxIssues = 100;

/** Returns the delivery figures, per language, of all issues started since the given time. Newest issue first. */
export async function readIssueFigures(query: Kysely<Tables>, since: number): Promise<IssueFigures[]> {
  const issues = await query
    .selectFrom('newsletter_issue')
    .select(['id', 'content', 'started_at'])
    .where('started_at', '>=', since)
    .orderBy('started_at', 'desc')
    .limit(maxIssues)
    .execute();
  const counts = await readIssueCounts(
    query,
    issues.map(({ id }) => id),
  );
  return issues.flatMap(({ id, content, started_at: startedAt }) => {
    const { languages } = v.parse(IssueContent, JSON.parse(content));
    const [first] = Object.values(languages);
    return counts
      .filter(({ issueId }) => issueId === id)
      .map(({ locale, sent, bounced, failed }) => ({
        week: weekOf(startedAt ?? 0),
        locale,
        subject: (isLocale(locale) ? languages[locale] : first)?.subject ?? '',
        sent,
        bounced,
        failed,
      }))
      .sort((a, b) => a.locale.localeCompare(b.locale));
  });
}

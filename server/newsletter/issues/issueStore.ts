import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Locale } from '#locales/locales.ts';
import type {
  IssueContent,
  IssueState,
  IssueSummary,
  LocalisedIssue,
  PublishedIssue,
} from '#schema/newsletterIssue.ts';
import type { Tables } from '#server/database/tables.ts';
import type { RuleDeps } from '#server/newsletter/subscriberRows.ts';
import { resumeIssue } from './issueBrake.ts';
import { listBraked, listIssues, listPublished } from './issueLists.ts';
import { queueNextMails, queueTestMails } from './issueMails.ts';
import { contentOf, findIssue, localesOf, lockIssue, type Issue } from './issueRows.ts';

/** Store of newsletter issues. Each call is one transaction. */
export type IssueStore = {
  /** Returns all issues, newest first. */
  list: () => Promise<IssueSummary[]>;
  content: (id: string) => Promise<IssueContent | undefined>;
  /** Creates or changes a draft. Returns `undefined` if sending has already started. */
  save: (id: string, content: IssueContent) => Promise<'saved' | undefined>;
  /**
   * Changes the state from one of `from` to `to`. Returns `undefined` if the issue is in none of these states.
   * Idempotent: a repeated request also returns `changed`.
   */
  change: (id: string, from: readonly IssueState[], to: IssueState) => Promise<'changed' | undefined>;
  /**
   * Resumes a paused issue. With `trustsRefusals`, first ends the subscriptions whose mailboxes were reported as
   * missing. Returns `undefined` if the issue is not paused.
   */
  resume: (id: string, options: { trustsRefusals: boolean }) => Promise<'changed' | undefined>;
  /** Returns the issues that the brake has paused, for `/readyz`. */
  braked: () => Promise<{ id: string; reply: string }[]>;
  /** Starts sending a draft, at a rate of `perHour` mails per hour. */
  send: (id: string, perHour: number) => Promise<'changed' | undefined>;
  /** Deletes a draft. */
  remove: (id: string) => Promise<void>;
  /**
   * Returns the languages of a draft whose current text the mailing tool has not accepted yet. Returns `undefined` if
   * the issue does not exist.
   */
  notHandedOver: (id: string) => Promise<HandedOver[] | undefined>;
  /** Records that the mailing tool has accepted a language, so that it is not handed over twice. */
  recordHandedOver: (id: string, handOver: HandedOver) => Promise<void>;
  /**
   * Queues one test mail per language to an address of the owner, without publishing the issue. Returns the number of
   * mails.
   */
  queueTest: (id: string, to: string) => Promise<number>;
  /** Queues the mails that are due. Returns the number of mails, or `undefined` if no issue is being sent. */
  queueNext: () => Promise<number | undefined>;
  inLanguage: (id: string, locale: Locale) => Promise<LocalisedIssue | undefined>;
  /** Returns the issues that were sent in a language, newest first. */
  published: (locale: Locale) => Promise<PublishedIssue[]>;
};

/** An issue in one language. */
type HandedOver = { locale: Locale; issue: LocalisedIssue };

export function createIssueStore(deps: RuleDeps): IssueStore {
  const { database, now } = deps;
  const { query } = database;

  async function change(id: string, from: readonly IssueState[], to: IssueState) {
    const { numUpdatedRows } = await query
      .updateTable('newsletter_issue')
      .set({ state: to, next_at: now() })
      .where('id', '=', id)
      .where('state', 'in', [...from, to])
      .executeTakeFirst();
    return numUpdatedRows > 0n ? ('changed' as const) : undefined;
  }

  return {
    list: () => listIssues(query, now()),
    async content(id) {
      const row = await findIssue(query, id);
      return row && contentOf(row);
    },
    async save(id, content) {
      const { numInsertedOrUpdatedRows } = await query
        .insertInto('newsletter_issue')
        .values({
          id,
          state: 'draft',
          content: JSON.stringify(content),
          slug: null,
          per_hour: 0,
          last_subscriber: '',
          next_at: 0,
          queued: 0,
          created_at: now(),
          started_at: null,
        })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(({ eb, ref }) => ({
              content: JSON.stringify(content),
              state: 'draft',
              // Saving an issue that was handed over in all languages clears this record, so that all languages are
              // handed over again.
              handed_over: eb
                .case()
                .when('newsletter_issue.state', '=', 'handed-over')
                .then(null)
                .else(ref('newsletter_issue.handed_over'))
                .end(),
            }))
            .where('newsletter_issue.state', 'in', ['draft', 'handed-over']),
        )
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n ? 'saved' : undefined;
    },
    change,
    resume: (id, options) => resumeIssue(deps, id, options),
    braked: () => listBraked(query),
    send: (id, perHour) =>
      query.transaction().execute(async (transaction) => {
        const draft = await lockIssue(transaction, id);
        if (draft === undefined) return undefined;
        if (draft.state !== 'draft') return draft.state === 'handed-over' ? undefined : 'changed';
        await transaction
          .updateTable('newsletter_issue')
          .set({
            state: 'sending',
            per_hour: perHour,
            started_at: now(),
            next_at: now(),
            slug: await findFreeSlug(transaction, now()),
          })
          .where('id', '=', id)
          .execute();
        return 'changed';
      }),
    async remove(id) {
      await query
        .deleteFrom('newsletter_issue')
        .where('id', '=', id)
        .where('state', 'in', ['draft', 'handed-over'])
        .execute();
    },
    async notHandedOver(id) {
      const row = await findIssue(query, id);
      if (row === undefined) return undefined;
      const { languages } = contentOf(row);
      const acceptedHashes = readHandedOverHashes(row);
      return localesOf({ languages }).flatMap((locale) => {
        const issue = languages[locale];
        return issue === undefined || acceptedHashes[locale] === hashIssue(issue) ? [] : [{ locale, issue }];
      });
    },
    recordHandedOver: (id, { locale, issue }) =>
      query.transaction().execute(async (transaction) => {
        const row = await lockIssue(transaction, id);
        if (row === undefined) return;
        await transaction
          .updateTable('newsletter_issue')
          .set({ handed_over: JSON.stringify({ ...readHandedOverHashes(row), [locale]: hashIssue(issue) }) })
          .where('id', '=', id)
          .execute();
      }),
    queueTest: (id, to) =>
      query.transaction().execute((transaction) => queueTestMails(deps, transaction, { id, to })),
    queueNext: () => query.transaction().execute((transaction) => queueNextMails(deps, transaction)),
    async inLanguage(id, locale) {
      const row = await findIssue(query, id);
      return row && contentOf(row).languages[locale];
    },
    published: (locale) => listPublished(query, locale),
  };
}

/** Returns the slug of an issue: the UTC date, with a number if several issues are sent on one day. */
async function findFreeSlug(transaction: Transaction<Tables>, now: number): Promise<string> {
  const day = new Date(now).toISOString().slice(0, 10);
  const { count } = await transaction
    .selectFrom('newsletter_issue')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`slug like ${`${day}%`}`)
    .executeTakeFirstOrThrow();
  return count === 0 ? day : `${day}-${count + 1}`;
}

/** Returns the hash of the text that the mailing tool has accepted, by language. */
function readHandedOverHashes({
  handed_over: handedOver,
}: Pick<Issue, 'handed_over'>): Record<string, string> {
  return handedOver === null ? {} : v.parse(v.record(v.string(), v.string()), JSON.parse(handedOver));
}

function hashIssue(issue: LocalisedIssue): string {
  return createHash('sha256').update(JSON.stringify(issue)).digest('hex');
}

import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Locale } from '#locales/locales.ts';
import type {
  IssueContent,
  IssueState,
  IssueSummary,
  IssueWords,
  PublishedIssue,
} from '#schema/newsletterIssue.ts';
import type { Tables } from '#server/database/tables.ts';
import type { RuleDeps } from '#server/newsletter/subscriberRows.ts';
import { resumeIssue } from './issueBrake.ts';
import { listBraked, listIssues, listPublished } from './issueLists.ts';
import { queueNextMails, queueTestMails } from './issueMails.ts';
import { contentOf, findIssue, localesOf, lockIssue, type Issue } from './issueRows.ts';

/** The issues of the newsletter. Each call is one transaction. */
export type IssueStore = {
  /** Newest first. */
  list: () => Promise<IssueSummary[]>;
  content: (id: string) => Promise<IssueContent | undefined>;
  /** Undefined where the issue is under way already. */
  save: (id: string, content: IssueContent) => Promise<'saved' | undefined>;
  /** From any of the states to the other; undefined where it is in none of them. A repeated call finds what it wants and is no error. */
  change: (id: string, from: readonly IssueState[], to: IssueState) => Promise<'changed' | undefined>;
  /**
   * Resumes a paused issue. With `trustsRefusals` the readers whose mailboxes were reported as missing end first.
   * Undefined if it is not paused.
   */
  resume: (id: string, options: { trustsRefusals: boolean }) => Promise<'changed' | undefined>;
  /** Issues that the brake holds, for `/readyz`. */
  braked: () => Promise<{ id: string; reply: string }[]>;
  /** Begins to send a draft, so many mails an hour. */
  send: (id: string, perHour: number) => Promise<'changed' | undefined>;
  /** Deletes a draft. */
  remove: (id: string) => Promise<void>;
  /** The languages of a draft that the mailing tool has not taken with these words yet. Undefined where there is no such issue. */
  notHandedOver: (id: string) => Promise<HandedOver[] | undefined>;
  /** Keeps that the mailing tool has taken a language, so that it is not handed over twice. */
  noteHandedOver: (id: string, handed: HandedOver) => Promise<void>;
  /** One mail to an address of the owner's, in each language, without making the issue public. */
  queueTest: (id: string, to: string) => Promise<number>;
  /** Makes the mails that are due. The number says how many; undefined: no issue is under way. */
  queueNext: () => Promise<number | undefined>;
  words: (id: string, locale: Locale) => Promise<IssueWords | undefined>;
  /** Issues that were sent in a language, newest first. */
  published: (locale: Locale) => Promise<PublishedIssue[]>;
};

/** An issue in one language. */
type HandedOver = { locale: Locale; words: IssueWords };

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
              // One that was handed over whole is handed over whole again.
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
            slug: await freeSlug(transaction, now()),
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
      const taken = takenOf(row);
      return localesOf({ languages }).flatMap((locale) => {
        const words = languages[locale];
        return words === undefined || taken[locale] === hashOf(words) ? [] : [{ locale, words }];
      });
    },
    noteHandedOver: (id, { locale, words }) =>
      query.transaction().execute(async (transaction) => {
        const row = await lockIssue(transaction, id);
        if (row === undefined) return;
        await transaction
          .updateTable('newsletter_issue')
          .set({ handed_over: JSON.stringify({ ...takenOf(row), [locale]: hashOf(words) }) })
          .where('id', '=', id)
          .execute();
      }),
    queueTest: (id, to) =>
      query.transaction().execute((transaction) => queueTestMails(deps, transaction, { id, to })),
    queueNext: () => query.transaction().execute((transaction) => queueNextMails(deps, transaction)),
    async words(id, locale) {
      const row = await findIssue(query, id);
      return row && contentOf(row).languages[locale];
    },
    published: (locale) => listPublished(query, locale),
  };
}

/** Returns the day in UTC, with a number if several issues are sent on one day. */
async function freeSlug(transaction: Transaction<Tables>, now: number): Promise<string> {
  const day = new Date(now).toISOString().slice(0, 10);
  const { count } = await transaction
    .selectFrom('newsletter_issue')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`slug like ${`${day}%`}`)
    .executeTakeFirstOrThrow();
  return count === 0 ? day : `${day}-${count + 1}`;
}

/** Hashes of the texts that the mailing tool has accepted, by language. */
function takenOf({ handed_over: taken }: Pick<Issue, 'handed_over'>): Record<string, string> {
  return taken === null ? {} : v.parse(v.record(v.string(), v.string()), JSON.parse(taken));
}

function hashOf(words: IssueWords): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

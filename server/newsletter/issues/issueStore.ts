import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import * as v from 'valibot';
import { hourMs } from '#schema/durations.ts';
import { isLocale, type Locale } from '#locales/locales.ts';
import {
  IssueContent,
  type IssueState,
  type IssueSummary,
  type IssueWords,
  type PublishedIssue,
} from '#schema/newsletterIssue.ts';
import type { NewsletterIssueTable, Subscriber, Tables } from '#server/database/tables.ts';
import { emailFor, localeOf, type SubscriptionDeps } from '#server/newsletter/subscriberRows.ts';
import type { Selectable } from 'kysely';
import { resumeIssue } from './issueBrake.ts';

type Issue = Selectable<NewsletterIssueTable>;

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
  /** What was sent in a language, newest first. */
  published: (locale: Locale) => Promise<PublishedIssue[]>;
};

/** An issue in one language. */
type HandedOver = { locale: Locale; words: IssueWords };

/** How often mails are made of an issue. */
export const issueRoundMs = 15_000;
const mostShown = 200;

export function createIssueStore(deps: SubscriptionDeps): IssueStore {
  const { database, now } = deps;
  const { query } = database;

  const find = (id: string) =>
    query.selectFrom('newsletter_issue').selectAll().where('id', '=', id).executeTakeFirst();

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
    async list() {
      const rows = await query
        .selectFrom('newsletter_issue')
        .selectAll()
        .orderBy('created_at', 'desc')
        .limit(mostShown)
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
            total: row.state === 'sent' ? row.queued : row.queued + (await countReaders(query, row, now())),
            waiting: count?.waiting ?? 0,
            failed: count?.failed ?? 0,
            bounced: bounced.find(({ issue_id: id }) => id === row.id)?.count ?? 0,
          });
        }),
      );
    },
    async content(id) {
      const row = await find(id);
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
    async braked() {
      const rows = await query
        .selectFrom('newsletter_issue')
        .select(['id', 'brake_reply'])
        .where('state', '=', 'paused')
        .where('brake_reply', 'is not', null)
        .orderBy('started_at')
        .execute();
      return rows.map(({ id, brake_reply: reply }) => ({ id, reply: reply ?? '' }));
    },
    send: (id, perHour) =>
      query.transaction().execute(async (transaction) => {
        const draft = await lock(transaction, id);
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
      const row = await find(id);
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
        const row = await lock(transaction, id);
        if (row === undefined) return;
        await transaction
          .updateTable('newsletter_issue')
          .set({ handed_over: JSON.stringify({ ...takenOf(row), [locale]: hashOf(words) }) })
          .where('id', '=', id)
          .execute();
      }),
    queueTest: (id, to) =>
      query.transaction().execute(async (transaction) => {
        const row = await lock(transaction, id);
        const locales = row === undefined ? [] : localesOf(contentOf(row));
        for (const locale of locales) {
          // The links lead to the page that says that a link is of nobody.
          const links = {
            unsubscribeUrl: deps.urls.unsubscribe('', locale),
            preferencesUrl: deps.urls.preferences('', locale),
            oneClickUrl: deps.urls.oneClick(''),
          };
          const mail = { issueId: id, slug: '', to, locale, ...links, isTest: true };
          // Without the issue's id in the outbox: a test counts in no figures.
          await deps.mail.queue(transaction, id, { kind: 'newsletter-issue', ...mail });
        }
        return locales.length;
      }),
    queueNext: () => query.transaction().execute((transaction) => queueNext(deps, transaction)),
    async words(id, locale) {
      const row = await find(id);
      return row && contentOf(row).languages[locale];
    },
    async published(locale) {
      const rows = await query
        .selectFrom('newsletter_issue')
        .selectAll()
        .where('slug', 'is not', null)
        .orderBy('started_at', 'desc')
        .limit(mostShown)
        .execute();
      return rows.flatMap((row) => {
        const words = contentOf(row).languages[locale];
        return words === undefined ? [] : [{ ...words, slug: row.slug ?? '', sentAt: row.started_at ?? 0 }];
      });
    },
  };
}

/** Mails for the next subscribers of the issue that has waited longest. As many as its pace asks, and none while many of it wait. */
async function queueNext(
  deps: SubscriptionDeps,
  transaction: Transaction<Tables>,
): Promise<number | undefined> {
  const now = deps.now();
  const due = await transaction
    .selectFrom('newsletter_issue')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('next_at')
    .executeTakeFirst();
  const issue = due && (await lock(transaction, due.id));
  if (issue?.state !== 'sending') return undefined;
  // Another instance has done this round.
  if (issue.next_at > now) return 0;
  const count = Math.max(1, Math.round((issue.per_hour * issueRoundMs) / hourMs));
  const content = contentOf(issue);
  const isHeld = (await waitingOf(transaction, issue.id)) >= 2 * count;
  const subscribers = isHeld ? [] : await nextSubscribers(transaction, issue, content, count);
  for (const subscriber of subscribers) {
    const letter = await emailFor(deps, transaction, subscriber, localeOf(subscriber));
    const mail = { kind: 'newsletter-issue', ...letter, issueId: issue.id, slug: issue.slug ?? '' } as const;
    await deps.mail.queue(transaction, subscriber.id, mail, { issueId: issue.id });
  }
  await transaction
    .updateTable('newsletter_issue')
    .set({
      last_subscriber: subscribers.at(-1)?.id ?? issue.last_subscriber,
      queued: issue.queued + subscribers.length,
      next_at: now + issueRoundMs,
      ...(!isHeld && subscribers.length < count && { state: 'sent' as const }),
    })
    .where('id', '=', issue.id)
    .execute();
  return subscribers.length;
}

function nextSubscribers(
  transaction: Transaction<Tables>,
  issue: Issue,
  content: IssueContent,
  count: number,
): Promise<Subscriber[]> {
  return readersOf(transaction, issue, content, issue.started_at ?? 0)
    .selectAll()
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Number of readers whose mail of an issue is not made yet; of a draft, those who would get it now. */
async function countReaders(query: Kysely<Tables>, issue: Issue, now: number): Promise<number> {
  const { count } = await readersOf(query, issue, contentOf(issue), issue.started_at ?? now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Subscribers after the last one whose mail of the issue was made. Who subscribes later finds it in the archive. */
function readersOf(query: Kysely<Tables>, issue: Issue, content: IssueContent, until: number) {
  const { interest } = content;
  const next = query
    .selectFrom('subscriber')
    .where('id', '>', issue.last_subscriber)
    .where('status', '=', 'active')
    .where('locale', 'in', localesOf(content))
    .where('created_at', '<=', until);
  // Ids have no quotation marks, so that this is found in the list of them alone.
  return interest === undefined ? next : next.where('interests', 'like', `%"${interest}"%`);
}

/** Locks an issue until the transaction ends and reads it afresh. */
function lock(transaction: Transaction<Tables>, id: string): Promise<Issue | undefined> {
  return transaction
    .updateTable('newsletter_issue')
    .set((expression) => ({ state: expression.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

async function waitingOf(transaction: Transaction<Tables>, id: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issue_id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The day, in UTC; with a number where several are sent on one. */
async function freeSlug(transaction: Transaction<Tables>, now: number): Promise<string> {
  const day = new Date(now).toISOString().slice(0, 10);
  const { count } = await transaction
    .selectFrom('newsletter_issue')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`slug like ${`${day}%`}`)
    .executeTakeFirstOrThrow();
  return count === 0 ? day : `${day}-${count + 1}`;
}

function contentOf({ content }: Pick<Issue, 'content'>): IssueContent {
  return v.parse(IssueContent, JSON.parse(content));
}

/** Hashes of the words that the mailing tool has taken, by language. */
function takenOf({ handed_over: taken }: Pick<Issue, 'handed_over'>): Record<string, string> {
  return taken === null ? {} : v.parse(v.record(v.string(), v.string()), JSON.parse(taken));
}

function hashOf(words: IssueWords): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

function localesOf({ languages }: Pick<IssueContent, 'languages'>): Locale[] {
  return Object.keys(languages).filter(isLocale);
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

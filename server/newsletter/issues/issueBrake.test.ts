import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewsletterIssueTable } from '#server/database/tables.ts';
import { createNewsletterMail } from '#server/mail/newsletterMail.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import { createSimulatedClock, type SimulatedClock } from '#tests/support/simulatedClock.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';
import { countReported, handleRefusal, isBraked, resetRefusedInRow, resumeIssue } from './issueBrake.ts';

const draft = { subject: 'Spring', before: '', articles: [], after: '' };
const content = JSON.stringify({ languages: { en: draft }, chosen: [] });
const issueId = randomUUID();
const otherId = randomUUID();
const reply = '550 5.1.1 User unknown';

describe.each(testDatabases)('the brake of an issue, on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: SimulatedClock;
  let readers: string[];

  beforeEach(async () => {
    database = await open();
    clock = createSimulatedClock();
  });
  afterEach(() => database.drop());

  const deps = () => {
    const outbox = createOutbox({ database, now: clock.now });
    const mail = createNewsletterMail({ outbox, owner: { to: 'owner@kystlink.example', locale: 'en' } });
    return { ...ownerOf({ database, clock }).parts, mail };
  };
  /** Stores an issue with mails to subscribers, the first `sent` of which are sent. */
  async function startIssue(
    count: number,
    {
      sent = 0,
      ...columns
    }: { sent?: number } & Partial<Pick<NewsletterIssueTable, 'state' | 'queued'>> = {},
  ) {
    const now = clock.now();
    const rows = Array.from({ length: count }, (_, line) => ({
      ...{ line, emailAddress: `reader${line}@reads.example`, locale: 'en' as const },
      ...{ state: 'active' as const, times: '' },
    }));
    await ownerOf({ database, clock }).admin.import(rows, { consent: 'On paper', isDryRun: false });
    const subscribers = await database.query.selectFrom('subscriber').select('id').orderBy('id').execute();
    readers = subscribers.map(({ id }) => id);
    await database.query
      .insertInto('newsletter_issue')
      .values({
        ...{ id: issueId, state: 'sending', content, slug: null, per_hour: 100, last_subscriber: '' },
        ...{ next_at: now, queued: count, created_at: now, started_at: now, ...columns },
      })
      .execute();
    await database.query
      .insertInto('outbox')
      .values(
        readers.map((id, index) => ({
          ...{
            id: `mail ${index}`,
            channel: 'mail',
            kind: 'newsletter-issue',
            subject_id: id,
            payload: '{}',
          },
          ...{
            attempts: 0,
            due_at: now,
            claimed_by: null,
            created_at: now,
            failed_at: null,
            last_error: null,
          },
          ...{ retried_at: null, sent_at: index < sent ? now : null, issue_id: issueId },
        })),
      )
      .execute();
  }
  /** Handles the rejection of the mail to a subscriber. */
  const refuse = (index: number, fields: Partial<Parameters<typeof handleRefusal>[1]> = {}) =>
    handleRefusal(deps(), {
      ...{ messageId: `mail ${index}`, triedSince: 0, subjectId: readers[index] ?? '', issueId },
      ...{ bounce: 'no-mailbox', isFinal: false, reply, ...fields },
    });
  /** Returns the verdicts about the mails `from` to `to`, each after an accepted mail if `resets`. */
  async function refuseAll(
    from: number,
    to: number,
    { resets = false, ...fields }: Parameters<typeof refuse>[1] & { resets?: boolean } = {},
  ) {
    const verdicts: string[] = [];
    for (let index = from; index < to; index += 1) {
      verdicts.push(await refuse(index, fields));
      if (resets) await resetRefusedInRow(deps(), issueId);
    }
    return verdicts;
  }
  const settled = (count: number) => Array.from({ length: count }, () => 'settle');
  const readIssue = () =>
    database.query
      .selectFrom('newsletter_issue')
      .selectAll()
      .where('id', '=', issueId)
      .executeTakeFirstOrThrow();
  const bounces = () => database.query.selectFrom('bounce').selectAll().execute();
  const failedMails = () =>
    database.query.selectFrom('outbox').select('id').where('failed_at', 'is not', null).execute();
  const statuses = () => ownerOf({ database, clock }).admin.countByStatus();

  it.each([
    ['no-mailbox', 10],
    ['passing', 5],
    ['ours', 5],
  ] as const)('pauses the issue at rejections of class %s: %i in a row', async (bounce, count) => {
    await startIssue(100);
    expect(await refuseAll(0, count - 1, { bounce })).toEqual(settled(count - 1));
    expect(await readIssue()).toMatchObject({
      state: 'sending',
      refused_in_row: bounce === 'no-mailbox' ? 9 : 8,
    });
    expect(await refuse(count, { bounce })).toBe('wait');
    expect(await readIssue()).toMatchObject({ state: 'paused', brake_reply: reply, refused_in_row: 0 });
    expect(await statuses()).toMatchObject({ active: 100, bounced: 0 });
    expect(await refuse(count + 1, { isFinal: true })).toBe('wait');
    expect(await statuses()).toMatchObject({ active: 100 });
    expect(await failedMails()).toEqual([]);
    const notices = await database.query
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'issue-paused')
      .execute();
    expect(notices.map(({ payload }) => JSON.parse(payload))).toMatchObject([{ subject: 'Spring', reply }]);
  });

  it.each([
    [20, 'no-mailbox', 179, 'wait'],
    [20, 'no-mailbox', 180, 'settle'],
    [10, 'ours', 189, 'wait'],
    [10, 'ours', 190, 'settle'],
  ] as const)(
    'decides about %i rejections of class %s of %i sent mails: %s',
    async (count, bounce, sent, verdict) => {
      await startIssue(250, { sent });
      const verdicts = await refuseAll(200, 200 + count, { bounce, resets: true });
      expect(verdicts).toEqual([...settled(count - 1), verdict]);
    },
  );

  it.each([
    [2, 2, 'settle'],
    [6, 3, 'wait'],
    [7, 3, 'settle'],
  ])('decides about a list of %i with %i missing mailboxes: %s', async (queued, count, verdict) => {
    await startIssue(20, { queued });
    expect(await refuseAll(0, count)).toEqual([...settled(count - 1), verdict]);
  });

  it('counts a rejection once, until the mail is retried', async () => {
    await startIssue(100);
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect(await refuse(0, { bounce: 'ours' })).toBe('settle');
    expect(await bounces()).toHaveLength(1);
    await refuse(0, { bounce: 'ours', triedSince: 1 });
    expect(await readIssue()).toMatchObject({ refused_in_row: 4 });
  });

  it.each([
    ['no-mailbox', reply, { kind: 'hard', detail: null, status: '5.1.1', reply }],
    ['ours', '550 15.1.1 5.7.1999', { kind: 'soft', detail: 'refused', status: null }],
    ['ours', '', { kind: 'soft', detail: 'refused', status: null, reply: null }],
  ] as const)('stores a rejection of class %s with the reply %j', async (bounce, text, row) => {
    await startIssue(100);
    await refuse(0, { bounce, reply: text });
    expect(await bounces()).toMatchObject([
      { source: 'smtp', issue_id: issueId, subscriber_id: readers[0], ...row },
    ]);
  });

  it('ends subscriptions, and stores no other rejection, without an issue', async () => {
    await startIssue(100);
    expect(await refuse(0, { issueId: null })).toBe('settle');
    expect(await refuse(1, { issueId: null, bounce: 'ours' })).toBe('settle');
    expect(await refuse(2, { issueId: otherId, bounce: 'ours', isFinal: true })).toBe('settle');
    expect(await refuse(3, { subjectId: otherId, isFinal: true })).toBe('settle');
    expect(await bounces()).toMatchObject([{ kind: 'hard', issue_id: null }]);
    expect(await statuses()).toMatchObject({ active: 99, bounced: 1 });
    expect(await failedMails()).toEqual([]);
  });

  it('gives up a mail only if the rejection is final, and sends it again after a pause', async () => {
    await startIssue(100);
    await refuse(0, { bounce: 'ours' });
    expect(await failedMails()).toEqual([]);
    await refuse(1, { bounce: 'ours', isFinal: true, reply: '' });
    expect(await failedMails()).toEqual([{ id: 'mail 1' }]);
    await refuseAll(2, 5, { bounce: 'ours' });
    expect(await readIssue()).toMatchObject({ state: 'paused' });
    expect(await failedMails()).toEqual([]);
  });

  it('pauses an issue again that a person has paused', async () => {
    await startIssue(100, { state: 'paused' });
    expect(await refuseAll(0, 5, { bounce: 'ours', reply: '' })).toEqual([...settled(4), 'wait']);
    expect(await readIssue()).toMatchObject({ brake_reply: '' });
    expect(await refuse(6, { bounce: 'ours' })).toBe('wait');
  });

  const report = (id: string) =>
    database.query.transaction().execute((transaction) => countReported(deps(), transaction, id, null));
  const braked = (id: string) =>
    database.query.transaction().execute((transaction) => isBraked(transaction, id));

  it('counts reports of other servers, but not those about another issue', async () => {
    await startIssue(4);
    await refuseAll(0, 2);
    expect([
      await report(issueId),
      await report(otherId),
      await braked(issueId),
      await braked(otherId),
    ]).toEqual([false, false, false, false]);
    await database.query
      .insertInto('bounce')
      .values({
        ...{ id: 'report', subscriber_id: readers[2] ?? '', kind: 'hard', status: null, source: 'mailbox' },
        ...{ issue_id: issueId, created_at: clock.now() },
      })
      .execute();
    expect([await report(issueId), await braked(issueId), await report(issueId)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await statuses()).toMatchObject({ active: 4 });
    expect(await readIssue()).toMatchObject({ brake_reply: '' });
  });

  const resume = (trustsRefusals: boolean) => resumeIssue(deps(), issueId, { trustsRefusals });

  it.each([
    ['sending', 'changed', undefined],
    ['paused', 'changed', 'changed'],
    ['draft', undefined, undefined],
  ] as const)(
    'resumes an issue in the state %s: %s, or %s if it trusts rejections',
    async (state, resumed, trusted) => {
      await startIssue(4, { state });
      await refuse(0);
      expect(await resume(true)).toBe(trusted);
      await database.query.updateTable('newsletter_issue').set({ state }).execute();
      expect(await resume(false)).toBe(resumed);
      expect(await resumeIssue(deps(), otherId, { trustsRefusals: false })).toBeUndefined();
    },
  );

  it('counts only the rejections after it was resumed', async () => {
    await startIssue(100);
    await refuseAll(0, 10);
    expect(await resume(false)).toBe('changed');
    expect(await statuses()).toMatchObject({ active: 100, bounced: 0 });
    expect(await readIssue()).toMatchObject({
      ...{ state: 'sending', brake_reply: null, refused_in_row: 0, trusts_refusals: 0 },
      ...{ next_at: clock.now(), counted_from: clock.now() + 1 },
    });
    clock.advance(1);
    expect(await refuseAll(10, 19, { resets: true })).toEqual(settled(9));
    expect(await refuseAll(20, 30, { resets: true })).toEqual(settled(10));
    expect(await refuse(31)).toBe('wait');
  });

  it('trusts rejections as missing mailboxes after the owner has confirmed them', async () => {
    await startIssue(40);
    await refuseAll(0, 10);
    expect(await resume(true)).toBe('changed');
    expect(await readIssue()).toMatchObject({ state: 'sending', trusts_refusals: 1 });
    expect(await statuses()).toMatchObject({ active: 30, bounced: 10 });
    const suppressed = await database.query.selectFrom('suppression').select('reason').execute();
    expect(suppressed).toEqual(Array.from({ length: 10 }, () => ({ reason: 'bounced' })));
    clock.advance(1);
    expect(await refuseAll(10, 35)).toEqual(settled(25));
    expect(await refuseAll(35, 40, { bounce: 'ours' })).toEqual([...settled(4), 'wait']);
  });
});

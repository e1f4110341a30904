import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hourMs } from '#schema/durations.ts';
import type { IssueContent } from '#schema/newsletterIssue.ts';
import { sign } from '#server/lib/signature.ts';
import { issueRoundMs } from '#server/newsletter/issues/issueMails.ts';
import { createIssuePump } from '#server/newsletter/issues/issuePump.ts';
import { handleRefusal } from '#server/newsletter/issues/issueBrake.ts';
import { createLogger } from '#server/logger.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import {
  postJson,
  startNewsletterSite,
  wordPressSecret,
  type NewsletterSite,
} from '#tests/support/newsletterSite.ts';
import { createSimulatedClock, type SimulatedClock } from '#tests/support/simulatedClock.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

const owner = 'owner@kystlink.example';
const draft = { subject: 'Spring', before: 'Hello.', articles: [], after: '' };
const content: IssueContent = { languages: { en: draft }, chosen: [] };

describe.each(testDatabases)('the automatic pause of an issue, on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: SimulatedClock;
  let mailServer: MailServer;
  let sites: NewsletterSite[];
  let id: string;

  beforeEach(async () => {
    database = await open();
    clock = createSimulatedClock();
    mailServer = await startMailServer();
    sites = [await start()];
    id = randomUUID();
  });
  afterEach(async () => {
    for (const site of sites) await site.close();
    await mailServer.close();
    await database.drop();
  });

  const start = () =>
    startNewsletterSite({
      database,
      clock,
      mailUrl: mailServer.url,
      settings: { enquiryRecipient: owner },
    });
  const ownerTools = () => ownerOf({ database, clock });
  const addReaders = (count: number) =>
    ownerTools().admin.import(
      Array.from({ length: count }, (_, line) => ({
        line,
        emailAddress: `reader${line}@reads.example`,
        locale: 'en' as const,
        state: 'active' as const,
        times: '',
      })),
      { consent: 'On paper', isDryRun: false },
    );
  const post = async (request: object) => {
    const body = JSON.stringify(request);
    const response = await postJson(`${sites[0]?.origin}/api/newsletter-issues`, body, {
      'x-signature': sign(wordPressSecret, Math.floor(clock.now() / 1000), body),
    });
    return { status: response.status, json: await response.json() };
  };
  const startIssue = async (perHour = 100_000) => {
    await post({ do: 'save', id, content });
    expect((await post({ do: 'send', id, perHour })).status).toBe(200);
  };
  const run = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      for (const site of sites) await site.issues.queueNext();
      await Promise.all(sites.map((site) => site.worker.drain()));
      clock.advance(issueRoundMs);
    }
  };
  const rejectAfter = (acceptedCount: number, refusal: NonNullable<MailServer['refusal']>) => {
    mailServer.beforeAccept = async () => {
      if (mailServer.messages.length + 1 >= acceptedCount) mailServer.refusal = refusal;
    };
  };
  const stopRefusing = () => {
    mailServer.beforeAccept = async () => {};
    mailServer.refusal = undefined;
  };
  const issue = async () => (await post({ do: 'list' })).json.issues[0];
  const letters = () =>
    mailServer.messages.map(({ recipient }) => recipient).filter((recipient) => recipient !== owner);
  const statuses = () => ownerTools().admin.countByStatus();
  const events = async (kind: string) =>
    (await database.query.selectFrom('outbox').select('id').where('kind', '=', kind).execute()).length;

  it.each([
    [300, 50, 'Requested action not taken: mailbox unavailable'],
    [60, 20, 'Sender verify failed'],
    [60, 20, '5.1.1 hello@kystlink.example has sent to too many recipients this hour'],
    [60, 20, '5.1.1 User unknown'],
    [60, 20, '5.7.1 Message looks like spam'],
  ])(
    'keeps %d subscribers when the relay accepts %d mails and then replies 550 %s, and sends the rest once',
    async (readers, acceptedCount, text) => {
      await addReaders(readers);
      await startIssue();
      rejectAfter(acceptedCount, { code: 550, text });
      await run(4);
      const sentCount = letters().length;
      expect(sentCount).toBeGreaterThanOrEqual(acceptedCount);
      expect(sentCount).toBeLessThan(acceptedCount + 10);
      expect(await statuses()).toMatchObject({ active: readers, bounced: 0 });
      const waitingCount = readers - sentCount;
      expect(await issue()).toMatchObject({
        state: 'paused',
        failed: 0,
        queued: readers,
        waiting: waitingCount,
      });
      expect((await issue()).brakeReply).toContain(text.split('@').at(-1)?.slice(-20));
      expect((await issue()).brakeReply).not.toContain('hello@');

      stopRefusing();
      clock.advance(hourMs);
      await run(2);
      expect(letters()).toHaveLength(sentCount);
      expect(mailServer.messages.filter(({ recipient }) => recipient === owner)).toHaveLength(1);
      expect(mailServer.messages.at(-1)?.subject).toBe('Newsletter paused: Spring');
      expect((await post({ do: 'resume', id })).status).toBe(200);
      await run(3);
      expect(new Set(letters()).size).toBe(readers);
      expect(letters()).toHaveLength(readers);
      expect(await issue()).toMatchObject({ state: 'sent', waiting: 0, failed: 0 });
      expect((await issue()).brakeReply).toBeUndefined();
    },
    120_000,
  );

  it('counts the rejections of two instances together', async () => {
    sites.push(await start());
    await addReaders(40);
    await startIssue();
    mailServer.refusal = { code: 550, text: 'Rejected' };
    await run(3);
    const rejectedRows = await database.query
      .selectFrom('outbox')
      .select('id')
      .where('issue_id', '=', id)
      .where('last_error', 'is not', null)
      .execute();
    // Each instance has four mails in progress when the fifth rejection pauses the issue.
    expect(rejectedRows.length).toBeLessThanOrEqual(12);
    expect(await issue()).toMatchObject({ state: 'paused' });
  });

  it('is not triggered by a single unknown mailbox, whose subscription is marked as bounced', async () => {
    await addReaders(200);
    await startIssue();
    mailServer.refusal = { code: 550, text: '5.1.1 User unknown', to: 'reader7@reads.example' };
    await run(2);
    expect(await issue()).toMatchObject({ state: 'sent', failed: 1, bounced: 1 });
    expect(await statuses()).toMatchObject({ active: 199, bounced: 1 });
    expect((await ownerTools().admin.record('reader7@reads.example'))?.subscription?.bounces).toMatchObject([
      { kind: 'hard', status: '5.1.1', reportedBy: 'smtp', reply: expect.stringContaining('User unknown') },
    ]);
  });

  it('lets the owner confirm that the mailboxes are missing, which ends these subscriptions', async () => {
    await addReaders(40);
    await startIssue();
    mailServer.refusal = { code: 550, text: '5.1.1 User unknown' };
    await run(2);
    expect(await statuses()).toMatchObject({ active: 40, bounced: 0 });
    stopRefusing();
    expect((await post({ do: 'end-refused', id })).status).toBe(200);
    await run(3);
    const { bounced = 0 } = await statuses();
    expect(bounced).toBeGreaterThanOrEqual(10);
    expect(letters()).toHaveLength(40 - bounced);
    expect(await issue()).toMatchObject({ state: 'sent', waiting: 0 });
  });

  it('undoes the bounces of an issue once there are too many', async () => {
    await addReaders(100);
    await startIssue();
    await run(2);
    const report = (number: number) =>
      ownerTools().admin.report({
        emailAddress: `reader${number}@reads.example`,
        kind: 'hard',
        status: '5.1.1',
        source: 'mailbox',
        reportId: `n${number}`,
        reply: '550 5.1.1 unknown',
      });
    for (let number = 0; number < 10; number++) expect(await report(number)).toBe('ended');
    expect(await statuses()).toMatchObject({ bounced: 10 });
    for (let number = 10; number < 30; number++) await report(number);
    expect(await statuses()).toMatchObject({ active: 100, bounced: 0 });
    expect((await ownerTools().admin.record('reader3@reads.example'))?.suppression).toBeUndefined();
    expect(await issue()).toMatchObject({ state: 'paused', brakeReply: '550 5.1.1 unknown' });
    expect(await events('subscription.ended')).toBe(0);
  });

  it.each([
    ['bounces two missing mailboxes of a list of eight', /reader[36]@/, { active: 6, bounced: 2 }, 'sent'],
    ['keeps all eight subscribers if all are refused as missing', /./, { active: 8, bounced: 0 }, 'paused'],
    ['keeps eight subscribers if five are refused as missing', /reader[0-4]@/, { active: 8 }, 'paused'],
  ] as const)('%s', async (_title, to, expected, state) => {
    await addReaders(8);
    await startIssue();
    mailServer.refusal = { code: 550, text: '5.1.1 User unknown', to };
    await run(2);
    expect(await statuses()).toMatchObject(expected);
    expect(await issue()).toMatchObject({ state, failed: expected.active === 6 ? 2 : 0 });
  });

  it('is not triggered by an old list with 6 % missing mailboxes, which bounce', async () => {
    await addReaders(400);
    await startIssue();
    // Matches about every seventeenth subscriber.
    mailServer.refusal = { code: 550, text: '5.1.1 No such user here', to: /reader\d?[147][36]@/ };
    const missingReaders = Array.from({ length: 400 }, (_, n) => n).filter((n) =>
      /^\d?[147][36]$/.test(String(n)),
    );
    await run(4);
    expect(missingReaders).toHaveLength(24);
    expect(await statuses()).toMatchObject({ active: 376, bounced: 24 });
    expect(await issue()).toMatchObject({ state: 'sent', failed: 24, waiting: 0 });
  }, 120_000);

  it.each([
    [450, '4.2.0 Greylisted, see http://postgrey.example', /./, 'sent'],
    [550, '5.7.1 Our system has detected that this message is likely unsolicited mail', /[05]@/, 'paused'],
    [550, 'Requested action not taken: mailbox unavailable', /[05]@/, 'paused'],
  ] as const)(
    'keeps all subscribers while a relay or provider replies %d %s',
    async (code, text, to, state) => {
      await addReaders(100);
      await startIssue();
      mailServer.refusal = { code, text, to };
      await run(3);
      expect(await statuses()).toMatchObject({ active: 100, bounced: 0 });
      expect(await issue()).toMatchObject({ state, failed: 0 });
      stopRefusing();
      await post({ do: 'resume', id });
      clock.advance(hourMs);
      await run(3);
      expect(letters()).toHaveLength(100);
      expect(new Set(letters()).size).toBe(100);
      expect(await issue()).toMatchObject({ state: 'sent', waiting: 0, failed: 0 });
    },
  );

  it('sends a mail again if its rejection caused the pause but was recorded after it', async () => {
    await addReaders(20);
    await startIssue();
    await sites[0]?.issues.queueNext();
    const outbox = createOutbox({ database, now: clock.now });
    const rows = await outbox.claim({ channel: 'mail', by: 'a worker', limit: 10, leaseMs: hourMs });
    const verdicts: string[] = [];
    for (const { id: messageId, created_at: createdAt, subject_id: subjectId } of rows) {
      const refusal = {
        messageId,
        triedSince: createdAt,
        subjectId,
        issueId: id,
        bounce: 'no-mailbox',
        isFinal: true,
      } as const;
      verdicts.push(await handleRefusal(ownerTools().parts, { ...refusal, reply: '550 unknown' }));
    }
    expect(verdicts).toEqual([...Array.from({ length: 9 }, () => 'settle'), 'wait']);
    for (const row of rows.slice(0, 9)) await outbox.markFailed(row, '550 unknown');
    expect(await statuses()).toMatchObject({ active: 20 });
    expect(await issue()).toMatchObject({ state: 'paused', failed: 0, waiting: 20 });
  });

  it('is reported as a warning in /readyz', async () => {
    await addReaders(20);
    await startIssue();
    mailServer.refusal = { code: 550, text: 'Rejected for owner@kystlink.example' };
    await run(2);
    const [site] = sites;
    if (site === undefined) throw new Error('no site');
    const pump = createIssuePump({
      store: site.issues,
      onQueued: () => {},
      after: clock.after,
      logger: createLogger('silent'),
    });
    pump.start();
    await pump.stop();
    expect(pump.warnings).toEqual([expect.stringContaining(`issue ${id} is paused`)]);
  });

  it('lets the owner reactivate bounced subscribers by time, issue or reply, and then retry their mails', async () => {
    await addReaders(3);
    await startIssue();
    mailServer.refusal = { code: 550, text: '5.1.1 no such user 100% sure', to: 'reader1@reads.example' };
    await run(2);
    const { admin, deadLetters } = ownerTools();
    expect(await statuses()).toMatchObject({ bounced: 1 });
    expect(await admin.findBounced({ reply: 'another reply' })).toEqual([]);
    expect(await admin.findBounced({ reply: 'such_user' })).toEqual([]);
    expect(await admin.findBounced({ issueId: randomUUID() })).toEqual([]);
    expect(await admin.findBounced({ since: clock.now() + 1 })).toEqual([]);
    expect(await admin.findBounced({ reply: '100% SURE', issueId: id, since: 0 })).toHaveLength(1);
    stopRefusing();
    expect((await post({ do: 'reactivate', id })).json.reactivated).toBe(1);
    expect(await statuses()).toMatchObject({ active: 3, bounced: 0 });
    const record = await admin.record('reader1@reads.example');
    expect(record?.subscription?.consent.at(-1)?.event).toBe('resubscribed');
    expect(await deadLetters.retry(0)).toEqual({ queued: 1, dropped: 0 });
    await run(1);
    expect(letters().sort()).toEqual([
      'reader0@reads.example',
      'reader1@reads.example',
      'reader2@reads.example',
    ]);
  });
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { systemClock } from '#server/mail/clock.ts';
import { bundleScripts } from '#tests/support/bundleScript.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';
import { siteUrl } from '#tests/support/mailParts.ts';
import { play, type Scenario, type Visit } from '#tests/support/newsletterProcess.ts';
import { linksOf } from '#tests/support/subscribing.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import { startNewsletterSite } from '#tests/support/newsletterSite.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

/**
 * Time after which a process starts again: longer than a crashed worker's claim, shorter than the pause between two
 * mails to one address.
 */
const laterMs = 5 * 60_000;

const script = 'tests/support/newsletterProcess.ts';
const bundleOf = bundleScripts(script);

/**
 * Returns the positions (from 1) of the statements before which to kill a process: all statements in the full suite,
 * otherwise only the first of each name.
 */
function killPointsIn(statements: readonly string[], names: readonly string[]): number[] {
  if (isFull) return statements.map((_, index) => index + 1);
  const kills = names.map((name) => statements.indexOf(name) + 1);
  expect(kills).not.toContain(0);
  return kills;
}

describe.each(testDatabases)('a killed process, on $name', { timeout: 600_000 }, ({ open }) => {
  let database: TestDatabase;
  let mailServer: MailServer;

  beforeEach(async () => {
    database = await open();
    mailServer = await startMailServer();
  });
  afterEach(async () => {
    await mailServer.close();
    await database.drop();
  });

  it('loses no address and sends no second mail, whichever statement it is killed before', async () => {
    const statements = await runHere({ aheadMs: 0, post: signUp('measured@example.com') });
    expect(statements.length).toBeGreaterThan(8);
    // The mail is not yet queued; queued but not yet claimed; sent but not yet recorded as sent.
    const kills = killPointsIn(statements, [
      'insert outbox',
      'update outbox claimed_by',
      'update outbox sent_at',
    ]);
    const repeats: number[] = [];

    for (const step of kills) {
      const emailAddress = `step${step}@example.com`;
      await kill({ killAt: step, aheadMs: 0, post: signUp(emailAddress) });
      // The visitor saw no response and tries again. The restarted process also finds the killed process's messages.
      await runHere({ aheadMs: laterMs, post: signUp(emailAddress) });

      const mails = mailsTo(emailAddress);
      expect(new Set(mails.map((mail) => mail.messageId)).size, `mails after step ${step}`).toBe(1);
      if (mails.length > 1) repeats.push(step);
    }

    const rows = await database.query.selectFrom('subscriber').select(['email_address', 'status']).execute();
    expect(new Set(rows.map((row) => row.email_address)).size).toBe(kills.length + 1);
    expect(rows.every((row) => row.status === 'pending')).toBe(true);
    // If a process is killed after the mail server has accepted a mail and before the outbox has recorded it, no sender
    // can tell whether the mail was sent. The outbox then repeats the same message, because it could otherwise be lost.
    expect(repeats).toHaveLength(1);
  });

  it.each([
    { fate: 'drops it', isTaken: false, copies: 1 },
    { fate: 'accepts it without a reply', isTaken: true, copies: 2 },
  ])(
    'repeats the same message when it is killed after sending it and the mail server $fate',
    async ({ isTaken, copies }) => {
      const post = signUp('ada@example.com');
      const sender = await start({ aheadMs: 0, post });
      const exit = once(sender, 'exit');
      mailServer.beforeAccept = async () => {
        mailServer.beforeAccept = async () => {};
        sender.kill('SIGKILL');
        await exit;
        if (!isTaken) throw new Error('the connection is gone');
      };
      expect(await exit).toEqual([null, 'SIGKILL']);

      await runHere({ aheadMs: laterMs, post });
      await runHere({ aheadMs: laterMs + 60_000, post });

      const mails = mailsTo('ada@example.com');
      expect(mails).toHaveLength(copies);
      expect(new Set(mails.map((mail) => mail.messageId)).size).toBe(1);
      expect(new Set(mails.map((mail) => linksOf(mail, siteUrl).confirmToken)).size).toBe(1);
    },
  );

  it('confirms once, whichever statement it is killed before', async () => {
    await runHere({ aheadMs: 0, post: signUp('measured@example.com') });
    const statements = await runHere({ aheadMs: 0, post: confirm('measured@example.com') });
    // The consent is not yet stored; stored, but the event for the mailing tool is not yet queued.
    const kills = killPointsIn(statements, ['insert consent', 'insert outbox']);

    for (const step of kills) {
      const emailAddress = `step${step}@example.com`;
      await runHere({ aheadMs: 0, post: signUp(emailAddress) });
      await kill({ killAt: step, aheadMs: 0, post: confirm(emailAddress) });
      await runHere({ aheadMs: laterMs, post: confirm(emailAddress) });
    }

    const statuses = await database.query.selectFrom('subscriber').select('status').execute();
    expect(statuses.map((row) => row.status)).toEqual(Array(kills.length + 1).fill('active'));
    const confirmations = await database.query
      .selectFrom('consent')
      .select('subscriber_id')
      .where('event', '=', 'confirmed')
      .execute();
    expect(confirmations).toHaveLength(kills.length + 1);
    const events = await database.query
      .selectFrom('outbox')
      .select('subject_id')
      .where('channel', '=', 'webhook')
      .execute();
    expect(new Set(events.map((row) => row.subject_id)).size).toBe(kills.length + 1);
    expect(events).toHaveLength(kills.length + 1);
  });

  it('sends each mail of an issue once, whichever statement it is killed before', async () => {
    const measuredIssue = await startIssue();
    const statements = await runHere({ aheadMs: 0 });
    expect(mailsTo(`${measuredIssue}@example.com`)).toHaveLength(1);
    // No mail is queued yet; two are queued, but the progress is not stored; one is sent but not yet recorded as sent.
    const kills = killPointsIn(statements, [
      'insert outbox',
      'update newsletter_issue last_subscriber',
      'update outbox sent_at',
    ]);
    for (const step of kills) {
      await database.query.deleteFrom('subscriber').execute();
      mailServer.messages.length = 0;
      const first = await startIssue();
      await kill({ killAt: step, aheadMs: 0 });
      for (let round = 1; round <= 3; round++) await runHere({ aheadMs: round * laterMs });
      for (const name of [first, `${first}b`]) {
        const ids = mailsTo(`${name}@example.com`).map(({ messageId }) => messageId);
        expect(new Set(ids).size, `mails after step ${step}`).toBe(1);
        expect(ids.length).toBeLessThanOrEqual(2);
      }
    }
  });

  /** Creates two subscribers and starts an issue for them. Returns the first subscriber's name. */
  async function startIssue(): Promise<string> {
    await database.query.deleteFrom('newsletter_issue').execute();
    const name = randomUUID();
    const { admin } = ownerOf({ database, clock: systemClock });
    const row = { locale: 'en', state: 'active', times: '' } as const;
    await admin.import(
      [
        { ...row, line: 1, emailAddress: `${name}@example.com` },
        { ...row, line: 2, emailAddress: `${name}b@example.com` },
      ],
      { consent: 'On paper', isDryRun: false },
    );
    const site = await startNewsletterSite({ database, clock: systemClock, mailUrl: mailServer.url });
    const draft = { subject: 'Spring', before: 'Hello.', articles: [], after: '' };
    await site.issues.save(name, { languages: { en: draft }, chosen: [] });
    await site.issues.send(name, 1000);
    await site.close();
    return name;
  }

  function signUp(emailAddress: string): NonNullable<Scenario['post']> {
    return { path: '/api/newsletter', body: { emailAddress } };
  }

  function confirm(emailAddress: string): NonNullable<Scenario['post']> {
    const [mail] = mailsTo(emailAddress);
    if (mail === undefined) throw new Error('no mail arrived');
    return { path: '/api/newsletter/confirm', body: { token: linksOf(mail, siteUrl).confirmToken } };
  }

  function mailsTo(emailAddress: string): MailServer['messages'] {
    return mailServer.messages.filter((message) => message.recipient === emailAddress);
  }

  /** Plays a visit in the test's process, which is not killed. */
  function runHere(visit: Omit<Visit, 'mailUrl'>): Promise<string[]> {
    return play({ ...visit, mailUrl: mailServer.url }, database);
  }

  async function start(options: Pick<Scenario, 'killAt' | 'aheadMs' | 'post'>): Promise<ChildProcess> {
    const scenario: Scenario = {
      ...options,
      databaseUrl: database.url,
      dataDir: database.dataDir,
      secretKey: database.secretKey,
      mailUrl: mailServer.url,
    };
    const env = { NEWSLETTER_SCENARIO: JSON.stringify(scenario) };
    return spawn(process.execPath, [await bundleOf(script)], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }

  /**
   * Runs a process until it kills itself. The number of statements varies by one or two between runs, so the process
   * may exit before it reaches `killAt`.
   */
  async function kill(options: Pick<Scenario, 'aheadMs' | 'post'> & { killAt: number }): Promise<void> {
    const [code, signal] = await once(await start(options), 'exit');
    if (signal !== 'SIGKILL') expect(code).toBe(0);
    if (!isFull) expect(signal).toBe('SIGKILL');
  }
});

import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '#server/features/mail/clock.ts';
import { buildMailRenderer } from '#tests/support/builtMailRenderer.ts';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';
import { siteUrl } from '#tests/support/mailParts.ts';
import { postJson, startNewsletterSite } from '#tests/support/newsletterSite.ts';
import type { Scenario } from '#tests/support/newsletterProcess.ts';
import { linksOf } from '#tests/support/subscribing.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

const script = fileURLToPath(new URL('../support/newsletterProcess.ts', import.meta.url));
/** Longer than the claim of a worker that died, shorter than the pause between two mails to one address. */
const laterMs = 5 * 60_000;

let mailRenderer: string;
beforeAll(async () => {
  mailRenderer = await buildMailRenderer();
}, 120_000);

describe.each(testDatabases)('a process that is killed, on $name', { timeout: 600_000 }, ({ open }) => {
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

  it('loses no address and mails none twice, whichever two steps it dies between', async () => {
    const steps = await run({ aheadMs: 0, post: signUp('measured@example.com') });
    expect(steps).toBeGreaterThan(8);
    const repeats: number[] = [];

    for (let step = 1; step <= steps; step++) {
      const emailAddress = `step${step}@example.com`;
      await run({ killAt: step, aheadMs: 0, post: signUp(emailAddress) });
      // The visitor, who saw no answer, tries again; the restarted process also finds what the dead one left.
      await run({ aheadMs: laterMs, post: signUp(emailAddress) });

      const mails = mailsTo(emailAddress);
      expect(new Set(mails.map((mail) => mail.messageId)).size, `mails after step ${step}`).toBe(1);
      if (mails.length > 1) repeats.push(step);
    }

    const rows = await database.query.selectFrom('subscriber').select(['email_address', 'status']).execute();
    expect(new Set(rows.map((row) => row.email_address)).size).toBe(steps + 1);
    expect(rows.every((row) => row.status === 'pending')).toBe(true);
    // Between "the mail server has it" and "it is written down" no sender can tell whether it went out. That one step
    // repeats the very same message; losing it would be the only other choice.
    expect(repeats).toHaveLength(1);
  });

  it.each([
    { fate: 'drops it', isTaken: false, copies: 1 },
    { fate: 'takes it, and cannot say so', isTaken: true, copies: 2 },
  ])(
    'sends the same message again when it dies after its last line and the mail server $fate',
    async ({ isTaken, copies }) => {
      const post = signUp('ada@example.com');
      const sender = start({ aheadMs: 0, post });
      const death = once(sender, 'exit');
      let complaint = '';
      sender.stderr?.on('data', (chunk: string) => void (complaint += chunk));
      mailServer.beforeAccept = async () => {
        mailServer.beforeAccept = async () => {};
        sender.kill('SIGKILL');
        await death;
        if (!isTaken) throw new Error('the connection is gone');
      };
      expect(await death, complaint).toEqual([null, 'SIGKILL']);

      await run({ aheadMs: laterMs, post });
      await run({ aheadMs: laterMs + 60_000, post });

      const mails = mailsTo('ada@example.com');
      expect(mails).toHaveLength(copies);
      expect(new Set(mails.map((mail) => mail.messageId)).size).toBe(1);
      expect(new Set(mails.map((mail) => linksOf(mail, siteUrl).confirmToken)).size).toBe(1);
    },
  );

  it('confirms once, whichever two steps it dies between', async () => {
    await signUpHere('measured@example.com');
    const steps = await run({ aheadMs: 0, post: confirm('measured@example.com') });

    for (let step = 1; step <= steps; step++) {
      const emailAddress = `step${step}@example.com`;
      await signUpHere(emailAddress);
      await run({ killAt: step, aheadMs: 0, post: confirm(emailAddress) });
      await run({ aheadMs: laterMs, post: confirm(emailAddress) });
    }

    const statuses = await database.query.selectFrom('subscriber').select('status').execute();
    expect(statuses.map((row) => row.status)).toEqual(Array(steps + 1).fill('active'));
    const confirmations = await database.query
      .selectFrom('consent')
      .select('subscriber_id')
      .where('event', '=', 'confirmed')
      .execute();
    expect(confirmations).toHaveLength(steps + 1);
    const events = await database.query
      .selectFrom('outbox')
      .select('subject_id')
      .where('channel', '=', 'webhook')
      .execute();
    expect(new Set(events.map((row) => row.subject_id)).size).toBe(steps + 1);
    expect(events).toHaveLength(steps + 1);
  });

  function signUp(emailAddress: string): Scenario['post'] {
    return { path: '/api/newsletter', body: { emailAddress } };
  }

  /** In this process, which nobody kills. */
  async function signUpHere(emailAddress: string): Promise<void> {
    const site = await startNewsletterSite({ database, clock: systemClock, mailUrl: mailServer.url });
    await postJson(site.origin + signUp(emailAddress).path, signUp(emailAddress).body);
    await site.worker.drain();
    await site.close();
  }

  function confirm(emailAddress: string): Scenario['post'] {
    const [mail] = mailsTo(emailAddress);
    if (mail === undefined) throw new Error('no mail arrived');
    return { path: '/api/newsletter/confirm', body: { token: linksOf(mail, siteUrl).confirmToken } };
  }

  function mailsTo(emailAddress: string): MailServer['messages'] {
    return mailServer.messages.filter((message) => message.recipient === emailAddress);
  }

  type Run = Pick<Scenario, 'killAt' | 'aheadMs' | 'post'>;

  function start(parts: Run, onEnd: Parameters<typeof execFile>[3] = () => {}): ChildProcess {
    const scenario: Scenario = {
      ...parts,
      databaseUrl: database.url,
      dataDir: database.dataDir,
      secretKey: database.secretKey,
      mailUrl: mailServer.url,
      mailRenderer,
    };
    const env = { NEWSLETTER_SCENARIO: JSON.stringify(scenario) };
    return execFile(process.execPath, [script], { env }, onEnd);
  }

  /**
   * Resolves with the number of statements it took; 0 when the process was killed. How many there are differs by one or
   * two with what happens meanwhile: a process may end before the last step that another one took.
   */
  function run(parts: Run): Promise<number> {
    return new Promise((resolve, reject) => {
      start(parts, (error, stdout, stderr) => {
        const wasKilled = error?.signal === 'SIGKILL';
        const endedBefore = !error && Number(stdout) < (parts.killAt ?? Infinity);
        if (wasKilled && parts.killAt !== undefined) resolve(0);
        else if (endedBefore) resolve(Number(stdout));
        else reject(new Error(`the process ended unexpectedly: ${String(stderr)}`, { cause: error }));
      });
    });
  }
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleScripts } from '#tests/support/bundleScript.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';
import type { ServerParts } from '#tests/support/newsletterServer.ts';
import { postJson } from '#tests/support/newsletterSite.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

// The full suite and `npm run crash` run thirty rounds.
const rounds = Number(process.env['CRASH_ROUNDS'] ?? (isFull ? 30 : 1));
const signUpsARound = isFull ? 210 : 60;
const concurrency = 12;
const slowestResponseMs = 40;
/** Time between rounds: longer than a crashed worker's claim. */
const betweenRoundsMs = 5 * 60_000;

const script = 'tests/support/newsletterServer.ts';
const bundleOf = bundleScripts(script);

describe.each(testDatabases)('kill -9 during sign-ups, on $name', { timeout: 1_800_000 }, ({ open }) => {
  let database: TestDatabase;
  let mailServer: MailServer;
  let runningSite: ChildProcess | undefined;
  /** Number of messages that the mail server has received but not yet accepted. */
  let openCount = 0;

  beforeEach(async () => {
    database = await open();
    mailServer = await startMailServer();
    mailServer.beforeAccept = async () => {
      openCount += 1;
      await after(Math.random() * slowestResponseMs);
      openCount -= 1;
    };
  });
  afterEach(async () => {
    runningSite?.kill('SIGKILL');
    await mailServer.close();
    await database.drop();
  });

  it(`loses no sign-up in ${rounds} rounds, and repeats only mails that were accepted but not recorded`, async () => {
    const acceptedAddresses: string[] = [];
    const acceptedUnrecorded = new Set<string>();

    for (let round = 0; round < rounds; round++) {
      const { child, origin } = await start(round * betweenRoundsMs);
      const killAfter = Math.ceil((signUpsARound * (round + 0.5)) / rounds);
      const exit = once(child, 'exit');
      let responseCount = 0;
      await runConcurrently(signUpsARound, async (index) => {
        const emailAddress = `r${round}n${index}@example.com`;
        const headers = { 'x-forwarded-for': `2001:db8:${round}:${index}00::1` };
        // A visitor without a response was promised nothing.
        const response = await postJson(`${origin}/api/newsletter`, { emailAddress }, headers).catch(
          () => undefined,
        );
        if (response?.status === 200) acceptedAddresses.push(emailAddress);
        responseCount += 1;
        if (responseCount === killAfter) child.kill('SIGKILL');
      });
      expect(await exit).toEqual([null, 'SIGKILL']);
      await expect.poll(() => openCount, { timeout: 20_000 }).toBe(0);
      for (const messageId of await unrecorded()) acceptedUnrecorded.add(messageId);
    }

    await start(rounds * betweenRoundsMs);
    await expect.poll(waiting, { timeout: 600_000, interval: 200 }).toBe(0);

    const mailsByRecipient = Map.groupBy(mailServer.messages, ({ recipient }) => recipient);
    const missingAddresses = acceptedAddresses.filter((address) => !mailsByRecipient.has(address));
    const repeatedMails = [...mailsByRecipient.values()].filter((mails) => mails.length > 1);
    const mailsWithNewIds = repeatedMails.filter(
      (mails) => new Set(mails.map(({ messageId }) => messageId)).size > 1,
    );
    const unexplainedRepeats = repeatedMails.filter(
      ([mail]) => !acceptedUnrecorded.has(mail?.messageId ?? ''),
    );
    const rows = await database.query.selectFrom('subscriber').select(['email_address', 'status']).execute();

    process.stdout.write(
      `${rounds} rounds: ${acceptedAddresses.length} answered, ${missingAddresses.length} lost, ${repeatedMails.length} mailed twice\n`,
    );
    expect({ lost: missingAddresses, doubled: mailsWithNewIds, unexplained: unexplainedRepeats }).toEqual({
      lost: [],
      doubled: [],
      unexplained: [],
    });
    expect(new Set(rows.map((row) => row.email_address))).toEqual(new Set(mailsByRecipient.keys()));
    expect(rows.every(({ status }) => status === 'pending')).toBe(true);
  });

  async function start(aheadMs: number): Promise<{ child: ChildProcess; origin: string }> {
    const serverParts: ServerParts = {
      databaseUrl: database.url,
      dataDir: database.dataDir,
      secretKey: database.secretKey,
      mailUrl: mailServer.url,
      aheadMs,
    };
    const child = spawn(process.execPath, [await bundleOf(script)], {
      env: { NEWSLETTER_SERVER: JSON.stringify(serverParts) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    runningSite = child;
    const [origin] = await once(child.stdout, 'data');
    return { child, origin: String(origin).trim() };
  }

  /** Returns messages that the mail server has accepted but the outbox has not recorded. */
  async function unrecorded(): Promise<string[]> {
    const rows = await database.query
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .execute();
    const open = new Set(rows.map(({ id }) => `<${id}@kystlink.example>`));
    return mailServer.messages
      .flatMap(({ messageId }) => messageId ?? [])
      .filter((messageId) => open.has(messageId));
  }

  async function waiting(): Promise<number> {
    const rows = await database.query
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .execute();
    return rows.length;
  }
});

async function runConcurrently(count: number, act: (index: number) => Promise<void>): Promise<void> {
  let nextIndex = 0;
  const runNext = async () => {
    while (nextIndex < count) await act(nextIndex++);
  };
  await Promise.all(Array.from({ length: concurrency }, runNext));
}

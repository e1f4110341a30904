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
const atOnce = 12;
const slowestAnswerMs = 40;
/** Longer than the claim of a crashed worker. */
const betweenRoundsMs = 5 * 60_000;

const script = 'tests/support/newsletterServer.ts';
const bundleOf = bundleScripts(script);

describe.each(testDatabases)('kill -9 during sign-ups, on $name', { timeout: 1_800_000 }, ({ open }) => {
  let database: TestDatabase;
  let mailServer: MailServer;
  let running: ChildProcess | undefined;
  /** Messages that the mail server has received but not yet accepted. */
  let inHand = 0;

  beforeEach(async () => {
    database = await open();
    mailServer = await startMailServer();
    mailServer.beforeAccept = async () => {
      inHand += 1;
      await after(Math.random() * slowestAnswerMs);
      inHand -= 1;
    };
  });
  afterEach(async () => {
    running?.kill('SIGKILL');
    await mailServer.close();
    await database.drop();
  });

  it(`loses no sign-up in ${rounds} rounds, and repeats only mails that were accepted but not recorded`, async () => {
    const answered: string[] = [];
    const acceptedUnrecorded = new Set<string>();

    for (let round = 0; round < rounds; round++) {
      const { child, origin } = await start(round * betweenRoundsMs);
      const killAfter = Math.ceil((signUpsARound * (round + 0.5)) / rounds);
      const death = once(child, 'exit');
      let answers = 0;
      await inParallel(signUpsARound, async (index) => {
        const emailAddress = `r${round}n${index}@example.com`;
        const headers = { 'x-forwarded-for': `2001:db8:${round}:${index}00::1` };
        // Nothing was promised to a visitor without a response.
        const answer = await postJson(`${origin}/api/newsletter`, { emailAddress }, headers).catch(
          () => undefined,
        );
        if (answer?.status === 200) answered.push(emailAddress);
        answers += 1;
        if (answers === killAfter) child.kill('SIGKILL');
      });
      expect(await death).toEqual([null, 'SIGKILL']);
      await expect.poll(() => inHand, { timeout: 20_000 }).toBe(0);
      for (const messageId of await unrecorded()) acceptedUnrecorded.add(messageId);
    }

    await start(rounds * betweenRoundsMs);
    await expect.poll(waiting, { timeout: 600_000, interval: 200 }).toBe(0);

    const arrived = Map.groupBy(mailServer.messages, ({ recipient }) => recipient);
    const lost = answered.filter((address) => !arrived.has(address));
    const repeated = [...arrived.values()].filter((mails) => mails.length > 1);
    const doubled = repeated.filter((mails) => new Set(mails.map(({ messageId }) => messageId)).size > 1);
    const unexplained = repeated.filter(([mail]) => !acceptedUnrecorded.has(mail?.messageId ?? ''));
    const rows = await database.query.selectFrom('subscriber').select(['email_address', 'status']).execute();

    process.stdout.write(
      `${rounds} rounds: ${answered.length} answered, ${lost.length} lost, ${repeated.length} mailed twice\n`,
    );
    expect({ lost, doubled, unexplained }).toEqual({ lost: [], doubled: [], unexplained: [] });
    expect(new Set(rows.map((row) => row.email_address))).toEqual(new Set(arrived.keys()));
    expect(rows.every(({ status }) => status === 'pending')).toBe(true);
  });

  async function start(aheadMs: number): Promise<{ child: ChildProcess; origin: string }> {
    const parts: ServerParts = {
      databaseUrl: database.url,
      dataDir: database.dataDir,
      secretKey: database.secretKey,
      mailUrl: mailServer.url,
      aheadMs,
    };
    const child = spawn(process.execPath, [await bundleOf(script)], {
      env: { NEWSLETTER_SERVER: JSON.stringify(parts) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = child;
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

async function inParallel(count: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const take = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
}

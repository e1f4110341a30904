import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/database/openDatabase.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createLogger } from '#server/logger.ts';
import { startMailServer } from '#tests/support/mailServer.ts';
import { postJson, startNewsletterSite } from '#tests/support/newsletterSite.ts';
import { signUpAndRead } from '#tests/support/subscribing.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';
import { startListmonk } from '#tests/support/tools/listmonk.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const minuteMs = 60_000;

describe.each(testDatabases)('sending, on $name', ({ name, open }) => {
  const given = useNewsletter(open);

  let visitors = 0;
  const signUp = (emailAddress: string, at = given.site) =>
    postJson(
      `${at.origin}/api/newsletter`,
      { emailAddress },
      { 'x-forwarded-for': `198.51.100.${++visitors % 250}` },
    );
  /** Retries while a busy machine has no free database connection, which responds with 503. */
  const signUpUntilTaken = async (emailAddress: string, at = given.site): Promise<void> => {
    const { status } = await signUp(emailAddress, at);
    if (status === 503) return signUpUntilTaken(emailAddress, at);
    expect(status).toBe(200);
  };
  const recipients = () => given.mailServer.messages.map((mail) => mail.recipient).sort();

  it('waits for a mail server that is down for an hour, and then sends each mail once', async () => {
    await given.mailServer.close();
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => signUp(`${name}@example.com`)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    for (let minute = 0; minute < 60; minute++) {
      await given.site.worker.drain();
      given.clock.advance(minuteMs);
    }
    const attempts = await given.database.query.selectFrom('outbox').select('attempts').execute();
    expect(attempts.map((row) => row.attempts)).toEqual([7, 7, 7]);
    expect(given.site.worker.status).toEqual({ lagMs: 60 * minuteMs, waiting: 3, failed: 0 });

    given.mailServer = await startMailServer({ port: given.mailServer.port });
    given.clock.advance(60 * minuteMs);
    await given.site.worker.drain();
    expect(recipients()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
    expect(given.site.worker.status).toEqual({ lagMs: 0, waiting: 0, failed: 0 });
  });

  it('sends mail that was queued before the clock was set back', async () => {
    await signUp('ada@example.com');
    given.clock.advance(-60 * minuteMs);
    await given.site.worker.drain();
    expect(recipients()).toEqual(['ada@example.com']);
    expect(given.site.worker.status).toMatchObject({ lagMs: 0, waiting: 0 });
  });

  it('logs once that mails are delayed, and once that they have caught up', async () => {
    const lines: string[] = [];
    const logger = pino({ base: null }, { write: (line) => void lines.push(line) });
    const watched = await startNewsletterSite({ ...given, mailUrl: given.mailServer.url, logger });
    given.mailServer.refusal = { code: 451, text: '4.7.1 Greylisted, try again' };
    await signUp('ada@example.com', watched);
    for (let minute = 0; minute < 30; minute++) {
      await watched.worker.drain();
      given.clock.advance(minuteMs);
    }
    given.mailServer.refusal = undefined;
    given.clock.advance(60 * minuteMs);
    await watched.worker.drain();
    await watched.close();
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /outbox/.test(msg));
    expect(told).toMatchObject([
      { level: 50, msg: 'outbox is falling behind', lagMs: 10 * minuteMs, waiting: 1 },
      { level: 30, msg: 'outbox has caught up', waiting: 0 },
    ]);
  });

  it('reports why messages have waited for ten minutes: the full reply to the owner, a code in public', async () => {
    const listmonk = await startListmonk();
    listmonk.failure.status = 403;
    const tool = { name: 'listmonk', url: listmonk.url, key: 'site:wrong', list: 7 } as const;
    const site = await startNewsletterSite({ ...given, mailUrl: given.mailServer.url, settings: { tool } });
    const { confirmToken } = await signUpAndRead(site, given.mailServer, 'ada@example.com');
    await postJson(`${site.origin}/api/newsletter/confirm`, { token: confirmToken });
    given.mailServer.refusal = { code: 451, text: '4.7.1 mx.kystlink.example is busy' };
    await signUp('eve@example.com', site);
    await site.worker.drain();
    expect(site.worker.warnings).toEqual([]);
    given.clock.advance(10 * minuteMs);
    await site.worker.drain();
    const since = new Date(given.clock.now() - 10 * minuteMs).toISOString();
    expect(site.worker.warnings).toEqual([
      expect.stringContaining(`1 message has been waiting for the mail server since ${since} (451 4.7.1);`),
      expect.stringContaining(
        `1 message has been waiting for the mailing tool since ${since} (responded with 403);`,
      ),
    ]);
    const outbox = createOutbox({ database: given.database, now: given.clock.now });
    expect(await outbox.reasons(given.clock.now())).toMatchObject([
      { count: 1, reason: expect.stringMatching(/responded with 403|mx\.kystlink\.example is busy/) },
      { count: 1, reason: expect.stringMatching(/responded with 403|mx\.kystlink\.example is busy/) },
    ]);
    listmonk.failure.status = undefined;
    await site.close();
    await listmonk.close();
  });

  it('retries when the mail server replies with a temporary failure', async () => {
    given.mailServer.refusal = { code: 451, text: '4.7.1 Greylisted, try again' };
    await signUp('ada@example.com');
    await given.site.worker.drain();
    given.mailServer.refusal = undefined;
    given.clock.advance(minuteMs);
    await given.site.worker.drain();
    expect(recipients()).toEqual(['ada@example.com']);
  });

  it('marks an address without a mailbox as bounced, without its name in errors', async () => {
    given.mailServer.refusal = { code: 550, text: '5.1.1 <ada@example.com> no such user' };
    await signUp('ada@example.com');
    await given.site.worker.drain();
    const { status } = await given.database.query
      .selectFrom('subscriber')
      .select('status')
      .executeTakeFirstOrThrow();
    expect(status).toBe('bounced');
    expect(given.site.worker.status).toMatchObject({ waiting: 0, failed: 1 });
    const { last_error } = await given.database.query
      .selectFrom('outbox')
      .select('last_error')
      .executeTakeFirstOrThrow();
    expect(last_error).not.toContain('ada@');

    given.mailServer.refusal = undefined;
    await signUp('ada@example.com');
    await given.site.worker.drain();
    expect(recipients()).toEqual(['ada@example.com']);
  });

  it.each([
    [{ code: 552, text: '5.2.2 mailbox full' }, 'active', ['subscription.confirmed']],
    [{ code: 550, text: '5.1.1 no such user' }, 'bounced', ['subscription.ended']],
  ])(
    'bounces of a repeated sign-up by an active subscriber are processed, and reported to the tool: %j',
    async (refusal, status, events) => {
      const site = await startNewsletterSite({
        ...given,
        mailUrl: given.mailServer.url,
        disclosure: 'uniform',
        // Closed port: events wait.
        settings: { webhook: { url: 'http://127.0.0.1:9/', secret: 'secret' } },
      });
      const { confirmToken } = await signUpAndRead(site, given.mailServer, 'ada@example.com');
      await postJson(`${site.origin}/api/newsletter/confirm`, { token: confirmToken });
      given.clock.advance(60 * minuteMs);
      given.mailServer.refusal = refusal;
      await signUp('ada@example.com', site);
      await site.worker.drain();
      await site.close();
      const { query } = given.database;
      expect(await query.selectFrom('subscriber').select('status').execute()).toEqual([{ status }]);
      const waiting = query.selectFrom('outbox').select('kind').where('channel', '=', 'webhook');
      expect((await waiting.execute()).map(({ kind }) => kind)).toEqual(events);
    },
  );

  it('treats a refusal of the sender as a fault to fix, not as a missing mailbox', async () => {
    given.mailServer.refusal = { code: 554, text: '5.7.1 Relay access denied' };
    await signUp('ada@example.com');
    await given.site.worker.drain();
    const { status } = await given.database.query
      .selectFrom('subscriber')
      .select('status')
      .executeTakeFirstOrThrow();
    expect(status).toBe('pending');
    expect(given.site.worker.status).toMatchObject({ waiting: 1, failed: 0 });
  });

  it('gives up after three days, and keeps the message', async () => {
    await given.mailServer.close();
    await signUp('ada@example.com');
    for (let hour = 0; hour <= 73; hour++) {
      await given.site.worker.drain();
      given.clock.advance(60 * minuteMs);
    }
    expect(given.site.worker.status).toMatchObject({ waiting: 0, failed: 1 });
    expect(await given.database.query.selectFrom('subscriber').select('status').execute()).toEqual([
      { status: 'pending' },
    ]);
  });

  it('purges settled messages, never waiting ones', async () => {
    await signUp('ada@example.com');
    await given.site.worker.drain();
    await given.mailServer.close();
    await signUp('eve@example.com');
    given.clock.advance(1);
    const now = given.clock.now();
    await createOutbox({ database: given.database, now: given.clock.now }).purge({ sent: now, failed: now });
    const rows = await given.database.query.selectFrom('outbox').select('sent_at').execute();
    expect(rows).toEqual([{ sent_at: null }]);
  });

  it.runIf(name === 'PostgreSQL')('sends nothing twice when two instances share the database', async () => {
    const other = await openDatabase({
      url: given.database.url,
      dataDir: given.database.dataDir,
      secretKey: given.database.secretKey,
      logger: createLogger('silent'),
    });
    const otherSite = await startNewsletterSite({
      ...given,
      database: other,
      mailUrl: given.mailServer.url,
    });
    const addresses = Array.from(
      { length: 60 },
      (_, index) => `a${String(index).padStart(2, '0')}@example.com`,
    );
    // Each address at both instances simultaneously.
    await Promise.all(
      addresses.flatMap((address) => [signUpUntilTaken(address), signUpUntilTaken(address, otherSite)]),
    );
    await Promise.all([given.site.worker.drain(), otherSite.worker.drain(), given.site.worker.drain()]);
    expect(recipients()).toEqual(addresses);
    await otherSite.close();
    await other.close();
  });

  it('keeps its claim on a message, however slow the mail server is', async () => {
    const other = await startNewsletterSite({ ...given, mailUrl: given.mailServer.url });
    const claimedUntil = async () => {
      const { due_at: time } = await given.database.query
        .selectFrom('outbox')
        .select('due_at')
        .executeTakeFirstOrThrow();
      return Number(time);
    };
    given.mailServer.beforeAccept = async () => {
      // Two lease periods pass while the mail server waits; a lease of two minutes is renewed every forty seconds.
      for (let step = 0; step < 8; step++) {
        given.clock.advance(30_000);
        await vi.waitFor(
          async () => expect(await claimedUntil()).toBeGreaterThan(given.clock.now() + 40_000),
          10_000,
        );
      }
      given.mailServer.beforeAccept = async () => {};
      await other.worker.drain();
    };
    await signUp('ada@example.com');
    await given.site.worker.drain();
    expect(recipients()).toEqual(['ada@example.com']);
    await other.close();
  });

  it('sends on its own once started, immediately when triggered, and again after a pause', async () => {
    const arrived = Promise.withResolvers<void>();
    given.mailServer.beforeAccept = async () => arrived.resolve();
    given.site.worker.start();
    await given.site.worker.drain();
    await signUp('ada@example.com');
    await arrived.promise;
    await given.site.worker.stop();
    expect(recipients()).toEqual(['ada@example.com']);
  });
});

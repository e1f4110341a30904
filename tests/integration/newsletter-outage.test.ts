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

describe.each(testDatabases)('the mail worker, on $name', ({ name, open }) => {
  const setup = useNewsletter(open);

  let visitors = 0;
  const signUp = (emailAddress: string, targetSite = setup.site) =>
    postJson(
      `${targetSite.origin}/api/newsletter`,
      { emailAddress },
      { 'x-forwarded-for': `198.51.100.${++visitors % 250}` },
    );
  /** Signs up. Retries after a 503, because a busy machine may have no free database connection. */
  const signUpUntilTaken = async (emailAddress: string, targetSite = setup.site): Promise<void> => {
    const { status } = await signUp(emailAddress, targetSite);
    if (status === 503) return signUpUntilTaken(emailAddress, targetSite);
    expect(status).toBe(200);
  };
  const recipients = () => setup.mailServer.messages.map((mail) => mail.recipient).sort();

  it('waits for a mail server that is down for an hour, and then sends each mail once', async () => {
    await setup.mailServer.close();
    const responses = await Promise.all(['a', 'b', 'c'].map((name) => signUp(`${name}@example.com`)));
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200]);
    for (let minute = 0; minute < 60; minute++) {
      await setup.site.worker.drain();
      setup.clock.advance(minuteMs);
    }
    const attempts = await setup.database.query.selectFrom('outbox').select('attempts').execute();
    expect(attempts.map((row) => row.attempts)).toEqual([7, 7, 7]);
    expect(setup.site.worker.status).toEqual({ lagMs: 60 * minuteMs, waiting: 3, failed: 0 });

    setup.mailServer = await startMailServer({ port: setup.mailServer.port });
    setup.clock.advance(60 * minuteMs);
    await setup.site.worker.drain();
    expect(recipients()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
    expect(setup.site.worker.status).toEqual({ lagMs: 0, waiting: 0, failed: 0 });
  });

  it('sends mail that was queued before the clock was set back', async () => {
    await signUp('ada@example.com');
    setup.clock.advance(-60 * minuteMs);
    await setup.site.worker.drain();
    expect(recipients()).toEqual(['ada@example.com']);
    expect(setup.site.worker.status).toMatchObject({ lagMs: 0, waiting: 0 });
  });

  it('logs once that mails are delayed, and once that it has caught up', async () => {
    const lines: string[] = [];
    const logger = pino({ base: null }, { write: (line) => void lines.push(line) });
    const watchedSite = await startNewsletterSite({ ...setup, mailUrl: setup.mailServer.url, logger });
    setup.mailServer.refusal = { code: 451, text: '4.7.1 Greylisted, try again' };
    await signUp('ada@example.com', watchedSite);
    for (let minute = 0; minute < 30; minute++) {
      await watchedSite.worker.drain();
      setup.clock.advance(minuteMs);
    }
    setup.mailServer.refusal = undefined;
    setup.clock.advance(60 * minuteMs);
    await watchedSite.worker.drain();
    await watchedSite.close();
    const outboxLines = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /outbox/.test(msg));
    expect(outboxLines).toMatchObject([
      { level: 50, msg: 'outbox is falling behind', lagMs: 10 * minuteMs, waiting: 1 },
      { level: 30, msg: 'outbox has caught up', waiting: 0 },
    ]);
  });

  it('reports why messages have waited for ten minutes: the full reply to the owner, only a code in public', async () => {
    const listmonk = await startListmonk();
    listmonk.failure.status = 403;
    const tool = { name: 'listmonk', url: listmonk.url, key: 'site:wrong', list: 7 } as const;
    const site = await startNewsletterSite({ ...setup, mailUrl: setup.mailServer.url, settings: { tool } });
    const { confirmToken } = await signUpAndRead(site, setup.mailServer, 'ada@example.com');
    await postJson(`${site.origin}/api/newsletter/confirm`, { token: confirmToken });
    setup.mailServer.refusal = { code: 451, text: '4.7.1 mx.kystlink.example is busy' };
    await signUp('eve@example.com', site);
    await site.worker.drain();
    expect(site.worker.warnings).toEqual([]);
    setup.clock.advance(10 * minuteMs);
    await site.worker.drain();
    const since = new Date(setup.clock.now() - 10 * minuteMs).toISOString();
    expect(site.worker.warnings).toEqual([
      expect.stringContaining(`1 message has been waiting for the mail server since ${since} (451 4.7.1);`),
      expect.stringContaining(
        `1 message has been waiting for the mailing tool since ${since} (responded with 403);`,
      ),
    ]);
    const outbox = createOutbox({ database: setup.database, now: setup.clock.now });
    expect(await outbox.reasons(setup.clock.now())).toMatchObject([
      { count: 1, reason: expect.stringMatching(/responded with 403|mx\.kystlink\.example is busy/) },
      { count: 1, reason: expect.stringMatching(/responded with 403|mx\.kystlink\.example is busy/) },
    ]);
    listmonk.failure.status = undefined;
    await site.close();
    await listmonk.close();
  });

  it('retries when the mail server replies with a temporary failure', async () => {
    setup.mailServer.refusal = { code: 451, text: '4.7.1 Greylisted, try again' };
    await signUp('ada@example.com');
    await setup.site.worker.drain();
    setup.mailServer.refusal = undefined;
    setup.clock.advance(minuteMs);
    await setup.site.worker.drain();
    expect(recipients()).toEqual(['ada@example.com']);
  });

  it('marks an address without a mailbox as bounced, and omits the address from errors', async () => {
    setup.mailServer.refusal = { code: 550, text: '5.1.1 <ada@example.com> no such user' };
    await signUp('ada@example.com');
    await setup.site.worker.drain();
    const { status } = await setup.database.query
      .selectFrom('subscriber')
      .select('status')
      .executeTakeFirstOrThrow();
    expect(status).toBe('bounced');
    expect(setup.site.worker.status).toMatchObject({ waiting: 0, failed: 1 });
    const { last_error } = await setup.database.query
      .selectFrom('outbox')
      .select('last_error')
      .executeTakeFirstOrThrow();
    expect(last_error).not.toContain('ada@');

    setup.mailServer.refusal = undefined;
    await signUp('ada@example.com');
    await setup.site.worker.drain();
    expect(recipients()).toEqual(['ada@example.com']);
  });

  it.each([
    [{ code: 552, text: '5.2.2 mailbox full' }, 'active', ['subscription.confirmed']],
    [{ code: 550, text: '5.1.1 no such user' }, 'bounced', ['subscription.ended']],
  ])(
    'bounces of a repeated sign-up by an active subscriber are processed, and reported to the tool: %j',
    async (rejection, status, events) => {
      const site = await startNewsletterSite({
        ...setup,
        mailUrl: setup.mailServer.url,
        disclosure: 'uniform',
        // Closed port, so that events keep waiting.
        settings: { webhook: { url: 'http://127.0.0.1:9/', secret: 'secret' } },
      });
      const { confirmToken } = await signUpAndRead(site, setup.mailServer, 'ada@example.com');
      await postJson(`${site.origin}/api/newsletter/confirm`, { token: confirmToken });
      setup.clock.advance(60 * minuteMs);
      setup.mailServer.refusal = rejection;
      await signUp('ada@example.com', site);
      await site.worker.drain();
      await site.close();
      const { query } = setup.database;
      expect(await query.selectFrom('subscriber').select('status').execute()).toEqual([{ status }]);
      const waitingMessages = query.selectFrom('outbox').select('kind').where('channel', '=', 'webhook');
      expect((await waitingMessages.execute()).map(({ kind }) => kind)).toEqual(events);
    },
  );

  it('reports a rejection of the sender to the owner, and does not treat it as a missing mailbox', async () => {
    setup.mailServer.refusal = { code: 554, text: '5.7.1 Relay access denied' };
    await signUp('ada@example.com');
    await setup.site.worker.drain();
    const { status } = await setup.database.query
      .selectFrom('subscriber')
      .select('status')
      .executeTakeFirstOrThrow();
    expect(status).toBe('pending');
    expect(setup.site.worker.status).toMatchObject({ waiting: 1, failed: 0 });
  });

  it('gives up on a message after three days, and stores it', async () => {
    await setup.mailServer.close();
    await signUp('ada@example.com');
    for (let hour = 0; hour <= 73; hour++) {
      await setup.site.worker.drain();
      setup.clock.advance(60 * minuteMs);
    }
    expect(setup.site.worker.status).toMatchObject({ waiting: 0, failed: 1 });
    expect(await setup.database.query.selectFrom('subscriber').select('status').execute()).toEqual([
      { status: 'pending' },
    ]);
  });

  it('purges settled messages, but never waiting ones', async () => {
    await signUp('ada@example.com');
    await setup.site.worker.drain();
    await setup.mailServer.close();
    await signUp('eve@example.com');
    setup.clock.advance(1);
    const now = setup.clock.now();
    await createOutbox({ database: setup.database, now: setup.clock.now }).purge({ sent: now, failed: now });
    const rows = await setup.database.query.selectFrom('outbox').select('sent_at').execute();
    expect(rows).toEqual([{ sent_at: null }]);
  });

  it.runIf(name === 'PostgreSQL')('sends nothing twice when two instances share the database', async () => {
    const otherDatabase = await openDatabase({
      url: setup.database.url,
      dataDir: setup.database.dataDir,
      secretKey: setup.database.secretKey,
      logger: createLogger('silent'),
    });
    const otherSite = await startNewsletterSite({
      ...setup,
      database: otherDatabase,
      mailUrl: setup.mailServer.url,
    });
    const addresses = Array.from(
      { length: 60 },
      (_, index) => `a${String(index).padStart(2, '0')}@example.com`,
    );
    // Signs up each address at both instances simultaneously.
    await Promise.all(
      addresses.flatMap((address) => [signUpUntilTaken(address), signUpUntilTaken(address, otherSite)]),
    );
    await Promise.all([setup.site.worker.drain(), otherSite.worker.drain(), setup.site.worker.drain()]);
    expect(recipients()).toEqual(addresses);
    await otherSite.close();
    await otherDatabase.close();
  });

  it('keeps its claim on a message, however slow the mail server is', async () => {
    const otherSite = await startNewsletterSite({ ...setup, mailUrl: setup.mailServer.url });
    const claimedUntil = async () => {
      const { due_at: time } = await setup.database.query
        .selectFrom('outbox')
        .select('due_at')
        .executeTakeFirstOrThrow();
      return Number(time);
    };
    setup.mailServer.beforeAccept = async () => {
      // Two lease periods pass while the mail server waits. A lease of two minutes is renewed every forty seconds.
      for (let step = 0; step < 8; step++) {
        setup.clock.advance(30_000);
        await vi.waitFor(
          async () => expect(await claimedUntil()).toBeGreaterThan(setup.clock.now() + 40_000),
          10_000,
        );
      }
      setup.mailServer.beforeAccept = async () => {};
      await otherSite.worker.drain();
    };
    await signUp('ada@example.com');
    await setup.site.worker.drain();
    expect(recipients()).toEqual(['ada@example.com']);
    await otherSite.close();
  });

  it('sends waiting mails once started, immediately when triggered, and again after a pause', async () => {
    const firstMail = Promise.withResolvers<void>();
    setup.mailServer.beforeAccept = async () => firstMail.resolve();
    setup.site.worker.start();
    await setup.site.worker.drain();
    await signUp('ada@example.com');
    await firstMail.promise;
    await setup.site.worker.stop();
    expect(recipients()).toEqual(['ada@example.com']);
  });
});

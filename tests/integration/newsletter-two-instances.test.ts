import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/database/openDatabase.ts';
import { createLogger } from '#server/logger.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { startMailServer } from '#tests/support/mailServer.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import { postJson, startNewsletterSite, type NewsletterSite } from '#tests/support/newsletterSite.ts';
import { temporaryFaults } from '#tests/support/temporaryFaults.ts';
import { startScriptedMailServer, type ScriptedMailServer } from '#tests/support/scriptedMailServer.ts';
import { createSimulatedClock, type SimulatedClock } from '#tests/support/simulatedClock.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
// More addresses than a single worker sends in parallel.
const addresses = Array.from({ length: isFull ? 12 : 6 }, (_, index) => `a${index}@example.com`);

const sharedDatabases = testDatabases.filter(({ name }) => name === 'PostgreSQL');
if (sharedDatabases.length === 0) it.skip('two instances on one PostgreSQL (needs TEST_DATABASE_URL)');

// `newsletter-mail-faults.test.ts` tests every fault with a single instance.
const faults = isFull ? temporaryFaults : temporaryFaults.filter((_, index) => index % 4 === 1);

describe.each(sharedDatabases)('two instances on one $name', ({ open }) => {
  let database: TestDatabase;
  let otherDatabase: Database;
  let clock: SimulatedClock;
  let server: ScriptedMailServer;
  let sites: NewsletterSite[];

  beforeEach(async () => {
    database = await open();
    const { url, dataDir, secretKey } = database;
    otherDatabase = await openDatabase({ url, dataDir, secretKey, logger: createLogger('silent') });
    clock = createSimulatedClock();
    server = await startScriptedMailServer();
    sites = await startBoth(server.url);
  });
  afterEach(async () => {
    for (const site of sites) await site.close();
    await server.close();
    await otherDatabase.close();
    await database.drop();
  });

  const startBoth = (mailUrl: string) =>
    Promise.all(
      [database, otherDatabase].map((instanceDatabase) =>
        startNewsletterSite({ database: instanceDatabase, clock, mailUrl }),
      ),
    );
  const drain = () => Promise.all(sites.map((site) => site.worker.drain()));
  /** Signs up each address at both instances simultaneously. Retries if one is busy. */
  async function signUpEverywhere(): Promise<void> {
    const signUp = async (site: NewsletterSite, index: number, emailAddress: string): Promise<void> => {
      const visitor = { 'x-forwarded-for': `198.51.100.${index}` };
      const { status } = await postJson(`${site.origin}/api/newsletter`, { emailAddress }, visitor);
      if (status === 503) return signUp(site, index, emailAddress);
      expect(status).toBe(200);
    };
    await Promise.all(
      addresses.flatMap((address, index) => sites.map((site) => signUp(site, index, address))),
    );
  }
  async function outboxStates(): Promise<{ sent: number; failed: number; waiting: number }> {
    const rows = await database.query.selectFrom('outbox').select(['sent_at', 'failed_at']).execute();
    const sentCount = rows.filter((row) => row.sent_at !== null).length;
    const failedCount = rows.filter((row) => row.failed_at !== null).length;
    return { sent: sentCount, failed: failedCount, waiting: rows.length - sentCount - failedCount };
  }

  it.each(faults)('the mail server %s: nothing is lost or sent twice', async (_name, script) => {
    server.script = script;
    await signUpEverywhere();
    for (let minute = 0; minute < 10; minute++) {
      await drain();
      clock.advance(minuteMs);
    }
    expect(server.accepted).toEqual([]);
    expect(await outboxStates()).toEqual({ sent: 0, failed: 0, waiting: addresses.length });

    server.script = {};
    for (let hour = 0; hour < 2; hour++) {
      clock.advance(hourMs);
      await drain();
    }
    expect(server.accepted).toHaveLength(addresses.length);
    expect(new Set(server.accepted).size).toBe(addresses.length);
    expect(await outboxStates()).toEqual({ sent: addresses.length, failed: 0, waiting: 0 });
  });

  it('the mail server accepts a mail and hangs up before replying: the same message is sent again', async () => {
    server.script = { end: 'hang up' };
    await signUpEverywhere();
    await drain();
    expect(new Set(server.read).size).toBe(addresses.length);
    const first = new Set(server.read);
    server.script = {};
    clock.advance(hourMs);
    await drain();
    expect(server.accepted).toHaveLength(addresses.length);
    expect(new Set(server.accepted)).toEqual(first);
  });

  it('the mail server is down for three days: the owner sees the failed messages and resends them once', async () => {
    const mailServer = await startMailServer();
    const { port } = mailServer;
    await mailServer.close();
    for (const site of sites) await site.close();
    sites = await startBoth(mailServer.url);
    await signUpEverywhere();
    for (let hour = 0; hour <= 73; hour++) {
      await drain();
      clock.advance(hourMs);
    }
    expect(await outboxStates()).toEqual({ sent: 0, failed: addresses.length, waiting: 0 });
    for (const site of sites) expect(site.worker.status).toMatchObject({ failed: addresses.length });
    const { deadLetters } = ownerOf({ database, clock });
    expect(await deadLetters.list()).toHaveLength(addresses.length);

    const restartedServer = await startMailServer({ port });
    // Two people retry at the same time on two machines.
    const retries = await Promise.all([
      deadLetters.retry(0),
      ownerOf({ database: otherDatabase, clock }).deadLetters.retry(0),
    ]);
    expect(retries.reduce((sum, { queued }) => sum + queued, 0)).toBe(addresses.length);
    await drain();
    clock.advance(hourMs);
    await drain();
    expect(restartedServer.messages.map(({ recipient }) => recipient).toSorted()).toEqual(
      addresses.toSorted(),
    );
    expect(await deadLetters.list()).toEqual([]);
    await restartedServer.close();
  });
});

import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFull } from '#tests/support/fullSuite.ts';
import { temporaryFaults } from '#tests/support/temporaryFaults.ts';
import { postJson, startNewsletterSite, type NewsletterSite } from '#tests/support/newsletterSite.ts';
import { startScriptedMailServer, type ScriptedMailServer } from '#tests/support/scriptedMailServer.ts';
import { createSimulatedClock, type SimulatedClock } from '#tests/support/simulatedClock.ts';
import { openSqlite, testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

const minuteMs = 60_000;

describe.each(testDatabases)('a misbehaving mail server, on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: SimulatedClock;
  let server: ScriptedMailServer;
  let site: NewsletterSite;

  beforeEach(async () => {
    database = await open();
    clock = createSimulatedClock();
    server = await startScriptedMailServer();
    site = await startNewsletterSite({ database, clock, mailUrl: server.url });
  });
  afterEach(async () => {
    await site.close();
    await server.close();
    await database.drop();
  });

  const signUp = () => postJson(`${site.origin}/api/newsletter`, { emailAddress: 'ada@example.com' });
  const subscriberStatus = async () =>
    (await database.query.selectFrom('subscriber').select('status').executeTakeFirstOrThrow()).status;

  it.each(temporaryFaults)('%s: the mail waits, and arrives once afterwards', async (_name, script) => {
    server.script = script;
    await signUp();
    await site.worker.drain();
    expect(server.accepted).toEqual([]);
    expect(await subscriberStatus()).toBe('pending');
    expect(site.worker.status).toMatchObject({ waiting: 1, failed: 0 });

    server.script = {};
    clock.advance(minuteMs);
    await site.worker.drain();
    expect(server.accepted).toHaveLength(1);
    clock.advance(60 * minuteMs);
    await site.worker.drain();
    expect(server.accepted).toHaveLength(1);
  });

  it('hangs up after accepting a mail: the mail arrives once', async () => {
    server.script = { quit: 'hang up' };
    await signUp();
    await site.worker.drain();
    clock.advance(60 * minuteMs);
    await site.worker.drain();
    expect(server.accepted).toHaveLength(1);
  });

  it.each([
    ['554 5.7.1 looks like spam', 'pending'],
    ['550 not wanted here', 'pending'],
    ['552 5.3.4 message too big', 'pending'],
    ['550 5.1.1 no such user', 'bounced'],
    ['550 User unknown', 'bounced'],
  ] as const)('rejects the received message (%s): it fails immediately', async (end, status) => {
    server.script = { end };
    await signUp();
    await site.worker.drain();
    expect(server.read).toHaveLength(1);
    expect(site.worker.status).toMatchObject({ waiting: 0, failed: 1 });
    expect(await subscriberStatus()).toBe(status);
    clock.advance(60 * minuteMs);
    await site.worker.drain();
    expect(server.read).toHaveLength(1);
  });

  it('never replies: stopping does not wait for it, and the mail is sent after the next start', async () => {
    server.script = { end: 'say nothing' };
    await signUp();
    site.worker.start();
    await expect.poll(() => server.read.length, { timeout: 20_000 }).toBe(1);
    let isStopped = false;
    void site.worker.stop().then(() => {
      isStopped = true;
    });
    await expect.poll(() => (clock.advance(1000), isStopped), { timeout: 20_000 }).toBe(true);

    server.script = {};
    const restartedSite = await startNewsletterSite({ database, clock, mailUrl: server.url });
    clock.advance(minuteMs);
    await restartedSite.worker.drain();
    await restartedSite.close();
    expect(server.accepted).toHaveLength(1);
  });

  it('is slow with one mail: others are sent meanwhile', async () => {
    server.script = { end: 'say nothing' };
    await signUp();
    site.worker.start();
    await expect.poll(() => server.read.length, { timeout: 20_000 }).toBe(1);
    server.script = {};
    await postJson(`${site.origin}/api/newsletter`, { emailAddress: 'eve@example.com' });
    await expect.poll(() => server.accepted.length, { timeout: 20_000 }).toBe(1);
    void site.worker.stop();
    clock.advance(5000);
  });
});

describe.runIf(isFull).concurrent('the mail client waits as long as RFC 5321 requires', () => {
  it.each([
    ['for the greeting', { greeting: 11_000 }],
    ['for the message to be accepted', { end: 31_000 }],
  ])('%s', (_name, delayMs) => sendPatiently(delayMs), 180_000);
});

it('the mail client waits five minutes for the greeting and ten for the message to be accepted', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const idleSockets = vi.spyOn(Socket.prototype, 'setTimeout');
  await sendPatiently({});
  const waits = timers.mock.calls.flatMap(([, ms]) => ms ?? []);
  const idle = idleSockets.mock.calls.map(([ms]) => ms);
  vi.restoreAllMocks();
  // Connecting has already taken part of the five minutes.
  expect(waits.some((ms) => ms <= 5 * minuteMs && ms > 4 * minuteMs)).toBe(true);
  expect(idle).toContain(10 * minuteMs);
});

/** Expects a mail to arrive, however long each step of the mail server takes. */
async function sendPatiently(delayMs: ScriptedMailServer['delayMs']): Promise<void> {
  const database = await openSqlite();
  const server = await startScriptedMailServer();
  server.delayMs = delayMs;
  const site = await startNewsletterSite({ database, clock: createSimulatedClock(), mailUrl: server.url });
  await postJson(`${site.origin}/api/newsletter`, { emailAddress: 'ada@example.com' });
  await site.worker.drain();
  await site.close();
  await server.close();
  await database.drop();
  expect(server.accepted).toHaveLength(1);
}

import { describe, expect, it } from 'vitest';
import { startMailServer } from '#tests/support/mailServer.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import { postJson } from '#tests/support/newsletterSite.ts';
import { linksOf, signUpAndRead } from '#tests/support/subscribing.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const hourMs = 60 * 60_000;
const ada = 'ada@example.com';

describe.each(testDatabases)('failed messages, on $name', ({ open }) => {
  const given = useNewsletter(open);

  const owner = () => ownerOf(given);

  /** Lets a sign-up mail fail because the mail server is down for three days. */
  async function outlast() {
    const { port } = given.mailServer;
    await given.mailServer.close();
    await postJson(`${given.site.origin}/api/newsletter`, { emailAddress: ada });
    for (let hour = 0; hour <= 73; hour++) {
      await given.site.worker.drain();
      given.clock.advance(hourMs);
    }
    given.mailServer = await startMailServer({ port });
  }

  it("are stored without valid links, and resent with new ones at the owner's request", async () => {
    await outlast();
    const { deadLetters } = owner();
    expect(await deadLetters.list()).toMatchObject([{ kind: 'newsletter-confirmation', channel: 'mail' }]);
    const { payload } = await given.database.query
      .selectFrom('outbox')
      .select('payload')
      .executeTakeFirstOrThrow();
    expect(payload).not.toContain('token');

    expect(await deadLetters.retry(0)).toEqual({ queued: 1, dropped: 0 });
    await given.site.worker.drain();
    const [mail] = given.mailServer.messages;
    if (mail === undefined) throw new Error('no mail arrived');
    const { confirmToken, leaveToken } = linksOf(mail, given.site.origin);
    expect(leaveToken).not.toBe('');
    const answer = await postJson(`${given.site.origin}/api/newsletter/confirm`, { token: confirmToken });
    expect(await answer.json()).toMatchObject({ status: 'confirmed' });
    expect(await deadLetters.list()).toEqual([]);
    await given.site.worker.drain();
    expect(given.mailServer.messages).toHaveLength(1);
  });

  it('are retried for three days again, and only those that failed since the given time', async () => {
    await outlast();
    const { deadLetters } = owner();
    expect(await deadLetters.retry(given.clock.now() + 1)).toEqual({ queued: 0, dropped: 0 });
    expect(await deadLetters.retry(given.clock.now() - 3 * hourMs)).toEqual({ queued: 1, dropped: 0 });
    await given.mailServer.close();
    await given.site.worker.drain();
    expect(given.site.worker.status).toMatchObject({ waiting: 1, failed: 0 });
  });

  it('are dropped when no longer needed', async () => {
    await outlast();
    await owner().admin.erase(ada);
    expect(await owner().deadLetters.retry(0)).toEqual({ queued: 0, dropped: 0 });
    expect(await owner().deadLetters.list()).toEqual([]);
  });

  it('do not report an unsubscription to the mailing tool if the subscriber has returned', async () => {
    const { admin, deadLetters } = owner();
    const rows = ['back', 'gone'].map((name, index) => ({
      line: index,
      emailAddress: `${name}@example.com`,
      locale: 'en' as const,
      state: 'active' as const,
      times: '',
    }));
    await admin.import(rows, { consent: 'At the fair', isDryRun: false });
    await admin.unsubscribe('gone@example.com');
    const at = given.clock.now();
    // The event's worker gave up after the subscriber had returned.
    for (const { id } of await given.database.query.selectFrom('subscriber').select('id').execute())
      await given.database.query
        .insertInto('outbox')
        .values({
          id: `given-up-${id}`,
          channel: 'webhook',
          kind: 'subscription.ended',
          subject_id: id,
          payload: '{}',
          attempts: 9,
          due_at: at,
          created_at: at,
          failed_at: at,
        })
        .execute();

    expect(await deadLetters.retry(0)).toEqual({ queued: 1, dropped: 1 });
  });

  it('sync sends the whole list to the mailing tool: subscribers and unsubscribed addresses', async () => {
    const { admin } = owner();
    const rows = ['a', 'b', 'c'].map((name, index) => ({
      line: index,
      emailAddress: `${name}@example.com`,
      locale: 'en' as const,
      state: 'active' as const,
      times: '',
    }));
    await admin.import(rows, { consent: 'At the fair', isDryRun: false });
    await admin.unsubscribe('b@example.com');
    await signUpAndRead(given.site, given.mailServer, 'pending@example.com');
    // Replaces waiting events: only the current state counts.
    expect(await admin.sync(0)).toEqual({ confirmed: 2, ended: 1 });
    const waiting = await given.database.query
      .selectFrom('outbox')
      .select(['kind', 'payload'])
      .where('channel', '=', 'webhook')
      .where('sent_at', 'is', null)
      .execute();
    const told = waiting.map(({ kind, payload }) => `${JSON.parse(payload).emailAddress} ${kind}`);
    expect(told.toSorted()).toEqual([
      'a@example.com subscription.confirmed',
      'b@example.com subscription.ended',
      'c@example.com subscription.confirmed',
    ]);
    expect(await admin.sync(given.clock.now() + 1)).toEqual({ confirmed: 0, ended: 0 });
  });
});

import { describe, expect, it } from 'vitest';
import { remindUnconfirmed } from '#server/newsletter/remindUnconfirmed.ts';
import { startMailServer } from '#tests/support/mailServer.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import { postJson } from '#tests/support/newsletterSite.ts';
import { linksOf, signUpAndRead } from '#tests/support/subscribing.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const hourMs = 60 * 60_000;
const ada = 'ada@example.com';

describe.each(testDatabases)('failed messages, on $name', ({ open }) => {
  const setup = useNewsletter(open);

  const owner = () => ownerOf(setup);

  const signUp = async () =>
    void (await postJson(`${setup.site.origin}/api/newsletter`, { emailAddress: ada }));

  /** Makes the mail that `queueMail` queues fail, because the mail server is down for three days. */
  async function exceedRetryPeriod(queueMail: () => Promise<void> = signUp) {
    const { port } = setup.mailServer;
    await setup.mailServer.close();
    await queueMail();
    for (let hour = 0; hour <= 73; hour++) {
      await setup.site.worker.drain();
      setup.clock.advance(hourMs);
    }
    setup.mailServer = await startMailServer({ port });
  }

  it("are stored without valid links, and resent with new ones at the owner's request", async () => {
    await exceedRetryPeriod();
    const { deadLetters } = owner();
    expect(await deadLetters.list()).toMatchObject([{ kind: 'newsletter-confirmation', channel: 'mail' }]);
    const { payload } = await setup.database.query
      .selectFrom('outbox')
      .select('payload')
      .executeTakeFirstOrThrow();
    expect(payload).not.toContain('token');

    expect(await deadLetters.retry(0)).toEqual({ queued: 1, dropped: 0 });
    await setup.site.worker.drain();
    const [mail] = setup.mailServer.messages;
    if (mail === undefined) throw new Error('no mail arrived');
    const { confirmToken, leaveToken } = linksOf(mail, setup.site.origin);
    expect(leaveToken).not.toBe('');
    const response = await postJson(`${setup.site.origin}/api/newsletter/confirm`, { token: confirmToken });
    expect(await response.json()).toMatchObject({ status: 'confirmed' });
    expect(await deadLetters.list()).toEqual([]);
    await setup.site.worker.drain();
    expect(setup.mailServer.messages).toHaveLength(1);
  });

  it('are still the last reminder if they were one', async () => {
    await signUp();
    await setup.site.worker.drain();
    setup.clock.advance(73 * hourMs);
    await exceedRetryPeriod(async () => void (await remindUnconfirmed(owner().parts)));
    expect(await owner().deadLetters.retry(0)).toEqual({ queued: 1, dropped: 0 });
    await setup.site.worker.drain();
    expect(setup.mailServer.messages[0]?.text).toContain('our last email about it');
  });

  it('are retried for another three days, but only if they failed after the given time', async () => {
    await exceedRetryPeriod();
    const { deadLetters } = owner();
    expect(await deadLetters.retry(setup.clock.now() + 1)).toEqual({ queued: 0, dropped: 0 });
    expect(await deadLetters.retry(setup.clock.now() - 3 * hourMs)).toEqual({ queued: 1, dropped: 0 });
    await setup.mailServer.close();
    await setup.site.worker.drain();
    expect(setup.site.worker.status).toMatchObject({ waiting: 1, failed: 0 });
  });

  it('are dropped when no longer needed', async () => {
    await exceedRetryPeriod();
    await owner().admin.erase(ada);
    expect(await owner().deadLetters.retry(0)).toEqual({ queued: 0, dropped: 0 });
    expect(await owner().deadLetters.list()).toEqual([]);
  });

  it('do not report an unsubscription to the mailing tool if the person has subscribed again', async () => {
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
    const now = setup.clock.now();
    // The worker gave up on the event after the person had subscribed again.
    for (const { id } of await setup.database.query.selectFrom('subscriber').select('id').execute())
      await setup.database.query
        .insertInto('outbox')
        .values({
          id: `given-up-${id}`,
          channel: 'webhook',
          kind: 'subscription.ended',
          subject_id: id,
          payload: '{}',
          attempts: 9,
          due_at: now,
          created_at: now,
          failed_at: now,
        })
        .execute();

    expect(await deadLetters.retry(0)).toEqual({ queued: 1, dropped: 1 });
  });

  it('sync sends all confirmed and unsubscribed addresses to the mailing tool', async () => {
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
    await signUpAndRead(setup.site, setup.mailServer, 'pending@example.com');
    // Replaces waiting events, because only the current state matters.
    expect(await admin.sync(0)).toEqual({ confirmed: 2, ended: 1 });
    const waitingRows = await setup.database.query
      .selectFrom('outbox')
      .select(['kind', 'payload'])
      .where('channel', '=', 'webhook')
      .where('sent_at', 'is', null)
      .execute();
    const waitingMails = waitingRows.map(
      ({ kind, payload }) => `${JSON.parse(payload).emailAddress} ${kind}`,
    );
    expect(waitingMails.toSorted()).toEqual([
      'a@example.com subscription.confirmed',
      'b@example.com subscription.ended',
      'c@example.com subscription.confirmed',
    ]);
    expect(await admin.sync(setup.clock.now() + 1)).toEqual({ confirmed: 0, ended: 0 });
  });
});

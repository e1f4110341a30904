import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import Koa from 'koa';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '#server/mail/outbox.ts';
import type { SubscriberAdmin } from '#server/newsletter/subscriberAdmin.ts';
import { createLogger } from '#server/logger.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import { postJson } from '#tests/support/newsletterSite.ts';
import { portOf } from '#tests/support/portOf.ts';
import { signUpAndConfirm, signUpAndRead } from '#tests/support/subscribing.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';
import type { ReportKind } from '#schema/bounceReport.ts';
import { dayMs } from '#schema/durations.ts';
import { createBounceServices } from '#server/services/newsletterServices.ts';

const ada = 'ada@example.com';
const logger = createLogger('silent');
const secret = 'a-secret-of-at-least-32-characters';

describe.each(testDatabases)('bounce reports, on $name', ({ open }) => {
  const setup = useNewsletter(open);
  let admin: SubscriberAdmin;

  beforeEach(() => {
    ({ admin } = ownerOf(setup));
  });

  const statuses = async () => admin.countByStatus();
  const events = async () =>
    (
      await setup.database.query
        .selectFrom('outbox')
        .select('kind')
        .where('channel', '=', 'webhook')
        .execute()
    ).map(({ kind }) => kind);
  const report = (kind: ReportKind, reportId = 'r1') =>
    admin.report({ emailAddress: ada, kind, status: null, source: 'postmark', reportId });

  it('count a soft bounce once, even if reported twice, and keep the subscription', async () => {
    await signUpAndConfirm(setup, ada);
    expect(await report('soft')).toBe('counted');
    expect(await report('soft')).toBe('repeated');
    expect(await report('soft', 'r2')).toBe('counted');
    expect(await statuses()).toMatchObject({ active: 1 });
    expect((await admin.record(ada))?.subscription?.bounces).toHaveLength(2);
  });

  it('end the subscription after a hard bounce, notify the mailing tool and exclude the address from imports', async () => {
    await signUpAndConfirm(setup, ada);
    expect(await report('hard')).toBe('ended');
    expect(await statuses()).toMatchObject({ active: 0, bounced: 1 });
    expect(await events()).toContain('subscription.ended');
    expect((await admin.record(ada))?.suppression?.reason).toBe('bounced');
  });

  /** Reports one bounce per week for a number of weeks. */
  const everyWeek = async (kind: ReportKind, weeks: number) => {
    for (let week = 0; week < weeks; week++) {
      setup.clock.advance(7 * dayMs);
      await report(kind, `${kind} ${setup.clock.now()}`);
    }
  };
  const removeMails = () => setup.database.query.deleteFrom('outbox').execute();

  it('end the subscription after five soft bounces in a row over four weeks', async () => {
    await signUpAndConfirm(setup, ada);
    await removeMails();
    await everyWeek('soft', 4);
    for (let round = 0; round < 5; round++) await report('soft', `again ${round}`);
    expect(await statuses()).toMatchObject({ active: 1 });
    await everyWeek('soft', 1);
    expect(await statuses()).toMatchObject({ active: 0, bounced: 1 });
    expect(await events()).toContain('subscription.ended');
  });

  it.each(['refused', 'delayed'] as const)(
    'do not end a subscription, even if mails are %s for twenty weeks',
    async (kind) => {
      await signUpAndConfirm(setup, ada);
      await removeMails();
      await everyWeek(kind, 20);
      expect(await statuses()).toMatchObject({ active: 1 });
    },
  );

  it('start counting soft bounces again after a delivered mail, even if the outbox has purged it', async () => {
    await signUpAndConfirm(setup, ada);
    await removeMails();
    await everyWeek('soft', 4);
    const { id } = await setup.database.query.selectFrom('subscriber').select('id').executeTakeFirstOrThrow();
    const sentAt = setup.clock.now() + 1;
    const mail = {
      id: randomUUID(),
      channel: 'mail' as const,
      kind: 'newsletter-issue',
      subject_id: id,
      payload: '',
      attempts: 1,
      due_at: sentAt,
      created_at: sentAt,
      sent_at: sentAt,
      issue_id: randomUUID(),
    };
    await setup.database.query.insertInto('outbox').values(mail).execute();
    setup.clock.advance(8 * dayMs);
    await everyWeek('soft', 3);
    expect(await statuses()).toMatchObject({ active: 1 });
    const outbox = createOutbox({ database: setup.database, now: setup.clock.now });
    await outbox.purge({ sent: setup.clock.now(), failed: 0 });
    await everyWeek('soft', 1);
    expect(await statuses()).toMatchObject({ active: 1 });
    await everyWeek('soft', 1);
    expect(await statuses()).toMatchObject({ bounced: 1 });
  });

  it('unsubscribe an address whose unsubscription is reported', async () => {
    await signUpAndConfirm(setup, ada);
    expect(await report('left')).toBe('ended');
    expect(await statuses()).toMatchObject({ unsubscribed: 1 });
    expect((await admin.record(ada))?.subscription?.consent.at(-1)).toMatchObject({
      event: 'unsubscribed',
      wording: 'By a report from postmark',
    });
    expect((await admin.record(ada))?.suppression).toBeUndefined();
  });

  it('stop all mail to an address that reported spam, until the owner allows it', async () => {
    await signUpAndConfirm(setup, ada);
    await report('complaint');
    expect(await statuses()).toMatchObject({ active: 0, unsubscribed: 1 });
    setup.clock.advance(60 * 24 * 60 * 60_000);
    const mailCount = setup.mailServer.messages.length;
    const response = await postJson(`${setup.site.origin}/api/newsletter`, { emailAddress: ada });
    expect(await response.json()).toEqual({ success: true, status: 'pending' });
    await setup.site.worker.drain();
    expect(setup.mailServer.messages).toHaveLength(mailCount);

    expect(await admin.allow(ada)).toBe('done');
    await signUpAndRead(setup.site, setup.mailServer, ada);
    expect(setup.mailServer.messages).toHaveLength(mailCount + 1);
  });

  it("are accepted only with the provider's password", async () => {
    await signUpAndConfirm(setup, ada);
    const { router } = await createBounceServices(
      {
        imapUrl: undefined,
        postmarkSecret: secret,
        mailgunKey: undefined,
        sendgridKey: undefined,
        sesTopic: undefined,
      },
      {
        admin,
        limits: { countReport: async () => undefined },
        onQueued: () => {},
        clock: setup.clock,
        logger,
      },
    );
    const app = new Koa().use(errorResponses(logger));
    if (router !== undefined) app.use(router.routes());
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const post = (provider: string, password: string, body: string) =>
      fetch(`http://127.0.0.1:${portOf(server)}/api/bounces/${provider}`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`site:${password}`).toString('base64')}` },
        body,
      });
    const bounce = JSON.stringify({ RecordType: 'Bounce', ID: 1, Type: 'HardBounce', Email: ada });
    expect((await post('postmark', 'guess', bounce)).status).toBe(401);
    expect((await post('mailgun', secret, bounce)).status).toBe(404);
    expect((await post('postmark', secret, 'no json')).status).toBe(400);
    expect(await statuses()).toMatchObject({ active: 1 });
    expect((await post('postmark', secret, bounce)).status).toBe(204);
    expect(await statuses()).toMatchObject({ bounced: 1 });
    server.close();
  });
});

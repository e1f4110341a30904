import { describe, expect, it } from 'vitest';
import { postJson } from '#tests/support/newsletterSite.ts';
import { linksOf, subscriberSteps } from '#tests/support/subscribing.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const address = 'ada@example.com';

describe.each(testDatabases)('unsubscribing, on $name', ({ open }) => {
  const setup = useNewsletter(open);

  const { confirm, consentEvents, leave, signUp, statusOf } = subscriberSteps(setup, address);

  it("works with the mail client's button, without cookie or origin, any number of times", async () => {
    const { confirmToken, oneClickUrl } = await signUp();
    await confirm(confirmToken);
    for (let time = 1; time <= 2; time++) {
      const response = await fetch(oneClickUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(response.status).toBe(200);
    }
    expect(await statusOf()).toBe('unsubscribed');
    expect(await consentEvents()).toEqual(['requested', 'confirmed', 'unsubscribed']);
  });

  it('allows a mail provider more one-click requests than a visitor, and limits invalid tokens', async () => {
    const { oneClickUrl } = await signUp();
    const post = async (url: string) =>
      (await fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }))
        .status;
    const rows = Array.from({ length: 80 }, (_, index) => `mailbox${index}@example.com`);
    const urls = [oneClickUrl];
    for (const [index, emailAddress] of rows.entries()) {
      await postJson(
        `${setup.site.origin}/api/newsletter`,
        { emailAddress },
        {
          'x-forwarded-for': `198.51.100.${index}`,
        },
      );
    }
    await setup.site.worker.drain();
    for (const mail of setup.mailServer.messages) urls.push(linksOf(mail, setup.site.origin).oneClickUrl);
    const statuses = [];
    for (const url of new Set(urls)) statuses.push(await post(url));
    expect(new Set(statuses)).toEqual(new Set([200]));

    const guessResponses = [];
    for (let count = 0; count < 61; count++)
      guessResponses.push(await post(`${setup.site.origin}/api/newsletter/unsubscribe?token=${count}`));
    expect([guessResponses[0], guessResponses.at(-1)]).toEqual([400, 429]);
  });

  it('works with the button of a mail client that posts multipart', async () => {
    const { confirmToken, oneClickUrl } = await signUp();
    await confirm(confirmToken);
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(oneClickUrl, { method: 'POST', body })).status).toBe(200);
    expect(await statusOf()).toBe('unsubscribed');
  });

  it("redirects a GET of the one-click URL to the page in the subscriber's language", async () => {
    const { oneClickUrl, leaveToken } = await signUp({ locale: 'de' });
    const response = await fetch(oneClickUrl, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/de/newsletter/unsubscribe?token=${leaveToken}`);
    expect(await statusOf()).toBe('pending');
  });

  it("prevents resubscribing with an earlier subscription's mail", async () => {
    const first = await signUp();
    await confirm(first.confirmToken);
    setup.clock.advance(dayMs);
    await leave(first.leaveToken);
    const second = await signUp();
    await leave(second.leaveToken);
    expect((await confirm(second.confirmToken)).status).toBe(410);
    expect(await statusOf()).toBe('unsubscribed');
  });

  describe('and signing up again within ten minutes', () => {
    const post = () => postJson(`${setup.site.origin}/api/newsletter`, { emailAddress: address });
    const mails = async () => {
      await setup.site.worker.drain();
      return setup.mailServer.messages.length;
    };
    const confirmAndLeave = async () => {
      const { confirmToken, leaveToken } = await signUp();
      await confirm(confirmToken);
      await leave(leaveToken);
      return { confirmToken, leaveToken };
    };

    it('sends the mail once the ten minutes are over', async () => {
      await confirmAndLeave();
      for (let attempt = 0; attempt < 3; attempt++) {
        expect(await (await post()).json()).toEqual({ success: true, status: 'pending' });
      }
      setup.clock.advance(10 * minuteMs - 1);
      expect(await mails()).toBe(1);
      expect(setup.site.worker.status).toMatchObject({ lagMs: 0 });
      setup.clock.advance(1);
      expect(await mails()).toBe(2);
      const mail = setup.mailServer.messages.at(-1);
      if (mail === undefined) throw new Error('no mail arrived');
      await confirm(linksOf(mail, setup.site.origin).confirmToken);
      expect(await statusOf()).toBe('active');
    });

    it('sends the mail also when it is requested with an expired link', async () => {
      const { confirmToken } = await confirmAndLeave();
      expect((await confirm(confirmToken)).status).toBe(410);
      const resendResponse = await postJson(`${setup.site.origin}/api/newsletter/resend`, {
        token: confirmToken,
      });
      expect(await resendResponse.json()).toEqual({ success: true, status: 'pending' });
      setup.clock.advance(10 * minuteMs);
      expect(await mails()).toBe(2);
    });

    it('sends no mail if the person unsubscribes or resubscribes meanwhile, and one after another sign-up', async () => {
      const { leaveToken } = await confirmAndLeave();
      await post();
      await leave(leaveToken);
      expect(await statusOf()).toBe('unsubscribed');
      await postJson(`${setup.site.origin}/api/newsletter/resubscribe`, { token: leaveToken });
      await leave(leaveToken);
      setup.clock.advance(10 * minuteMs);
      expect(await mails()).toBe(1);
      await post();
      setup.clock.advance(10 * minuteMs);
      expect(await mails()).toBe(2);
    });

    it('responds with 429 if the address has already received enough mails', async () => {
      for (let attempt = 0; attempt < 2; attempt++) {
        await signUp();
        setup.clock.advance(10 * minuteMs);
      }
      await confirmAndLeave();
      expect((await post()).status).toBe(429);
    });
  });

  describe('from an unconfirmed sign-up', () => {
    const count = async () =>
      (await setup.database.query.selectFrom('subscriber').select('id').execute()).length;

    it('deletes the address immediately', async () => {
      const { leaveToken, confirmToken } = await signUp();
      expect(await (await leave(leaveToken)).json()).toEqual({ success: true, status: 'forgotten' });
      expect(await count()).toBe(0);
      expect((await confirm(confirmToken)).status).toBe(400);
      const suppressions = await setup.database.query.selectFrom('suppression').selectAll().execute();
      expect(JSON.stringify(suppressions)).not.toMatch(/ada@|example/);
    });

    it('sends no mail to the address for 30 days, however often it is entered', async () => {
      const { leaveToken } = await signUp();
      await leave(leaveToken);
      for (let day = 0; day < 29; day++) {
        const response = await postJson(
          `${setup.site.origin}/api/newsletter`,
          { emailAddress: address },
          {
            'x-forwarded-for': `198.51.100.${day}`,
          },
        );
        expect(await response.json()).toEqual({ success: true, status: 'pending' });
        setup.clock.advance(dayMs);
      }
      await setup.site.worker.drain();
      expect(setup.mailServer.messages).toHaveLength(1);
      expect(await count()).toBe(0);
      setup.clock.advance(dayMs);
      await signUp();
      expect(await count()).toBe(1);
    });

    it('can block the address permanently', async () => {
      const { leaveToken } = await signUp();
      const response = await postJson(`${setup.site.origin}/api/newsletter/unsubscribe`, {
        token: leaveToken,
        never: 'yes',
      });
      expect(await response.json()).toEqual({ success: true, status: 'never' });
      setup.clock.advance(365 * dayMs);
      await postJson(`${setup.site.origin}/api/newsletter`, { emailAddress: address });
      await setup.site.worker.drain();
      expect(setup.mailServer.messages).toHaveLength(1);
      expect(await count()).toBe(0);
    });
  });

  it('limits mails to one address to six in 30 days', async () => {
    for (let day = 0; day < 20; day++) {
      await postJson(
        `${setup.site.origin}/api/newsletter`,
        { emailAddress: address },
        {
          'x-forwarded-for': `198.51.100.${day}`,
        },
      );
      setup.clock.advance(dayMs);
    }
    await setup.site.worker.drain();
    expect(setup.mailServer.messages).toHaveLength(6);
  });

  it('can be undone for a day', async () => {
    const { confirmToken, leaveToken } = await signUp();
    await confirm(confirmToken);
    await leave(leaveToken);
    expect(await setup.site.describeToken(leaveToken)).toMatchObject({
      purpose: 'unsubscribe',
      state: 'used',
    });
    const resubscribeResponse = await postJson(`${setup.site.origin}/api/newsletter/resubscribe`, {
      token: leaveToken,
    });
    expect(await resubscribeResponse.json()).toEqual({ success: true, status: 'resubscribed' });
    expect(await statusOf()).toBe('active');
    const row = await setup.database.query
      .selectFrom('subscriber')
      .select('left_at')
      .executeTakeFirstOrThrow();
    expect(row.left_at, 'exports would say when somebody left who is here').toBeNull();

    await leave(leaveToken);
    expect(await statusOf()).toBe('unsubscribed');
    setup.clock.advance(dayMs);
    const lateResponse = await postJson(`${setup.site.origin}/api/newsletter/resubscribe`, {
      token: leaveToken,
    });
    expect(await lateResponse.json()).toEqual({ success: true, status: 'pending' });
    expect(await statusOf()).toBe('pending');
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';
import {
  postForm,
  postJson,
  startNewsletterSite,
  type NewsletterSite,
} from '#tests/support/newsletterSite.ts';
import { createSimulatedClock, type SimulatedClock } from '#tests/support/simulatedClock.ts';
import { signUpAndRead } from '#tests/support/subscribing.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

const dayMs = 24 * 60 * 60_000;
const address = 'ada@example.com';

describe.each(testDatabases)('confirming and leaving, on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: SimulatedClock;
  let mailServer: MailServer;
  let site: NewsletterSite;

  beforeEach(async () => {
    database = await open();
    clock = createSimulatedClock();
    mailServer = await startMailServer();
    site = await startNewsletterSite({ database, clock, mailUrl: mailServer.url });
  });
  afterEach(async () => {
    await site.close();
    await mailServer.close();
    await database.drop();
  });

  const signUp = (fields?: { locale?: string }) => signUpAndRead(site, mailServer, address, fields);
  const confirm = (token: string) => postJson(`${site.origin}/api/newsletter/confirm`, { token });
  const leave = (token: string) => postJson(`${site.origin}/api/newsletter/unsubscribe`, { token });
  const statusOf = async () => {
    const { status } = await database.query
      .selectFrom('subscriber')
      .select('status')
      .executeTakeFirstOrThrow();
    return status;
  };
  const consentEvents = async () => {
    const rows = await database.query.selectFrom('consent').select('event').orderBy('created_at').execute();
    return rows.map((row) => row.event);
  };

  it('makes a subscriber of who posts the token', async () => {
    const { confirmToken } = await signUp();
    expect(await site.store.describeToken(confirmToken)).toEqual({
      purpose: 'confirm',
      state: 'valid',
      locale: 'en',
    });
    const response = await confirm(confirmToken);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, status: 'confirmed' });
    expect(await statusOf()).toBe('active');
    expect(await consentEvents()).toEqual(['requested', 'confirmed']);
  });

  it('tells an active address that it is subscribed, and mails it nothing', async () => {
    await confirm((await signUp()).confirmToken);
    clock.advance(dayMs);
    const response = await postJson(`${site.origin}/api/newsletter`, { emailAddress: address });
    expect(await response.json()).toEqual({ success: true, status: 'already_subscribed' });
    await site.worker.drain();
    expect(mailServer.messages).toHaveLength(1);
  });

  it('says of a used token that it is confirmed already', async () => {
    const { confirmToken } = await signUp();
    await confirm(confirmToken);
    const again = await confirm(confirmToken);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual({ success: true, status: 'already_confirmed' });
    expect(await consentEvents()).toEqual(['requested', 'confirmed']);
    expect(await site.store.describeToken(confirmToken)).toMatchObject({ state: 'used' });
  });

  it('counts parallel confirmations once', async () => {
    const { confirmToken } = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => (await confirm(confirmToken)).json()),
    );
    expect(answers.filter((answer) => answer.status === 'confirmed')).toHaveLength(1);
    expect(await consentEvents()).toEqual(['requested', 'confirmed']);
  });

  it('refuses an expired token with 410 and sends another on request', async () => {
    const { confirmToken } = await signUp({ locale: 'da' });
    clock.advance(7 * dayMs);
    expect(await site.store.describeToken(confirmToken)).toEqual({
      purpose: 'confirm',
      state: 'expired',
      locale: 'da',
    });
    const response = await confirm(confirmToken);
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({
      status: 'expired',
      data: { message: 'Linket er udløbet. Du kan bede om et nyt.' },
    });
    expect(await statusOf()).toBe('pending');

    await postJson(`${site.origin}/api/newsletter/resend`, { token: confirmToken });
    await site.worker.drain();
    expect(mailServer.messages.map((mail) => mail.subject)).toEqual(
      Array(2).fill('Bekræft din tilmelding til nyhedsbrevet'),
    );
  });

  it.each(['', 'x', 'a'.repeat(43), '../../etc/passwd'])(
    'refuses the unknown token %j with 400',
    async (token) => {
      await signUp();
      expect((await confirm(token)).status).toBe(400);
      expect((await leave(token)).status).toBe(400);
      expect(await statusOf()).toBe('pending');
      expect(await site.store.describeToken(token)).toMatchObject({ state: 'unknown' });
    },
  );

  it('refuses a tampered token, and a token of another purpose', async () => {
    const { confirmToken, leaveToken } = await signUp();
    const tampered = `${confirmToken.startsWith('A') ? 'B' : 'A'}${confirmToken.slice(1)}`;
    expect((await confirm(tampered)).status).toBe(400);
    expect((await confirm(leaveToken)).status).toBe(400);
    expect((await leave(confirmToken)).status).toBe(400);
    expect(await statusOf()).toBe('pending');
  });

  it('changes nothing when a scanner fetches every link of the mail', async () => {
    const { all } = await signUp();
    expect(all.length).toBeGreaterThanOrEqual(3);
    const before = await everything(database);
    for (const link of all) {
      await fetch(link, { method: 'HEAD', redirect: 'manual' });
      await fetch(link);
    }
    expect(await everything(database)).toEqual(before);
  });

  it('leaves by the button of the mail program, without cookie or origin, as often as it is pressed', async () => {
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

  it('leaves by the button of a mail program that posts multipart', async () => {
    const { oneClickUrl } = await signUp();
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(oneClickUrl, { method: 'POST', body })).status).toBe(200);
    expect(await statusOf()).toBe('unsubscribed');
  });

  it('leads who opens the one-click address to the page in their language', async () => {
    const { oneClickUrl, leaveToken } = await signUp({ locale: 'de' });
    const response = await fetch(oneClickUrl, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/de/newsletter/unsubscribe?token=${leaveToken}`);
    expect(await statusOf()).toBe('pending');
  });

  it('lets nobody back in by the mail they left', async () => {
    const { confirmToken, leaveToken } = await signUp();
    await leave(leaveToken);
    expect((await confirm(confirmToken)).status).toBe(410);
    expect(await statusOf()).toBe('unsubscribed');
  });

  it('offers a way back that works for a day', async () => {
    const { confirmToken, leaveToken } = await signUp();
    await confirm(confirmToken);
    await leave(leaveToken);
    expect(await site.store.describeToken(leaveToken)).toMatchObject({
      purpose: 'unsubscribe',
      state: 'used',
    });
    const back = await postJson(`${site.origin}/api/newsletter/resubscribe`, { token: leaveToken });
    expect(await back.json()).toEqual({ success: true, status: 'resubscribed' });
    expect(await statusOf()).toBe('active');

    await leave(leaveToken);
    expect(await statusOf()).toBe('unsubscribed');
    clock.advance(dayMs);
    const late = await postJson(`${site.origin}/api/newsletter/resubscribe`, { token: leaveToken });
    expect(await late.json()).toEqual({ success: true, status: 'pending' });
    expect(await statusOf()).toBe('pending');
  });

  it('asks who never confirmed to confirm on the way back', async () => {
    const { leaveToken } = await signUp();
    await leave(leaveToken);
    await postJson(`${site.origin}/api/newsletter/resubscribe`, { token: leaveToken });
    expect(await statusOf()).toBe('pending');
    await site.worker.drain();
    expect(mailServer.messages).toHaveLength(2);
  });

  it('works from the pages themselves, without a script', async () => {
    const { confirmToken, leaveToken } = await signUp({ locale: 'da' });
    const page = (path: string) => `${site.origin}/da/newsletter/${path}`;
    const from = (token: string) => [{ token }, { origin: 'null' }] as const;
    const confirmed = await postForm(page('confirm'), ...from(confirmToken));
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
      303,
      '/da/newsletter/confirm?result=confirmed',
    ]);
    const left = await postForm(page(`unsubscribe?token=${leaveToken}`), {}, { origin: 'null' });
    expect([left.status, left.headers.get('location')]).toEqual([
      303,
      `/da/newsletter/unsubscribe?token=${leaveToken}&result=unsubscribed`,
    ]);
    const expired = await postForm(page('confirm'), ...from(confirmToken));
    expect(expired.headers.get('location')).toBe(`/da/newsletter/confirm?token=${confirmToken}`);
  });
});

async function everything(database: TestDatabase): Promise<unknown> {
  return Promise.all([
    database.query.selectFrom('subscriber').selectAll().execute(),
    database.query.selectFrom('token').selectAll().orderBy('hash').execute(),
    database.query.selectFrom('consent').selectAll().execute(),
    database.query.selectFrom('outbox').selectAll().execute(),
  ]);
}

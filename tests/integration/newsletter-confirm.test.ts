import { describe, expect, it } from 'vitest';
import { postForm, postJson } from '#tests/support/newsletterSite.ts';
import { subscriberSteps } from '#tests/support/subscribing.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const dayMs = 24 * 60 * 60_000;
const address = 'ada@example.com';

describe.each(testDatabases)('confirming a sign-up, on $name', ({ open }) => {
  const setup = useNewsletter(open);

  const { confirm, consentEvents, leave, signUp, statusOf } = subscriberSteps(setup, address);

  it('activates the subscriber who posts the token', async () => {
    const { confirmToken } = await signUp();
    expect(await setup.site.describeToken(confirmToken)).toEqual({
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

  it('reports that an active address is already subscribed, and sends no mail', async () => {
    await confirm((await signUp()).confirmToken);
    setup.clock.advance(dayMs);
    const response = await postJson(`${setup.site.origin}/api/newsletter`, { emailAddress: address });
    expect(await response.json()).toEqual({ success: true, status: 'already_subscribed' });
    await setup.site.worker.drain();
    expect(setup.mailServer.messages).toHaveLength(1);
  });

  it('reports a used token as already confirmed', async () => {
    const { confirmToken } = await signUp();
    await confirm(confirmToken);
    const secondConfirmation = await confirm(confirmToken);
    expect(secondConfirmation.status).toBe(200);
    expect(await secondConfirmation.json()).toEqual({ success: true, status: 'already_confirmed' });
    expect(await consentEvents()).toEqual(['requested', 'confirmed']);
    expect(await setup.site.describeToken(confirmToken)).toMatchObject({ state: 'used' });
  });

  it('counts simultaneous confirmations once', async () => {
    const { confirmToken } = await signUp();
    const responses = await Promise.all(
      Array.from({ length: 10 }, async () => (await confirm(confirmToken)).json()),
    );
    expect(responses.filter((response) => response.status === 'confirmed')).toHaveLength(1);
    expect(await consentEvents()).toEqual(['requested', 'confirmed']);
  });

  it('rejects an expired token with 410 and sends a new one on request', async () => {
    const { confirmToken } = await signUp({ locale: 'da' });
    setup.clock.advance(7 * dayMs);
    expect(await setup.site.describeToken(confirmToken)).toEqual({
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

    const resendResponse = await postForm(`${setup.site.origin}/api/newsletter/resend`, {
      token: confirmToken,
    });
    expect(resendResponse.headers.get('location')).toBe('/da/newsletter/check-mail');
    await setup.site.worker.drain();
    expect(setup.mailServer.messages.map((mail) => mail.subject)).toEqual(
      Array(2).fill('Bekræft din tilmelding til nyhedsbrevet'),
    );
  });

  it.each(['', 'x', 'a'.repeat(43), '../../etc/passwd'])(
    'rejects the unknown token %j with 400',
    async (token) => {
      await signUp();
      expect((await confirm(token)).status).toBe(400);
      expect((await leave(token)).status).toBe(400);
      expect(await statusOf()).toBe('pending');
      expect(await setup.site.describeToken(token)).toMatchObject({ state: 'unknown' });
    },
  );

  it('rejects a modified token and a token of another purpose', async () => {
    const { confirmToken, leaveToken } = await signUp();
    const tamperedToken = `${confirmToken.startsWith('A') ? 'B' : 'A'}${confirmToken.slice(1)}`;
    expect((await confirm(tamperedToken)).status).toBe(400);
    expect((await confirm(leaveToken)).status).toBe(400);
    expect((await leave(confirmToken)).status).toBe(400);
    expect(await statusOf()).toBe('pending');
  });

  it('changes nothing when a scanner fetches every link of the mail', async () => {
    const { all } = await signUp();
    expect(all.length).toBeGreaterThanOrEqual(3);
    const rowsBefore = await allRows(setup.database);
    for (const link of all) {
      await fetch(link, { method: 'HEAD', redirect: 'manual' });
      await fetch(link);
    }
    expect(await allRows(setup.database)).toEqual(rowsBefore);
  });

  it('works without JavaScript, through the forms on the pages', async () => {
    const { confirmToken, leaveToken } = await signUp({ locale: 'da' });
    const page = (path: string) => `${setup.site.origin}/da/newsletter/${path}`;
    const from = (token: string) => [{ token }, { origin: 'null' }] as const;
    const confirmed = await postForm(page('confirm'), ...from(confirmToken));
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
      303,
      '/da/newsletter/confirm?result=confirmed',
    ]);
    const leaveResponse = await postForm(page(`unsubscribe?token=${leaveToken}`), {}, { origin: 'null' });
    expect([leaveResponse.status, leaveResponse.headers.get('location')]).toEqual([
      303,
      `/da/newsletter/unsubscribe?token=${leaveToken}&result=unsubscribed`,
    ]);
    const reply = await postForm(page('confirm'), ...from(confirmToken));
    expect(reply.headers.get('location')).toBe(`/da/newsletter/confirm?token=${confirmToken}`);
  });
});

async function allRows(database: TestDatabase): Promise<unknown> {
  return Promise.all([
    database.query.selectFrom('subscriber').selectAll().execute(),
    database.query.selectFrom('token').selectAll().orderBy('hash').execute(),
    database.query.selectFrom('consent').selectAll().execute(),
    database.query.selectFrom('outbox').selectAll().execute(),
  ]);
}

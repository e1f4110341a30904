import { describe, expect, it } from 'vitest';
import { postJson } from '#tests/support/newsletterSite.ts';
import { subscriberSteps } from '#tests/support/subscribing.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const dayMs = 24 * 60 * 60_000;
const address = 'ada@example.com';

describe.each(testDatabases)('leaving, on $name', ({ open }) => {
  const given = useNewsletter(open);

  const { confirm, consentEvents, leave, signUp, statusOf } = subscriberSteps(given, address);

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
    expect(await given.site.store.describeToken(leaveToken)).toMatchObject({
      purpose: 'unsubscribe',
      state: 'used',
    });
    const back = await postJson(`${given.site.origin}/api/newsletter/resubscribe`, { token: leaveToken });
    expect(await back.json()).toEqual({ success: true, status: 'resubscribed' });
    expect(await statusOf()).toBe('active');

    await leave(leaveToken);
    expect(await statusOf()).toBe('unsubscribed');
    given.clock.advance(dayMs);
    const late = await postJson(`${given.site.origin}/api/newsletter/resubscribe`, { token: leaveToken });
    expect(await late.json()).toEqual({ success: true, status: 'pending' });
    expect(await statusOf()).toBe('pending');
  });

  it('asks who never confirmed to confirm on the way back', async () => {
    const { leaveToken } = await signUp();
    await leave(leaveToken);
    await postJson(`${given.site.origin}/api/newsletter/resubscribe`, { token: leaveToken });
    expect(await statusOf()).toBe('pending');
    await given.site.worker.drain();
    expect(given.mailServer.messages).toHaveLength(2);
  });
});

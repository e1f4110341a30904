import { describe, expect, it } from 'vitest';
import { postForm, postJson, startNewsletterSite } from '#tests/support/newsletterSite.ts';
import { subscriberSteps } from '#tests/support/subscribing.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const address = 'ada@example.com';
const hourMs = 60 * 60_000;

describe.each(testDatabases)('subscriber preferences, on $name', ({ open }) => {
  const setup = useNewsletter(open);
  const { confirm, leave, signUp, statusOf } = subscriberSteps(setup, address);

  const save = (token: string, language: string, page = '/newsletter/preferences') =>
    postForm(setup.site.origin + page, { token, language });
  const languageOf = async (token: string) => (await setup.site.describeToken(token)).locale;
  const events = async () =>
    (
      await setup.database.query
        .selectFrom('outbox')
        .select('payload')
        .where('channel', '=', 'webhook')
        .where('sent_at', 'is', null)
        .execute()
    ).map(({ payload }): unknown => JSON.parse(payload));

  it('are linked in the text and HTML of every mail', async () => {
    const { all, leaveToken } = await signUp({ locale: 'da' });
    const link = `${setup.site.origin}/da/newsletter/preferences?token=${leaveToken}`;
    expect(all).toContain(link);
    const [mail] = setup.mailServer.messages;
    expect(mail?.text).toContain('Skift sprog: https://');
    expect(mail?.html).toContain('/da/newsletter/preferences?token=');
  });

  it('redirect a form without scripts to the page in the new language, uncached', async () => {
    const { leaveToken } = await signUp({ locale: 'da' });
    const response = await save(leaveToken, 'de', '/da/newsletter/preferences');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `/de/newsletter/preferences?token=${leaveToken}&result=saved`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await languageOf(leaveToken)).toBe('de');
  });

  it('set the language of later mails, whatever the language of the form', async () => {
    const site = await startNewsletterSite({
      ...setup,
      mailUrl: setup.mailServer.url,
      disclosure: 'uniform',
    });
    const { confirmToken, leaveToken } = await signUp({ locale: 'en' });
    await confirm(confirmToken);
    await save(leaveToken, 'de');
    setup.clock.advance(hourMs);
    await postJson(`${site.origin}/api/newsletter`, { emailAddress: address, locale: 'da' });
    await site.worker.drain();
    await site.close();
    expect(setup.mailServer.messages.at(-1)?.subject).toBe('Sie haben unseren Newsletter bereits abonniert');
  });

  it("notify the mailing tool once of a subscriber's new language", async () => {
    const site = await startNewsletterSite({
      ...setup,
      mailUrl: setup.mailServer.url,
      settings: { webhook: { url: 'http://127.0.0.1:9/', secret: 'secret' } },
    });
    const { confirmToken, leaveToken } = await signUp({ locale: 'en' });
    await postJson(`${site.origin}/api/newsletter/confirm`, { token: confirmToken });
    for (const language of ['da', 'da']) {
      await postForm(`${site.origin}/api/newsletter/preferences`, { token: leaveToken, language });
    }
    expect(await events()).toMatchObject([
      { type: 'subscription.confirmed', emailAddress: address, locale: 'da' },
    ]);
    await site.close();
  });

  it('ignore unsubscribed addresses, invalid tokens and unknown languages', async () => {
    const { confirmToken, leaveToken } = await signUp({ locale: 'en' });
    await confirm(confirmToken);
    expect((await save('made-up', 'de')).headers.get('location')).toBe(
      '/newsletter/preferences?result=unknown_token',
    );
    expect(
      (await postJson(`${setup.site.origin}/api/newsletter/preferences`, { token: 'x', language: 'de' }))
        .status,
    ).toBe(400);
    expect((await save(confirmToken, 'de')).headers.get('location')).toBe(
      '/newsletter/preferences?result=unknown_token',
    );
    expect((await save(leaveToken, 'fr')).status).toBe(400);
    await leave(leaveToken);
    await save(leaveToken, 'de');
    expect(await languageOf(leaveToken)).toBe('en');
    expect(await statusOf()).toBe('unsubscribed');
  });

  it('do not change when a link is merely opened', async () => {
    const { leaveToken, all } = await signUp({ locale: 'en' });
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      for (const url of all) await fetch(`${url}&language=de`, { method, redirect: 'manual' });
    expect(await languageOf(leaveToken)).toBe('en');
  });
});

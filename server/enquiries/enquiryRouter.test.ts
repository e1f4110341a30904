import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEnquirySite, type EnquirySite } from '#tests/support/enquirySite.ts';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';
import { siteUrl } from '#tests/support/mailParts.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import { postForm, postJson } from '#tests/support/newsletterSite.ts';
import { createSimulatedClock, type SimulatedClock } from '#tests/support/simulatedClock.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

const lead = {
  kind: 'lead',
  fullName: 'Maja Thorsen',
  domain: 'https://www.nordvand.example/da',
  email: 'Maja@nordvand.example',
  region: 'europe',
  volumePerMonth: '10-100-gb',
  numberOfSims: '5000-49999',
  description: 'Pumps <b>that</b>\nfall silent.',
};

describe.each(testDatabases)('createEnquiriesRouter, on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: SimulatedClock;
  let mailServer: MailServer;
  let site: EnquirySite;
  let worker: EnquirySite['worker'];
  let store: EnquirySite['store'];
  let endpoint: string;

  beforeEach(async () => {
    database = await open();
    clock = createSimulatedClock();
    mailServer = await startMailServer();
    site = await startEnquirySite({ database, clock, mailUrl: mailServer.url });
    ({ worker, store, endpoint } = site);
  });
  afterEach(async () => {
    await site.close();
    await mailServer.close();
    await database.drop();
  });

  const storedEnquiries = () => database.query.selectFrom('enquiry').selectAll().execute();

  it('stores a lead and mails it to the owner, with the sender as Reply-To', async () => {
    const response = await postJson(endpoint, lead, { referer: `${siteUrl}/da/priser?x=1` });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, status: 'received' });
    expect(await storedEnquiries()).toMatchObject([
      { kind: 'lead', locale: 'da', page: '/da/priser', email_address: 'maja@nordvand.example' },
    ]);

    await worker.drain();
    const [mail] = mailServer.messages;
    expect(mail?.recipient).toBe('sales@kystlink.example');
    expect(mail?.replyTo).toEqual([{ name: '', address: 'Maja@nordvand.example' }]);
    expect(mail?.subject).toBe('New enquiry: www.nordvand.example');
    expect(mail?.text).toContain('Number of SIMs:\n> 5,000 to 49,999');
    expect(mail?.text).toContain('> Pumps <b>that</b>\n> fall silent.');
    expect(mail?.html).toContain('Pumps &lt;b&gt;that&lt;/b&gt;');
    expect(mail?.text).toContain(`${siteUrl}/da/priser`);
  });

  it('stores an enquiry while no mail can be sent, and mails it later', async () => {
    await mailServer.close();
    expect((await postJson(endpoint, lead)).status).toBe(200);
    await worker.drain();
    expect(await storedEnquiries()).toHaveLength(1);
    mailServer = await startMailServer({ port: mailServer.port });
    clock.advance(60_000);
    await worker.drain();
    expect(mailServer.messages).toHaveLength(1);
  });

  it('lists a failed notice, which the owner can retry', async () => {
    mailServer.refusal = { code: 550, text: '5.1.1 no such user' };
    await postJson(endpoint, lead);
    await worker.drain();
    const { deadLetters } = ownerOf({ database, clock });
    expect(await deadLetters.list()).toMatchObject([{ kind: 'enquiry-lead', channel: 'mail' }]);
    expect(worker.status).toMatchObject({ waiting: 0, failed: 1 });

    mailServer.refusal = undefined;
    expect(await deadLetters.retry(0)).toEqual({ queued: 1, dropped: 0 });
    await worker.drain();
    expect(mailServer.messages.map(({ subject }) => subject)).toEqual(['New enquiry: www.nordvand.example']);
    expect(await deadLetters.list()).toEqual([]);
  });

  it('reports each invalid field in the page’s language', async () => {
    const response = await postJson(endpoint, { ...lead, email: 'maja', region: '', locale: 'de' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      success: false,
      status: 'invalid',
      data: {
        message: 'Bitte prüfen Sie die markierten Felder.',
        fields: {
          email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
          region: 'Bitte wählen Sie eine Region',
        },
      },
    });
    expect(await storedEnquiries()).toEqual([]);
  });

  it('treats a missing field like an empty one', async () => {
    const response = await postJson(endpoint, { kind: 'lead', locale: 'de', email: lead.email });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      data: {
        fields: {
          fullName: 'Bitte geben Sie Ihren vollständigen Namen ein',
          region: 'Bitte wählen Sie eine Region',
        },
      },
    });
  });

  it('stores the fields of the contact form with the editor’s names', async () => {
    const fields = { fullName: 'Maja', email: 'maja@nordvand.example', Besked: 'Hej', phone: '' };
    expect((await postJson(endpoint, { kind: 'contact', fields })).status).toBe(200);
    const [row] = await storedEnquiries();
    expect(JSON.parse(row?.fields ?? '')).toEqual([
      { name: 'fullName', value: 'Maja' },
      { name: 'email', value: 'maja@nordvand.example' },
      { name: 'Besked', value: 'Hej' },
    ]);
    await worker.drain();
    expect(mailServer.messages[0]?.text).toContain('> Hej');
  });

  it.each([
    ['an invalid address', { email: 'maja' }, { email: 'Please enter a valid email address' }],
    [
      'a line break in the address',
      { email: 'maja@x.example\r\nBcc: a@x.example' },
      { email: 'Please enter a valid email address' },
    ],
    ['a value that is too long', { text: 'x'.repeat(5001) }, { text: 'Please use at most 5,000 characters' }],
    ['an empty form', { text: ' ' }, {}],
  ])('rejects %s in the contact form', async (_what, fields, messages) => {
    const response = await postJson(endpoint, { kind: 'contact', fields });
    expect(response.status).toBe(422);
    const { data } = await response.json();
    expect(data.fields).toEqual(messages);
  });

  it('strips line breaks from fields in mail headers', async () => {
    await postJson(endpoint, {
      kind: 'contact',
      fields: { fullName: 'Eve\r\nBcc: all@x.example', text: 'x' },
    });
    await worker.drain();
    const [mail] = mailServer.messages;
    expect(mail?.subject).toBe('New enquiry: Eve Bcc: all@x.example');
    expect(mail?.bcc).toBeUndefined();
  });

  it.each([
    [400, '{', {}],
    [400, '{"kind":"other"}', {}],
    [400, '[]', {}],
    [400, '{"kind":"form"}', {}],
    [413, `{"kind":"contact","fields":{"text":"${'x'.repeat(5_000_000)}"}}`, {}],
    [415, 'text', { 'content-type': 'text/plain' }],
    [403, JSON.stringify(lead), { 'sec-fetch-site': 'cross-site' }],
  ])('responds with %i to an invalid request', async (status, body, headers) => {
    const response = await postJson(endpoint, body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, data: { message: expect.any(String) } });
  });

  it('ignores __proto__ in the fields', async () => {
    const response = await postJson(
      endpoint,
      '{"kind":"contact","fields":{"__proto__":{"x":1},"text":"Hej"}}',
    );
    expect(response.status).toBe(200);
    expect(JSON.parse((await storedEnquiries())[0]?.fields ?? '')).toEqual([{ name: 'text', value: 'Hej' }]);
  });

  it('reports success to bots that fill in the honeypot, and stores nothing', async () => {
    expect(await (await postJson(endpoint, { ...lead, website: 'x' })).json()).toMatchObject({
      success: true,
    });
    expect(await storedEnquiries()).toEqual([]);
  });

  it('accepts five enquiries in ten minutes from one visitor', async () => {
    for (let number = 1; number <= 5; number++)
      await postJson(endpoint, { ...lead, description: `Question ${number}` });
    const sixth = await postJson(endpoint, lead);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await storedEnquiries()).toHaveLength(5);
  });

  it('stores and mails an enquiry once if it is posted twice at the same time or again soon', async () => {
    await Promise.all([postJson(endpoint, lead), postJson(endpoint, lead)]);
    clock.advance(9 * 60_000);
    expect(await (await postJson(endpoint, lead)).json()).toEqual({ success: true, status: 'received' });
    await worker.drain();
    expect(await storedEnquiries()).toHaveLength(1);
    expect(mailServer.messages).toHaveLength(1);
    clock.advance(11 * 60_000);
    await postJson(endpoint, lead);
    expect(await storedEnquiries()).toHaveLength(2);
  });

  it('stores equal short texts from one network once for each form instance', async () => {
    const fields = { lunch: 'yes' };
    for (const formInstance of ['a'.repeat(36), 'b'.repeat(36)])
      for (let attempt = 0; attempt < 2; attempt += 1)
        expect((await postJson(endpoint, { kind: 'contact', fields, formInstance })).status).toBe(200);
    expect(await storedEnquiries()).toHaveLength(2);
  });

  it('stores every equal short text sent without JavaScript', async () => {
    for (let person = 0; person < 3; person += 1)
      await postForm(endpoint, { kind: 'contact', text: 'We would like to buy four hundred SIMs.' });
    expect(await storedEnquiries()).toHaveLength(3);
  });

  it('deduplicates a long text sent without JavaScript, except from another form instance', async () => {
    const fields = { text: 'We would like to buy four thousand SIMs.' };
    for (let attempt = 0; attempt < 2; attempt += 1) await postForm(endpoint, { kind: 'contact', ...fields });
    expect(await storedEnquiries()).toHaveLength(1);
    await postJson(endpoint, { kind: 'contact', fields, formInstance: 'd'.repeat(36) });
    expect(await storedEnquiries()).toHaveLength(2);
    await postJson(endpoint, {
      kind: 'contact',
      fields: { text: 'Corrected' },
      formInstance: 'd'.repeat(36),
    });
    expect(await storedEnquiries()).toHaveLength(3);
  });

  it.each(['e-mail', 'E-Mail', 'emailAddress', 'your-email', 'mail', 'E-mailadresse', 'Svar til', 'email'])(
    'uses the address in a field named %j as Reply-To, and finds it for erasure',
    async (name) => {
      const fields = { fullName: 'Ada', [name]: 'Ada@rødgrød.example', text: 'Hej' };
      await postJson(endpoint, { kind: 'contact', fields });
      await postJson(endpoint, { kind: 'contact', fields: { text: 'Write to ada@rødgrød.example, please' } });
      await worker.drain();
      const replyTo = mailServer.messages.flatMap(({ headers }) =>
        headers.filter(({ key }) => key === 'reply-to').map(({ value }) => value),
      );
      expect(replyTo.join()).toContain('da@xn--rdgrd-vuad.example');
      expect(await store.sentFrom('ada@rødgrød.example')).toHaveLength(1);
      const { erased, mentions } = await store.erase('ada@xn--rdgrd-vuad.example');
      expect([erased, mentions.length]).toEqual([1, 0]);
      expect((await store.erase('ada@rødgrød.example')).mentions).toHaveLength(1);
      expect(await store.erase('ada@rødgrød')).toEqual({ erased: undefined, mentions: [] });
    },
  );

  it('rejects a list of fields', async () => {
    const response = await postJson(endpoint, { kind: 'contact', fields: ['x'] });
    expect(response.status).toBe(422);
    expect(await storedEnquiries()).toEqual([]);
  });

  describe('without JavaScript', () => {
    const referer = { referer: `${siteUrl}/da/kontakt?x=1` };

    it('redirects to the page with a fragment for the outcome', async () => {
      const fields = { kind: 'contact', fullName: 'Maja', email: 'maja@nordvand.example', Besked: 'Hej' };
      const response = await postForm(endpoint, fields, referer);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/da/kontakt#enquiry-sent']);
      const rejectedResponse = await postForm(endpoint, { ...fields, email: 'maja' }, referer);
      expect(rejectedResponse.headers.get('location')).toBe('/da/kontakt#enquiry-invalid');
      expect(JSON.parse((await storedEnquiries())[0]?.fields ?? '')).toHaveLength(3);
    });

    it('accepts the lead form with a ticked checkbox', async () => {
      const response = await postForm(
        endpoint,
        { ...lead, wantsOtherServices: 'on', otherServices: 'Antennas' },
        referer,
      );
      expect(response.headers.get('location')).toBe('/da/kontakt#enquiry-sent');
      expect((await storedEnquiries())[0]?.fields).toContain('Antennas');
    });

    it.each([
      ['form-2', '-form-2'],
      ['a'.repeat(40), `-${'a'.repeat(40)}`],
      ['a'.repeat(41), ''],
      ['a%2Fb', ''],
      ['a&at=b', ''],
    ])('redirects to the message of the form %s', async (at, suffix) => {
      const response = await postForm(`${endpoint}?at=${at}`, lead, referer);
      expect(response.headers.get('location')).toBe(`/da/kontakt#enquiry-sent${suffix}`);
    });

    it.each([
      [{ kind: 'other' }, '#enquiry-failed'],
      [{ kind: 'contact', text: 'x'.repeat(1_000_001) }, '#enquiry-files'],
    ])('redirects an invalid request to a message', async (fields, fragment) => {
      const response = await postForm(endpoint, fields, referer);
      expect(response.headers.get('location')).toBe(`/da/kontakt${fragment}`);
    });

    it('rejects the sixth enquiry within ten minutes, and redirects to a message about the limit', async () => {
      for (let number = 1; number <= 5; number++)
        await postForm(endpoint, { ...lead, description: `Question ${number}` }, referer);
      const response = await postForm(endpoint, lead, referer);
      expect(response.headers.get('location')).toBe('/da/kontakt#enquiry-limited');
    });

    it('does not redirect a form of another site', async () => {
      const response = await postForm(endpoint, lead, { ...referer, 'sec-fetch-site': 'cross-site' });
      expect([response.status, response.headers.get('location')]).toEqual([403, null]);
    });

    it.each(['challenge_missing', 'challenge_failed'] as const)(
      'redirects to a message and stores nothing if the spam check reports %s',
      async (status) => {
        const checkChallenge = async () => ({ status, values: { contact: 'hello@kystlink.example' } });
        await site.close();
        site = await startEnquirySite({ database, clock, mailUrl: mailServer.url, checkChallenge });
        const response = await postForm(site.endpoint, lead, referer);
        expect(response.headers.get('location')).toBe('/da/kontakt#enquiry-unchecked');
        expect(await (await postJson(site.endpoint, lead)).json()).toMatchObject({
          status,
          data: { message: expect.stringContaining('hello@kystlink.example') },
        });
        expect(await storedEnquiries()).toEqual([]);
      },
    );

    it('never redirects to another site', async () => {
      const response = await postForm(endpoint, lead, { referer: 'https://x.example//evil.example/' });
      expect(response.headers.get('location')).toBe('/#enquiry-sent');
    });
  });

  it('uses the address in the email field as the sender’s, even if other fields contain addresses', async () => {
    const fields = { Colleague: 'bo@x.example', 'Your e-mail': 'ada@x.example', text: 'Hello' };
    await postJson(endpoint, { kind: 'contact', fields });
    expect(await storedEnquiries()).toMatchObject([{ email_address: 'ada@x.example' }]);
  });

  it('erases an enquiry by any spelling of its address', async () => {
    await postJson(endpoint, { kind: 'contact', fields: { 'Svar til': 'Ada@Rødgrød.dk', text: 'Hej' } });
    expect(await store.erase('ada@xn--rdgrd-vuad.dk')).toEqual({ erased: 1, mentions: [] });
    expect(await storedEnquiries()).toEqual([]);
  });

  it('erases enquiries after the retention time, and on request', async () => {
    await postJson(endpoint, lead);
    clock.advance(10 * 24 * 60 * 60_000);
    await postJson(endpoint, { ...lead, email: 'eve@x.example' });
    await store.purge(9);
    expect(await storedEnquiries()).toMatchObject([{ email_address: 'eve@x.example' }]);
    expect(await store.erase(' EVE@x.example')).toEqual({ erased: 1, mentions: [] });
    expect(await storedEnquiries()).toEqual([]);
    await worker.drain();
    expect(mailServer.messages.map((mail) => mail.replyTo?.[0]?.address)).not.toContain('eve@x.example');
  });
});

import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#schema/durations.ts';
import type { OwnerEnquirySummary } from '#schema/ownerEnquiries.ts';
import { sign } from '#server/lib/signature.ts';
import { startEnquirySite, type EnquirySite } from '#tests/support/enquirySite.ts';
import { siteUrl } from '#tests/support/mailParts.ts';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';
import { postJson, wordPressSecret } from '#tests/support/newsletterSite.ts';
import { createSimulatedClock, type SimulatedClock } from '#tests/support/simulatedClock.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

/** `SiteCall::MAX_BYTES` of the plugin. */
const wordPressMaxBytes = 1024 * 1024;

describe.each(testDatabases)('enquiries in WordPress, on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: SimulatedClock;
  let mailServer: MailServer;
  let site: EnquirySite;

  beforeEach(async () => {
    database = await open();
    clock = createSimulatedClock();
    mailServer = await startMailServer();
    site = await startEnquirySite({
      database,
      clock,
      mailUrl: mailServer.url,
      rules: [
        { kind: 'contact', locale: 'de', to: 'de@kystlink.example' },
        { field: { name: 'form', value: 'trial' }, to: 'trial@kystlink.example' },
        { path: '/support', isTree: true, to: 'help@kystlink.example' },
        { field: { name: 'region', value: 'europe' }, to: 'eu@kystlink.example' },
      ],
    });
  });
  afterEach(async () => {
    await site.close();
    await mailServer.close();
    await database.drop();
  });

  const request = async (request: object, headers: Record<string, string> = {}) => {
    const body = JSON.stringify(request);
    const response = await postJson(new URL('/api/owner/enquiries', site.endpoint).href, body, {
      'x-signature': sign(wordPressSecret, Math.floor(clock.now() / 1000), body),
      ...headers,
    });
    return { status: response.status, json: await response.json() };
  };
  const exportCsv = (language?: string) => {
    const body = JSON.stringify({ do: 'export', language });
    return postJson(new URL('/api/owner/enquiries', site.endpoint).href, body, {
      'x-signature': sign(wordPressSecret, Math.floor(clock.now() / 1000), body),
    });
  };
  const list = async (filter: object = {}) => (await request({ do: 'list', page: 1, ...filter })).json;
  let sender = 0;
  const sendContact = async (fields: Record<string, string>, { page = '/kontakt', locale = 'en' } = {}) => {
    clock.advance(1000);
    const answer = await postJson(
      site.endpoint,
      { kind: 'contact', locale, fields },
      { referer: siteUrl + page, 'x-forwarded-for': `2001:db8:${(sender += 1)}::1` },
    );
    expect(answer.status).toBe(200);
  };
  const sendLead = async () => {
    clock.advance(1000);
    const answer = await postJson(
      site.endpoint,
      {
        kind: 'lead',
        locale: 'en',
        fullName: 'Maja',
        domain: 'nordvand.example',
        email: 'maja@nordvand.example',
        region: 'europe',
        numberOfSims: '1-49',
        volumePerMonth: 'under-10-gb',
        description: 'Pumps in nine countries.',
      },
      { referer: `${siteUrl}/`, 'x-forwarded-for': `2001:db8:${(sender += 1)}::1` },
    );
    expect(answer.status).toBe(200);
  };
  const recipients = () => mailServer.messages.map(({ recipient }) => recipient);

  it('are listed newest first, and can be searched and filtered by form and state', async () => {
    await sendContact({ email: 'ada@example.com', text: 'Antennas' });
    await sendContact({ email: 'bo@example.com', text: '100 % of_it' });
    const allEnquiries = await list();
    expect(allEnquiries.enquiries.map(({ emailAddress }: { emailAddress: string }) => emailAddress)).toEqual([
      'bo@example.com',
      'ada@example.com',
    ]);
    expect(allEnquiries).toMatchObject({ total: 2, counts: { all: 2, open: 2, done: 0, trash: 0 } });
    expect((await list({ search: 'ANTENN' })).total).toBe(1);
    expect((await list({ search: '0 % of_' })).total).toBe(1);
    expect((await list({ search: '_d_' })).total).toBe(0);
    expect((await list({ kind: 'lead' })).total).toBe(0);
    await request({ do: 'done', ids: [allEnquiries.enquiries[0].id] });
    expect((await list({ state: 'open' })).total).toBe(1);
    expect((await list({ state: 'done' })).enquiries[0].emailAddress).toBe('bo@example.com');
    await request({ do: 'open', ids: [allEnquiries.enquiries[0].id] });
    expect((await list()).counts.open).toBe(2);
  });

  it('are answered by mail in the visitor’s language, once per reply id', async () => {
    await sendContact({ email: 'ada@example.com', text: 'Do you answer\nat night?' }, { locale: 'de' });
    const [{ id }] = (await list()).enquiries;
    const answer = { do: 'answer', id, answerId: randomUUID(), text: 'Ja.\n\nImmer.' };
    await request(answer);
    await request(answer);
    await site.worker.drain();
    const mails = mailServer.messages.filter(({ recipient }) => recipient === 'ada@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['Ihre Nachricht an Kystlink']);
    expect(mails[0]?.text).toContain('Ja.\n\nImmer.');
    expect(mails[0]?.text).toContain('> Do you answer\n> at night?');
    expect(mails[0]?.replyTo?.[0]?.address).toBe('sales@kystlink.example');
    expect((await request({ do: 'read', id })).json.enquiry).toMatchObject({
      answeredAt: clock.now(),
      doneAt: clock.now(),
    });
    await request({ ...answer, answerId: randomUUID() });
    await site.worker.drain();
    expect(recipients().filter((address) => address === 'ada@example.com')).toHaveLength(2);
  });

  it('cannot be answered if they have no address, and get no mail after they are erased', async () => {
    await sendContact({ text: 'No address' });
    await sendContact({ email: 'ada@example.com', text: 'One' });
    await sendContact({ email: 'ada@example.com', text: 'Two' });
    const [{ id: second }, , { id: withoutAddress }] = (await list()).enquiries;
    const answer = { do: 'answer', answerId: randomUUID(), text: 'Yes.' };
    expect((await request({ ...answer, id: withoutAddress })).status).toBe(409);
    expect((await request({ ...answer, id: randomUUID() })).status).toBe(409);
    await request({ do: 'erase', ids: [second] });
    expect((await list()).total).toBe(2);
    expect((await request({ do: 'erase-address', address: 'ADA@example.com' })).json.erased).toBe(1);
    expect((await request({ do: 'erase-address', address: 'ada' })).status).toBe(422);
    await site.worker.drain();
    expect(mailServer.messages.map(({ text }) => text).join()).not.toContain('> Two');
    expect((await request({ do: 'read', id: second })).status).toBe(404);
  });

  it('are found by visitors’ texts, but not by field names or JSON syntax', async () => {
    await sendContact({ email: 'ada@example.com', text: 'MÜLLER said "yes" \\ no\nthen\0' });
    for (const search of ['name', 'value', 'label', 'text', '"', '","', '\\n', '{', ':'])
      expect([search, (await list({ search })).total]).toEqual([search, search === '"' ? 1 : 0]);
    for (const search of ['müller', 'said "YES"', '\\ no', 'ada@', 'THEN'])
      expect([search, (await list({ search })).total]).toEqual([search, 1]);
  });

  it('are shortened in the list, so that WordPress can read the whole response', async () => {
    for (const letter of ['x', '\u0001', '"', '\ud800', '語']) {
      const fields = Object.fromEntries(
        Array.from({ length: 20 }, (_, field) => [letter.repeat(60) + field, letter.repeat(4_000)]),
      );
      // Bypasses the rate limit, as submissions from several networks would.
      for (let copy = 0; copy < 5; copy += 1)
        await site.store.add({
          kind: 'contact',
          locale: 'en',
          page: '/contact',
          emailAddress: null,
          fields: Object.entries({ ...fields, copy: String(copy) }).map(([name, value]) => ({ name, value })),
          ipPrefix: null,
        });
    }
    const listedEnquiries = await list();
    expect(listedEnquiries).toMatchObject({ total: 25, counts: { open: 25 } });
    expect(listedEnquiries.enquiries).toHaveLength(25);
    expect(Buffer.byteLength(JSON.stringify(listedEnquiries))).toBeLessThan(wordPressMaxBytes);
    const [{ id }] = listedEnquiries.enquiries;
    expect((await request({ do: 'read', id })).json.enquiry.fields[0].value).toHaveLength(4_000);
    const spaced = `語 ${'語'.repeat(4_000)}`;
    await sendContact({ text: spaced });
    expect((await list()).enquiries[0].message).toBe(`${spaced.slice(0, 300)}…`);
  });

  it('are exported as CSV with a column for each field, and with formulas escaped', async () => {
    await sendContact({ email: 'ada@example.com', text: '=HYPERLINK("https://evil.example")' });
    await sendContact({ '=1+1': 'x', name: 'Bo' }, { locale: 'da' });
    await sendLead();
    const response = await exportCsv();
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const rows = parse<Record<string, string>>(await response.text(), { columns: true, bom: true });
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ Sender: 'Maja', Region: 'Europe', 'Number of SIMs': '1 to 49' });
    expect(rows[1]).toMatchObject({ Language: 'da', Sender: 'Bo', "'=1+1": 'x', text: '' });
    expect(rows[2]).toMatchObject({
      Time: new Date(clock.now() - 2000).toISOString(),
      'Sender address': 'ada@example.com',
      text: '\'=HYPERLINK("https://evil.example")',
    });
    const [heading = ''] = (await (await exportCsv('de')).text()).split('\n');
    expect(heading.split(',')).toEqual(expect.arrayContaining(['Absender', 'Anzahl der SIM-Karten']));
  });

  it('are exported with rare fields combined in one column if there are too many fields', async () => {
    for (let sentCount = 0; sentCount < 8; sentCount += 1)
      await sendContact(
        Object.fromEntries(Array.from({ length: 19 }, (_, index) => [`invented ${sentCount} ${index}`, 'x'])),
      );
    await sendContact({ text: 'Hello', email: 'ada@example.com' });
    await sendContact({ text: 'Again', email: 'ada@example.com' });
    const rows = parse<Record<string, string>>(await (await exportCsv()).text(), {
      columns: true,
      bom: true,
    });
    expect(Object.keys(rows[0] ?? {}).length).toBeLessThan(120);
    expect(rows.map((row) => row['text'])).toContain('Hello');
    expect(rows.map((row) => row['Other fields'] ?? '').join('\n')).toContain('invented 0 18: x');
  });

  it('have field and choice labels in the editor’s language', async () => {
    await sendLead();
    const [{ id, name, message }] = (await list()).enquiries;
    expect([name, message]).toEqual(['Maja', 'Pumps in nine countries.']);
    const read = async (language: string) =>
      (await request({ do: 'read', id, language })).json.enquiry.fields;
    expect(await read('da')).toEqual(
      expect.arrayContaining([{ name: 'region', label: 'Region', value: 'Europa' }]),
    );
    expect(await read('de')).toEqual(
      expect.arrayContaining([{ name: 'numberOfSims', label: 'Anzahl der SIM-Karten', value: '1 bis 49' }]),
    );
    // The site does not have this language.
    expect((await read('fi')).map(({ label }: { label: string }) => label)).toContain('Number of SIMs');
  });

  it('store each reply with its author and delivery status', async () => {
    await sendContact({ email: 'ada@example.com', text: 'Do you answer?' });
    const [{ id }] = (await list()).enquiries;
    const answers = async () => (await request({ do: 'read', id })).json.enquiry.answers;
    const answer = { do: 'answer', id, answerId: randomUUID(), text: 'Yes.\0', author: 'Lea' };
    await request(answer);
    await request(answer);
    expect(await answers()).toMatchObject([
      { text: 'Yes.', author: 'Lea', createdAt: clock.now(), delivery: 'waiting' },
    ]);
    await site.worker.drain();
    expect(await answers()).toMatchObject([{ delivery: 'sent', deliveredAt: clock.now() }]);
    // The outbox deletes sent messages.
    clock.advance(1000);
    await site.outbox.purge({ sent: clock.now(), failed: clock.now() });
    expect(await answers()).toMatchObject([{ text: 'Yes.', delivery: 'sent' }]);
    const rows = parse<Record<string, string>>(await (await exportCsv()).text(), {
      columns: true,
      bom: true,
    });
    expect(rows[0]?.['Answers']).toMatch(/Z Lea\nYes\.$/);
    expect((await site.store.sentFrom('ada@example.com'))[0]?.answers).toMatchObject([{ text: 'Yes.' }]);
    await request({ do: 'erase-address', address: 'ada@example.com' });
    expect(await database.query.selectFrom('enquiry_answer').selectAll().execute()).toEqual([]);
  });

  it('report replies that mention an erased address, and the reason for a failed delivery', async () => {
    mailServer.refusal = { code: 550, text: '5.1.1 No such mailbox', to: 'lost@example.com' };
    await sendContact({ email: 'lost@example.com', text: 'Who decides?' });
    const [{ id }] = (await list()).enquiries;
    await request({ do: 'answer', id, answerId: randomUUID(), text: 'Ask ada_b@example.com' });
    await site.worker.drain();
    const [reply] = (await request({ do: 'read', id })).json.enquiry.answers;
    expect(reply).toMatchObject({ delivery: 'failed', deliveredAt: null });
    expect(reply.error).toContain('550');
    const { json } = await request({ do: 'erase-address', address: 'ADA_b@example.com' });
    expect(json).toMatchObject({ erased: 0, mentions: [id] });
    expect((await request({ do: 'erase-address', address: 'adaxb@example.com' })).json.mentions).toEqual([]);
  });

  it('are answered by mail without an Auto-Submitted header, unlike the notification to the owner', async () => {
    await sendContact({ email: 'ada@example.com', text: 'Do you answer?' });
    const [{ id }] = (await list()).enquiries;
    await request({ do: 'answer', id, answerId: randomUUID(), text: 'Yes.' });
    await site.worker.drain();
    const isGenerated = (to: string) =>
      mailServer.messages
        .filter(({ recipient }) => recipient === to)
        .map(({ headers }) => headers.some(({ key }) => key === 'auto-submitted'));
    expect(isGenerated('ada@example.com')).toEqual([false]);
    expect(isGenerated('sales@kystlink.example')).toEqual([true]);
  });

  it('are moved to the trash, restored, and removed after thirty days there', async () => {
    await sendContact({ email: 'ada@example.com', text: 'One' });
    await sendContact({ email: 'bo@example.com', text: 'Two' });
    const ids = (await list()).enquiries.map((enquiry: OwnerEnquirySummary) => enquiry.id);
    expect((await request({ do: 'trash', ids })).json.changed).toBe(2);
    expect(await list()).toMatchObject({ total: 0, counts: { all: 0, open: 0, trash: 2 } });
    expect((await request({ do: 'count' })).json.counts.open).toBe(0);
    expect((await (await exportCsv()).text()).trim().split('\n')).toHaveLength(1);
    expect((await list({ state: 'trash' })).total).toBe(2);
    await request({ do: 'restore', ids: ids.slice(0, 1) });
    expect((await list()).total).toBe(1);
    clock.advance(29 * dayMs);
    await site.store.purge(365);
    expect((await list({ state: 'trash' })).total).toBe(1);
    clock.advance(2 * dayMs);
    await site.store.purge(365);
    expect((await list({ state: 'trash' })).total).toBe(0);
    expect((await list()).total).toBe(1);
  });

  it('are sorted by a column, with and without a search, in pages', async () => {
    for (const name of ['bo', 'ada', 'cy'])
      await sendContact({ email: `${name}@example.com`, text: 'Hello there' });
    const names = async (filter: object) =>
      (await list(filter)).enquiries.map(
        (enquiry: OwnerEnquirySummary) => enquiry.emailAddress?.split('@')[0],
      );
    for (const search of [undefined, 'HELLO']) {
      expect(await names({ search, orderBy: 'address', order: 'asc' })).toEqual(['ada', 'bo', 'cy']);
      expect(await names({ search, orderBy: 'address' })).toEqual(['cy', 'bo', 'ada']);
      expect(await names({ search, orderBy: 'sent', order: 'asc' })).toEqual(['bo', 'ada', 'cy']);
      expect(await names({ search, perPage: 2, page: 2 })).toEqual(['bo']);
    }
    expect((await request({ do: 'list', page: 1, orderBy: 'fields; drop table enquiry' })).status).toBe(422);
  });

  it('are each exported once, newest first, even if they have equal times', async () => {
    await database.query
      .insertInto('enquiry')
      .values(
        Array.from({ length: 250 }, (_, index) => ({
          id: randomUUID(),
          kind: 'contact' as const,
          locale: 'en',
          page: null,
          email_address: null,
          fields: JSON.stringify([{ name: 'text', value: `enquiry ${index}` }]),
          ip_prefix: null,
          fingerprint: null,
          campaign: null,
          done_at: null,
          answered_at: null,
          answer_id: null,
          created_at: Math.floor(index / 125),
        })),
      )
      .execute();
    const rows = parse<Record<string, string>>(await (await exportCsv()).text(), {
      columns: true,
      bom: true,
    });
    expect(new Set(rows.map((row) => row['text'])).size).toBe(250);
    expect(rows.map((row) => row['Time'])).toEqual(
      rows
        .map((row) => row['Time'])
        .sort()
        .reverse(),
    );
  });

  it('are mailed to the recipient of the first matching rule, or else to the owner', async () => {
    await sendContact({ text: '1' }, { locale: 'de' });
    await sendContact({ text: '2' }, { page: '/da/support/deeper' });
    await sendContact({ text: '3' }, { page: '/supporters' });
    await sendContact({ text: '4', region: 'europe' });
    await site.store.add({
      kind: 'contact',
      form: 'trial',
      locale: 'en',
      page: '/support/x',
      emailAddress: null,
      fields: [{ name: 'text', value: '5' }],
      ipPrefix: null,
    });
    await site.worker.drain();
    const byText = mailServer.messages.map(({ text, recipient }) => [
      /> (\d)/.exec(text ?? '')?.[1],
      recipient,
    ]);
    expect(byText.sort()).toEqual([
      ['1', 'de@kystlink.example'],
      ['2', 'help@kystlink.example'],
      ['3', 'sales@kystlink.example'],
      ['4', 'eu@kystlink.example'],
      ['5', 'trial@kystlink.example'],
    ]);
  });

  it('store the campaign parameters of their page’s query, and no other query parameters', async () => {
    const search = `?utm_source=${'x'.repeat(200)}&utm_campaign=fair%0D%0A2026&utm_evil=1&gclid=secret`;
    await sendContact({ text: 'Hello' }, { page: `/kontakt${search}` });
    const [{ id }] = (await list()).enquiries;
    const { campaign, page } = (await request({ do: 'read', id })).json.enquiry;
    expect(campaign).toEqual({ source: 'x'.repeat(100), campaign: 'fair 2026' });
    expect(page).toBe('/kontakt');
    await site.worker.drain();
    expect(mailServer.messages[0]?.text).toContain('utm_campaign:\n> fair 2026');
    expect(mailServer.messages[0]?.text).not.toContain('secret');
  });

  it('are available only to requests with a valid signature', async () => {
    await sendContact({ email: 'ada@example.com', text: 'Hello' });
    for (const signature of ['', sign('another secret of 32 characters!', 1, 'x')]) {
      const { status, json } = await request({ do: 'list', page: 1 }, { 'x-signature': signature });
      expect([status, JSON.stringify(json).includes('ada@')]).toEqual([401, false]);
    }
    expect((await request({ do: 'list', page: 0 })).status).toBe(422);
  });
});

import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OwnerEnquiry } from '#schema/ownerEnquiries.ts';
import { sign } from '#server/lib/signature.ts';
import { startEnquirySite, type EnquirySite } from '#tests/support/enquirySite.ts';
import { siteUrl } from '#tests/support/mailParts.ts';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';
import { postJson, wordPressSecret } from '#tests/support/newsletterSite.ts';
import { createSimulatedClock, type SimulatedClock } from '#tests/support/simulatedClock.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

/** `SiteCall::MAX_BYTES` of the plugin. */
const mostThatWordPressReads = 1024 * 1024;

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

  const ask = async (request: object, headers: Record<string, string> = {}) => {
    const body = JSON.stringify(request);
    const answer = await postJson(new URL('/api/owner/enquiries', site.endpoint).href, body, {
      'x-signature': sign(wordPressSecret, Math.floor(clock.now() / 1000), body),
      ...headers,
    });
    return { status: answer.status, json: await answer.json() };
  };
  const exported = () => {
    const body = JSON.stringify({ do: 'export' });
    return postJson(new URL('/api/owner/enquiries', site.endpoint).href, body, {
      'x-signature': sign(wordPressSecret, Math.floor(clock.now() / 1000), body),
    });
  };
  const list = async (filter: object = {}) => (await ask({ do: 'list', page: 1, ...filter })).json;
  let sender = 0;
  const write = async (fields: Record<string, string>, { page = '/kontakt', locale = 'en' } = {}) => {
    clock.advance(1000);
    const answer = await postJson(
      site.endpoint,
      { kind: 'contact', locale, fields },
      { referer: siteUrl + page, 'x-forwarded-for': `2001:db8:${(sender += 1)}::1` },
    );
    expect(answer.status).toBe(200);
  };
  const told = () => mailServer.messages.map(({ recipient }) => recipient);

  it('are listed with the newest first, searched, and filtered by form and state', async () => {
    await write({ email: 'ada@example.com', text: 'Antennas' });
    await write({ email: 'bo@example.com', text: '100 % of_it' });
    const all = await list();
    expect(all.enquiries.map(({ emailAddress }: { emailAddress: string }) => emailAddress)).toEqual([
      'bo@example.com',
      'ada@example.com',
    ]);
    expect(all).toMatchObject({ total: 2, open: 2 });
    expect((await list({ search: 'ANTENN' })).total).toBe(1);
    expect((await list({ search: '0 % of_' })).total).toBe(1);
    expect((await list({ search: '_d_' })).total).toBe(0);
    expect((await list({ kind: 'lead' })).total).toBe(0);
    await ask({ do: 'done', id: all.enquiries[0].id });
    expect((await list({ state: 'open' })).total).toBe(1);
    expect((await list({ state: 'done' })).enquiries[0].emailAddress).toBe('bo@example.com');
    await ask({ do: 'open', id: all.enquiries[0].id });
    expect((await list()).open).toBe(2);
  });

  it('are answered by mail, once for each answer, in the language of the visitor', async () => {
    await write({ email: 'ada@example.com', text: 'Do you answer\nat night?' }, { locale: 'de' });
    const [{ id }] = (await list()).enquiries;
    const answer = { do: 'answer', id, answerId: randomUUID(), text: 'Ja.\n\nImmer.' };
    await ask(answer);
    await ask(answer);
    await site.worker.drain();
    const mails = mailServer.messages.filter(({ recipient }) => recipient === 'ada@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['Ihre Nachricht an Kystlink']);
    expect(mails[0]?.text).toContain('Ja.\n\nImmer.');
    expect(mails[0]?.text).toContain('> Do you answer\n> at night?');
    expect(mails[0]?.replyTo?.[0]?.address).toBe('sales@kystlink.example');
    expect((await ask({ do: 'read', id })).json.enquiry).toMatchObject({
      answeredAt: clock.now(),
      doneAt: clock.now(),
    });
    await ask({ ...answer, answerId: randomUUID() });
    await site.worker.drain();
    expect(told().filter((address) => address === 'ada@example.com')).toHaveLength(2);
  });

  it('cannot be answered without an address, and are gone when they are erased', async () => {
    await write({ text: 'No address' });
    await write({ email: 'ada@example.com', text: 'One' });
    await write({ email: 'ada@example.com', text: 'Two' });
    const [{ id: second }, , { id: nameless }] = (await list()).enquiries;
    const answer = { do: 'answer', answerId: randomUUID(), text: 'Yes.' };
    expect((await ask({ ...answer, id: nameless })).status).toBe(409);
    expect((await ask({ ...answer, id: randomUUID() })).status).toBe(409);
    await ask({ do: 'erase', id: second });
    expect((await list()).total).toBe(2);
    expect((await ask({ do: 'erase-address', address: 'ADA@example.com' })).json.erased).toBe(1);
    expect((await ask({ do: 'erase-address', address: 'ada' })).status).toBe(422);
    await site.worker.drain();
    expect(mailServer.messages.map(({ text }) => text).join()).not.toContain('> Two');
    expect((await ask({ do: 'read', id: second })).status).toBe(404);
  });

  it('are found by what visitors wrote, not by the names of fields or by the marks between them', async () => {
    await write({ email: 'ada@example.com', text: 'MÜLLER said "yes" \\ no\nthen\0' });
    for (const search of ['name', 'value', 'label', 'text', '"', '","', '\\n', '{', ':'])
      expect([search, (await list({ search })).total]).toEqual([search, search === '"' ? 1 : 0]);
    for (const search of ['müller', 'said "YES"', '\\ no', 'ada@', 'THEN'])
      expect([search, (await list({ search })).total]).toEqual([search, 1]);
  });

  it('are listed shortened, however long they are, in a response that WordPress reads whole', async () => {
    for (const letter of ['x', '\u0001', '"', '\ud800', '語']) {
      const fields = Object.fromEntries(
        Array.from({ length: 20 }, (_, field) => [letter.repeat(60) + field, letter.repeat(4_000)]),
      );
      // Past the limit of accepted posts, as several networks would.
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
    const found = await list();
    expect(found).toMatchObject({ total: 25, open: 25 });
    expect(found.enquiries).toHaveLength(25);
    expect(Buffer.byteLength(JSON.stringify(found))).toBeLessThan(mostThatWordPressReads);
    const [{ id, fields }] = found.enquiries.filter((one: OwnerEnquiry) =>
      one.fields[0]?.name.startsWith('語'),
    );
    expect(fields[0].value).toBe(`${'語'.repeat(300)}…`);
    expect((await ask({ do: 'read', id })).json.enquiry.fields[0].value).toBe('語'.repeat(4_000));
  });

  it('leave as a table in which no cell is a formula', async () => {
    await write({ email: 'ada@example.com', text: '=HYPERLINK("https://evil.example")' });
    await write({ '=1+1': 'x' });
    const table = await exported();
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(table.headers.get('cache-control')).toBe('no-store');
    const rows = parse<Record<string, string>>(await table.text(), { columns: true, bom: true });
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ sent: new Date(clock.now()).toISOString(), fields: "'=1+1: x" });
    expect(Object.keys(rows[0] ?? {}).join()).toBe(
      'sent,form,language,page,address,campaign,fields,answered',
    );
  });

  it('leave newest first, each once, also those of one moment', async () => {
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
    const rows = parse<Record<string, string>>(await (await exported()).text(), { columns: true, bom: true });
    expect(new Set(rows.map((row) => row['fields'])).size).toBe(250);
    expect(rows.map((row) => row['sent'])).toEqual(
      rows
        .map((row) => row['sent'])
        .sort()
        .reverse(),
    );
  });

  it('are told to whom the first rule names that fits, else to the owner', async () => {
    await write({ text: '1' }, { locale: 'de' });
    await write({ text: '2' }, { page: '/da/support/deeper' });
    await write({ text: '3' }, { page: '/supporters' });
    await write({ text: '4', region: 'europe' });
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

  it('keep the campaign of the page that they were sent from, and nothing else of its address', async () => {
    const search = `?utm_source=${'x'.repeat(200)}&utm_campaign=fair%0D%0A2026&utm_evil=1&gclid=secret`;
    await write({ text: 'Hello' }, { page: `/kontakt${search}` });
    const [{ campaign, page }] = (await list()).enquiries;
    expect(campaign).toEqual({ source: 'x'.repeat(100), campaign: 'fair 2026' });
    expect(page).toBe('/kontakt');
    await site.worker.drain();
    expect(mailServer.messages[0]?.text).toContain('utm_campaign:\n> fair 2026');
    expect(mailServer.messages[0]?.text).not.toContain('secret');
  });

  it('are shown to nobody without the secret', async () => {
    await write({ email: 'ada@example.com', text: 'Hello' });
    for (const signature of ['', sign('another secret of 32 characters!', 1, 'x')]) {
      const { status, json } = await ask({ do: 'list', page: 1 }, { 'x-signature': signature });
      expect([status, JSON.stringify(json).includes('ada@')]).toEqual([401, false]);
    }
    expect((await ask({ do: 'list', page: 0 })).status).toBe(422);
  });
});

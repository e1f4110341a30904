import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscriberAdmin } from '#server/newsletter/subscriberAdmin.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import { postJson } from '#tests/support/newsletterSite.ts';
import { signUpAndRead } from '#tests/support/subscribing.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const dayMs = 24 * 60 * 60_000;
const ada = 'ada@example.com';

describe.each(testDatabases)('SubscriberAdmin, on $name', ({ open }) => {
  const setup = useNewsletter(open);
  let admin: SubscriberAdmin;

  beforeEach(() => {
    ({ admin } = ownerOf(setup));
  });

  const importOne = async (emailAddress: string, locale: 'en' | 'da' = 'en') => {
    const row = { line: 2, emailAddress, locale, state: 'active', times: '' } as const;
    const [result] = await admin.import([row], { consent: 'Signed up at the fair', isDryRun: false });
    return result?.outcome;
  };
  const importAda = () => importOne(ada, 'da');
  const signUp = () => signUpAndRead(setup.site, setup.mailServer, ada);
  const confirm = (token: string) => postJson(`${setup.site.origin}/api/newsletter/confirm`, { token });

  it('counts subscribers by status', async () => {
    await signUp();
    await importOne('eve@example.com');
    expect(await admin.countByStatus()).toEqual({ pending: 1, active: 1, unsubscribed: 0, bounced: 0 });
  });

  it('lists every subscriber once, in order, however long the list is', async () => {
    const rows = Array.from({ length: 1203 }, (_, index) => ({
      id: `id${index}`,
      email_address: `a${index}@example.com`,
      status: 'active' as const,
      locale: 'en',
      created_at: Math.floor(index / 7),
      updated_at: 1,
    }));
    for (let start = 0; start < rows.length; start += 200) {
      await setup.database.query
        .insertInto('subscriber')
        .values(rows.slice(start, start + 200))
        .execute();
    }
    const listedSubscribers = await collect(admin.list('active'));
    expect(new Set(listedSubscribers.map((row) => row.id)).size).toBe(1203);
    expect(listedSubscribers.map((row) => row.created_at)).toEqual(rows.map((row) => row.created_at));
    expect(await collect(admin.list('bounced'))).toEqual([]);
  });

  it('imports with proof of consent, and never overrides an existing subscriber', async () => {
    expect(await importAda()).toBe('imported');
    expect(await importAda()).toBe('known');
    const [entry] = await setup.database.query.selectFrom('consent').selectAll().execute();
    expect(entry).toMatchObject({ event: 'imported', wording: 'Signed up at the fair', locale: 'da' });
    await admin.unsubscribe(ada);
    expect(await importAda()).toBe('known');
    expect(await admin.countByStatus()).toMatchObject({ unsubscribed: 1, active: 0 });
  });

  it('keeps the proof of consent of an imported subscriber who bounces and unsubscribes', async () => {
    await importAda();
    const { query } = setup.database;
    const { payload } = await query.selectFrom('outbox').select('payload').executeTakeFirstOrThrow();
    const token = new URL(JSON.parse(payload).unsubscribeUrl).searchParams.get('token') ?? '';
    const report = {
      emailAddress: ada,
      kind: 'hard',
      status: '5.1.1',
      source: 'ses',
      reportId: '1',
    } as const;
    expect(await admin.report(report)).toBe('ended');
    const response = await postJson(`${setup.site.origin}/api/newsletter/unsubscribe`, { token });
    expect(await response.json()).toEqual({ success: true, status: 'unsubscribed' });
    const events = await query.selectFrom('consent').select('event').orderBy('created_at').execute();
    expect(events.map(({ event }) => event).toSorted()).toEqual(['imported', 'unsubscribed']);
  });

  it('erases all data, and no import restores the address', async () => {
    const { confirmToken } = await signUp();
    await confirm(confirmToken);
    expect(await admin.erase(' ADA@example.com ')).toBe('done');
    const { query } = setup.database;
    for (const table of ['subscriber', 'token', 'consent'] as const) {
      expect(await query.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    expect(JSON.stringify(await query.selectFrom('suppression').selectAll().execute())).not.toMatch(
      /ada@|example/,
    );
    expect(await importAda()).toBe('suppressed');
    expect(await admin.erase(ada)).toBe('not found');
    // Keeps only the event for the mailing tool, which is deleted after its delivery.
    expect(await query.selectFrom('outbox').select('kind').where('sent_at', 'is', null).execute()).toEqual([
      { kind: 'subscription.ended' },
    ]);
  });

  it('removes the waiting mails to an erased address', async () => {
    await postJson(`${setup.site.origin}/api/newsletter`, { emailAddress: ada });
    await setup.database.query
      .updateTable('outbox')
      .set({ due_at: setup.clock.now() + dayMs })
      .execute();
    await admin.erase(ada);
    expect(await setup.database.query.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('accepts an erased address again when it confirms a new sign-up', async () => {
    await admin.erase(ada);
    await confirm((await signUp()).confirmToken);
    expect(await admin.countByStatus()).toMatchObject({ active: 1 });
    expect(await setup.database.query.selectFrom('suppression').selectAll().execute()).toEqual([]);
  });

  it('forgets an unconfirmed sign-up after 30 days, but not an unsubscription', async () => {
    await signUp();
    await importOne('eve@example.com');
    await admin.unsubscribe('eve@example.com');
    await signUpAndRead(setup.site, setup.mailServer, 'eve@example.com');
    setup.clock.advance(30 * dayMs - 1);
    await admin.purge();
    expect(await admin.countByStatus()).toMatchObject({ pending: 2 });
    setup.clock.advance(2);
    await admin.purge();
    expect(await admin.countByStatus()).toEqual({ pending: 0, active: 0, unsubscribed: 1, bounced: 0 });
    setup.clock.advance(3 * 365 * dayMs + 1);
    await admin.purge();
    expect(await admin.countByStatus()).toMatchObject({ unsubscribed: 0 });
  });
});

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

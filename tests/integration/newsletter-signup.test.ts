import { subscribe } from '#server/newsletter/subscribe.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import { postForm, postJson } from '#tests/support/newsletterSite.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe.each(testDatabases)('signing up, on $name', ({ name, open }) => {
  const setup = useNewsletter(open);

  const signUp = (emailAddress: string, headers: Record<string, string> = {}) =>
    postJson(`${setup.site.origin}/api/newsletter`, { emailAddress, name: emailAddress }, headers);

  /** Returns the header of a separate visitor, so that only the limit under test applies. */
  const visitor = (number: number) => ({ 'x-forwarded-for': `198.51.100.${number}` });

  it('sends a confirmation mail to a new address, and responds that it is pending', async () => {
    const response = await signUp('Ada@Example.com');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, status: 'pending' });
    await setup.site.worker.drain();
    expect(setup.mailServer.messages.map((mail) => mail.recipient)).toEqual(['ada@example.com']);
    expect(setup.mailServer.messages[0]?.subject).toBe('Confirm your newsletter subscription');
  });

  // SQLite allows one writer at a time.
  it.runIf(name === 'PostgreSQL')("does not wait for another visitor's slow sign-up", async () => {
    const { query } = setup.database;
    await sql`create function wait_for_ada() returns trigger language plpgsql as $$ begin
      if new.payload like '%ada@example.com%' then perform pg_advisory_xact_lock(hashtext(current_schema())); end if;
      return new; end $$`.execute(query);
    await sql`create trigger wait_for_ada before insert on outbox for each row execute function wait_for_ada()`.execute(
      query,
    );
    const waiting = async () => {
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and objid = hashtext(current_schema())::bit(32)::bigint`.execute(query);
      return rows.length;
    };
    const ada = await query.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(hashtext(current_schema()))`.execute(holder);
      const pendingSignUp = signUp('ada@example.com', visitor(1));
      await expect.poll(waiting).toBe(1);
      expect((await signUp('eva@example.com', visitor(2))).status).toBe(200);
      await sql`select pg_advisory_unlock(hashtext(current_schema()))`.execute(holder);
      return pendingSignUp;
    });
    expect(ada.status).toBe(200);
  });

  it('quotes an address with a dot before its @, as SMTP requires', async () => {
    await signUp('user.@docomo.example');
    await setup.site.worker.drain();
    expect(setup.mailServer.messages.map(({ recipient }) => recipient)).toEqual(['"user."@docomo.example']);
  });

  it('stores the selected interests with the address and each consent, and notifies the mailing tool', async () => {
    const fieldsWithInterests = {
      emailAddress: 'ada@example.com',
      'interest-coverage': 'yes',
      'interest-product': 'yes',
    };
    await postForm(`${setup.site.origin}/api/newsletter`, fieldsWithInterests);
    await setup.site.worker.drain();
    const link = /\S+\/confirm\?token=\S+/.exec(setup.mailServer.messages[0]?.text ?? '')?.[0] ?? '';
    const token = new URL(link).searchParams.get('token');
    await postJson(`${setup.site.origin}/api/newsletter/confirm`, { token });
    const interests = ['product', 'coverage'];
    const { admin } = ownerOf(setup);
    expect((await admin.record('ada@example.com'))?.subscription).toMatchObject({
      interests,
      consent: [
        { event: 'requested', interests },
        { event: 'confirmed', interests },
      ],
    });
    await admin.sync(0);
    const { query } = setup.database;
    const row = await query
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'subscription.confirmed')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.payload)).toMatchObject({ emailAddress: 'ada@example.com', interests });
    await admin.erase('ada@example.com');
    expect(await query.selectFrom('consent').selectAll().execute()).toEqual([]);
    expect(
      await query.selectFrom('outbox').selectAll().where('payload', 'like', '%coverage%').execute(),
    ).toEqual([]);
  });

  it('changes no interests of existing subscribers, since anyone can enter their address', async () => {
    const origin = { page: null, ipPrefix: null };
    const row = {
      line: 2,
      emailAddress: 'ada@example.com',
      locale: 'en',
      state: 'active',
      times: '',
    } as const;
    const { admin } = ownerOf(setup);
    await admin.import([row], { consent: 'Signed up at the fair', isDryRun: false });
    const request = { emailAddress: 'ada@example.com', locale: 'en', interests: ['prices'], origin } as const;
    await subscribe(setup.site.subscriptions, { ...request, interests: ['prices'] });
    expect((await admin.record('ada@example.com'))?.subscription?.interests).toEqual([]);
  });

  it('rejects interests that the site does not have', async () => {
    const unknownInterest = { emailAddress: 'ada@example.com', 'interest-gossip': 'yes' };
    expect((await postJson(`${setup.site.origin}/api/newsletter`, unknownInterest)).status).toBe(400);
    expect(await setup.database.query.selectFrom('subscriber').selectAll().execute()).toEqual([]);
  });

  it('responds in the same way to a pending address, and sends it a new mail after ten minutes', async () => {
    await signUp('ada@example.com');
    const secondSignUp = await signUp('ada@example.com');
    expect(await secondSignUp.json()).toEqual({ success: true, status: 'pending' });
    await setup.site.worker.drain();
    expect(setup.mailServer.messages).toHaveLength(1);

    setup.clock.advance(10 * minuteMs);
    await signUp('ada@example.com');
    await setup.site.worker.drain();
    expect(setup.mailServer.messages).toHaveLength(2);
  });

  it('sends at most three mails a day to one address', async () => {
    for (let number = 1; number <= 3; number++) {
      await signUp('ada@example.com', visitor(number));
      setup.clock.advance(10 * minuteMs);
    }
    const fourthSignUp = await signUp('ada@example.com', {
      ...visitor(4),
      referer: 'https://www.kystlink.example/da/priser',
    });
    expect(fourthSignUp.status).toBe(429);
    expect(Number(fourthSignUp.headers.get('retry-after'))).toBe((dayMs - 30 * minuteMs) / 1000);
    expect(await fourthSignUp.json()).toMatchObject({
      success: false,
      status: 'enough_mails',
      data: { message: expect.stringContaining('for nylig sendt flere mails til adressen') },
    });
    await setup.site.worker.drain();
    expect(setup.mailServer.messages).toHaveLength(3);

    setup.clock.advance(dayMs);
    expect((await signUp('ada@example.com', visitor(5))).status).toBe(200);
  });

  it('recognises different spellings of one mailbox', async () => {
    await signUp('ada@münchen.example', visitor(1));
    await signUp(' ADA@MÜNCHEN.EXAMPLE ', visitor(2));
    await signUp('ada@xn--mnchen-3ya.example', visitor(3));
    const rows = await setup.database.query.selectFrom('subscriber').select('email_address').execute();
    expect(rows).toEqual([{ email_address: 'ada@xn--mnchen-3ya.example' }]);
  });

  it.each([2, 100])('creates one row and one mail from %i parallel posts', async (count) => {
    const posts = Array.from({ length: count }, (_, index) => signUp('ada@example.com', visitor(index)));
    const responses = await Promise.all((await Promise.all(posts)).map((response) => response.json()));
    expect(responses).toEqual(responses.map(() => ({ success: true, status: 'pending' })));
    await setup.site.worker.drain();
    expect(await setup.database.query.selectFrom('subscriber').selectAll().execute()).toHaveLength(1);
    expect(setup.mailServer.messages).toHaveLength(1);
  });

  it("stores proof of consent without the visitor's full address", async () => {
    await signUp('ada@example.com', {
      'x-forwarded-for': '2001:db8:1:2:3:4:5:6',
      referer: 'https://www.kystlink.example/de/preise?secret=1',
    });
    const [entry] = await setup.database.query.selectFrom('consent').selectAll().execute();
    expect(entry).toMatchObject({
      event: 'requested',
      locale: 'de',
      page: '/de/preise',
      ip_prefix: '2001:db8:1::/48',
      wording: expect.stringMatching(/Newsletter von Kystlink .* jederzeit mit einem Klick abmelden/),
      created_at: setup.clock.now(),
    });
  });

  it.each(['https://evil.example/<script>', 'nonsense', 'https://www.kystlink.example.evil.example/x'])(
    'stores no page of another site as proof: %s',
    async (referer) => {
      await signUp('ada@example.com', { referer });
      const [entry] = await setup.database.query.selectFrom('consent').selectAll().execute();
      expect(entry?.page).toBeNull();
    },
  );

  it('stores no token that could be used', async () => {
    await signUp('ada@example.com');
    await setup.site.worker.drain();
    const token = /token=([\w-]{43})/.exec(setup.mailServer.messages[0]?.text ?? '')?.[1];
    const storedText = JSON.stringify([
      await setup.database.query.selectFrom('token').selectAll().execute(),
      await setup.database.query.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(token).toBeDefined();
    expect(storedText).not.toContain(token);
    expect(storedText).not.toContain('ada@');
  });

  it('responds with 503 in the language of the page while the database is unavailable', async () => {
    await setup.database.close();
    const response = await postJson(`${setup.site.origin}/api/newsletter`, {
      emailAddress: 'ada@example.com',
      locale: 'de',
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await response.json()).toMatchObject({
      success: false,
      data: { message: expect.stringContaining('Anmeldung') },
    });
  });

  describe('from a form without scripts', () => {
    it('redirects to a page in its language', async () => {
      const response = await postForm(`${setup.site.origin}/api/newsletter`, {
        emailAddress: 'ada@example.com',
        locale: 'da',
      });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/da/newsletter/check-mail');
      await setup.site.worker.drain();
      expect(setup.mailServer.messages[0]?.subject).toBe('Bekræft din tilmelding til nyhedsbrevet');
    });

    it.each([
      ['', 'email_required'],
      ['ada', 'email_invalid'],
    ])('reports on the page what is wrong with %j', async (emailAddress, result) => {
      const response = await postForm(`${setup.site.origin}/api/newsletter`, { emailAddress });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`/newsletter/check-mail?result=${result}`);
    });
  });
});

import { createConnection } from 'node:net';
import { once } from 'node:events';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isEmailAddress } from '#schema/emailAddress.ts';
import { createSimulatedClock } from '#tests/support/simulatedClock.ts';
import {
  postForm,
  postJson,
  startNewsletterSite,
  type NewsletterSite,
} from '#tests/support/newsletterSite.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

let database: TestDatabase;
let site: NewsletterSite;

beforeEach(async () => {
  const [sqlite] = testDatabases;
  if (sqlite === undefined) throw new Error('SQLite is always there');
  database = await sqlite.open();
  site = await startNewsletterSite({
    database,
    clock: createSimulatedClock(),
    mailUrl: undefined,
    dataDir: database.dataDir,
  });
});
afterEach(async () => {
  await site.close();
  await database.drop();
});

const endpoint = () => `${site.origin}/api/newsletter`;
const post = (body: unknown, headers?: Record<string, string>) => postJson(endpoint(), body, headers);
const countSubscribers = async () =>
  (await database.query.selectFrom('subscriber').selectAll().execute()).length;

it.each([
  ['', 'Email address is required'],
  ['   ', 'Email address is required'],
  ['ada', 'Please enter a valid email address'],
  ['ada@example', 'Please enter a valid email address'],
  ['a da@example.com', 'Please enter a valid email address'],
  ['ada@example.com\r\nBcc: all@example.com', 'Please enter a valid email address'],
  ['ada@example.com\n', 'Please enter a valid email address'],
  ['ada@example.com\0', 'Please enter a valid email address'],
  ['ada@example.com,eve@example.com', 'Please enter a valid email address'],
  ['me@valid.invalid', /^We can’t deliver email to this address/],
  ['me@xn--0.com', /^We can’t deliver email to this address/],
  [`${'a'.repeat(250)}@x.dk`, 'Please enter a valid email address'],
])('createNewsletterRouter rejects the address %j with 422', async (emailAddress, message) => {
  const response = await post({ emailAddress, name: emailAddress });
  expect(response.status).toBe(422);
  const expectedMessage = typeof message === 'string' ? message : expect.stringMatching(message);
  expect(await response.json()).toMatchObject({ success: false, data: { message: expectedMessage } });
  expect(await countSubscribers()).toBe(0);
});

it.each([
  ['da', 'Skriv en gyldig mailadresse'],
  ['de', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
])('createNewsletterRouter returns the error in the page’s language (%s)', async (locale, message) => {
  const byField = await post({ emailAddress: 'ada', locale });
  const byReferrer = await post(
    { emailAddress: 'ada' },
    { referer: `https://www.kystlink.example/${locale}/x` },
  );
  const byAcceptLanguage = await post({ emailAddress: 'ada' }, { 'accept-language': `${locale};q=0.9,fr` });
  for (const response of [byField, byReferrer, byAcceptLanguage]) {
    expect(await response.json()).toMatchObject({ data: { message } });
  }
});

it('createNewsletterRouter rejects an address of 100,000 characters', async () => {
  expect((await post({ emailAddress: `${'a'.repeat(100_000)}@example.com` })).status).toBe(413);
  expect(isEmailAddress(`${'a'.repeat(100_000)}@example.com`)).toBe(false);
});

it.each([
  ['not JSON', '{'],
  ['an array', '[]'],
  ['null', 'null'],
  ['an address that is a number', '{"emailAddress":1}'],
  ['an address that is a list', '{"emailAddress":["ada@example.com"]}'],
  ['a body without an address', '{}'],
])('createNewsletterRouter responds to %s with 400', async (_what, body) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ success: false, status: 'malformed' });
});

it('createNewsletterRouter ignores __proto__ in the body', async () => {
  const response = await post('{"__proto__":{"website":"x"},"emailAddress":"ada@example.com"}');
  expect(response.status).toBe(200);
  expect(await countSubscribers()).toBe(1);
});

it('createNewsletterRouter responds to invalid UTF-8 with 400', async () => {
  const body = Buffer.concat([
    Buffer.from('{"emailAddress":"'),
    Buffer.from([0xff]),
    Buffer.from('ada@example.com"}'),
  ]);
  const response = await fetch(endpoint(), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect([response.status, await response.json()]).toMatchObject([400, { status: 'malformed' }]);
  expect(await countSubscribers()).toBe(0);
});

it('createNewsletterRouter responds to a body of 5 MB with 413, and stays available', async () => {
  const response = await post({ emailAddress: 'x'.repeat(5_000_000) });
  expect(response.status).toBe(413);
  expect((await post({ emailAddress: 'ada@example.com' })).status).toBe(200);
});

it('createNewsletterRouter limits the size of a chunked body', async () => {
  const { port } = new URL(site.origin);
  const socket = createConnection(Number(port), '127.0.0.1');
  socket.write(
    'POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  socket.write(`1400\r\n${' '.repeat(0x1400)}\r\n`);
  const [head] = await once(socket, 'data');
  socket.destroy();
  expect(String(head)).toMatch(/^HTTP\/1\.1 413 /);
});

it.each(['cross-site', 'same-site', 'none'])(
  'createNewsletterRouter rejects a %s post with 403',
  async (fetchSite) => {
    const response = await post({ emailAddress: 'ada@example.com' }, { 'sec-fetch-site': fetchSite });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ success: false, status: 'cross_site' });
    expect(await countSubscribers()).toBe(0);
  },
);

it('createNewsletterRouter rejects other content types with 415', async () => {
  const response = await post('emailAddress=ada@example.com', { 'content-type': 'text/plain' });
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ success: false, status: 'unsupported_media_type' });
});

it('createNewsletterRouter reports success to bots that fill in the honeypot, and stores nothing', async () => {
  const response = await post({ emailAddress: 'ada@example.com', website: 'https://spam.example' });
  expect(await response.json()).toEqual({ success: true, status: 'pending' });
  expect(await countSubscribers()).toBe(0);
});

it('createNewsletterRouter forbids caching and indexing of responses', async () => {
  const response = await post({ emailAddress: 'ada@example.com' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});

describe('newsletter rate limits', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('allow one visitor five sign-ups in ten minutes', async () => {
    for (let number = 1; number <= 5; number++) {
      expect((await post({ emailAddress: `a${number}@example.com` }, from('203.0.113.1'))).status).toBe(200);
    }
    const sixth = await post({ emailAddress: 'a6@example.com', locale: 'da' }, from('203.0.113.1'));
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(sixth.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(await sixth.json()).toMatchObject({
      data: { message: expect.stringContaining('for mange forsøg') },
    });
    expect((await post({ emailAddress: 'a6@example.com' }, from('203.0.113.2'))).status).toBe(200);
  });

  it('treat a /56 as one visitor, and an IPv4-mapped address as its IPv4 address', async () => {
    for (let number = 1; number <= 5; number++) {
      await post({ emailAddress: `a${number}@example.com` }, from(`2001:db8:0:${number}::1`));
      await post({ emailAddress: `b${number}@example.com` }, from('203.0.113.9'));
    }
    expect((await post({ emailAddress: 'c@example.com' }, from('2001:db8:0:ff::1'))).status).toBe(429);
    expect((await post({ emailAddress: 'c@example.com' }, from('2001:db8:0:100::1'))).status).toBe(200);
    expect((await post({ emailAddress: 'd@example.com' }, from('::ffff:203.0.113.9'))).status).toBe(429);
  });

  it('do not count invalid addresses as sign-ups', async () => {
    for (let number = 1; number <= 10; number++) await post({ emailAddress: 'ada' }, from('203.0.113.1'));
    expect((await post({ emailAddress: 'ada@example.com' }, from('203.0.113.1'))).status).toBe(200);
  });

  it('reject most of a burst of 1,000 posts, and leave other visitors unaffected', async () => {
    const posts = Array.from({ length: 1000 }, () => post({ emailAddress: 'ada' }, from('203.0.113.1')));
    const statuses = (await Promise.all(posts)).map((response) => response.status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(940);
    expect((await post({ emailAddress: 'ada@example.com' }, from('203.0.113.2'))).status).toBe(200);
  });
});

it('createNewsletterRouter sends the same response for every address with NEWSLETTER_DISCLOSURE=uniform', async () => {
  const uniform = await startNewsletterSite({
    database,
    clock: createSimulatedClock(),
    mailUrl: undefined,
    dataDir: database.dataDir,
    disclosure: 'uniform',
  });
  await database.query
    .insertInto('subscriber')
    .values({
      id: 's1',
      email_address: 'ada@example.com',
      status: 'active',
      locale: 'en',
      created_at: 1,
      updated_at: 1,
      confirmed_at: 1,
    })
    .execute();
  const postAddress = async (site: NewsletterSite) =>
    (await postJson(`${site.origin}/api/newsletter`, { emailAddress: 'ada@example.com' })).json();
  expect(await postAddress(site)).toEqual({ success: true, status: 'already_subscribed' });
  expect(await postAddress(uniform)).toEqual({ success: true, status: 'pending' });
  const queuedMails = await database.query.selectFrom('outbox').select('kind').execute();
  expect(queuedMails).toEqual([{ kind: 'newsletter-reminder' }]);
  await uniform.close();
});

it('createNewsletterRouter redirects forms without JavaScript to a page even if they are rejected', async () => {
  for (let number = 1; number <= 5; number++) await post({ emailAddress: `a${number}@example.com` });
  const response = await postForm(endpoint(), { emailAddress: 'ada@example.com' });
  expect(response.headers.get('location')).toBe('/newsletter/check-mail?result=limited');
});

it('isEmailAddress accepts every plain address, and none with a space or control character', () => {
  const label = fc.stringMatching(/^[a-z0-9]{1,20}$/);
  fc.assert(
    fc.property(label, fc.array(label, { minLength: 2, maxLength: 5 }), (local, domain) => {
      expect(isEmailAddress(`${local}@${domain.join('.')}`)).toBe(true);
      expect(isEmailAddress(`${local} @${domain.join('.')}`)).toBe(false);
      expect(isEmailAddress(`${local}@${domain.join('.')}\u0000`)).toBe(false);
    }),
  );
});

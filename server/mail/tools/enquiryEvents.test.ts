import { afterEach, beforeEach, expect, it } from 'vitest';
import { isSigned } from '#server/lib/signature.ts';
import { startEnquirySite } from '#tests/support/enquirySite.ts';
import { siteUrl } from '#tests/support/mailParts.ts';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';
import { postJson } from '#tests/support/newsletterSite.ts';
import { createSimulatedClock } from '#tests/support/simulatedClock.ts';
import { openSqlite, type TestDatabase } from '#tests/support/testDatabases.ts';
import { startToolServer } from '#tests/support/tools/toolServer.ts';
import type { EnquiryReceiver } from './enquiryEvents.ts';

const hour = 60 * 60_000;
const fields = { fullName: 'Maja Holm Thorsen', email: 'maja@nordvand.example', text: 'Pumps <b>&\nmore' };

let database: TestDatabase;
let mailServer: MailServer;
beforeEach(async () => {
  database = await openSqlite();
  mailServer = await startMailServer();
});
afterEach(async () => {
  await mailServer.close();
  await database.drop();
});

/** Simulates HubSpot's notes, and its batch upsert, which identifies contacts by email address. */
async function startHubSpot() {
  const contacts = new Map<string, { id: string; properties: unknown }>();
  const notes: unknown[] = [];
  const refusals: number[] = [];
  const server = await startToolServer(({ path, headers, body }) => {
    const refusal = refusals.shift();
    if (refusal !== undefined) return { status: refusal, body: { status: 'error', message: 'no' } };
    if (headers.authorization !== 'Bearer pat-eu1-x') return { status: 401, body: {} };
    const text = JSON.stringify(body);
    if (path === '/crm/v3/objects/notes') {
      notes.push(body);
      return { status: 201, body: { id: String(notes.length) } };
    }
    const { id, properties } = JSON.parse(text).inputs[0];
    const existing = contacts.get(id);
    contacts.set(id, { id: existing?.id ?? String(500 + contacts.size), properties });
    return { status: 200, body: { status: 'COMPLETE', results: [{ id: contacts.get(id)?.id }] } };
  });
  return Object.assign(server, { contacts, notes, refusals });
}

async function send(receiver: EnquiryReceiver, rounds = 1, enquiryFields: Record<string, string> = fields) {
  const clock = createSimulatedClock();
  const site = await startEnquirySite({ database, clock, mailUrl: mailServer.url, receiver });
  const referer = `${siteUrl}/kontakt?utm_source=fair`;
  const response = await postJson(site.endpoint, { kind: 'contact', fields: enquiryFields }, { referer });
  expect(response.status).toBe(200);
  for (let round = 0; round < rounds; round++) {
    await site.worker.drain();
    clock.advance(hour);
  }
  const { status } = site.worker;
  await site.close();
  return { now: clock.now(), status };
}

it('createEnquiryDelivery creates a contact in HubSpot, with the enquiry as a note', async () => {
  const hubspot = await startHubSpot();
  await send({ kind: 'hubspot', url: hubspot.url, token: 'pat-eu1-x' });
  await hubspot.close();
  expect(hubspot.contacts.get('maja@nordvand.example')?.properties).toEqual({
    email: 'maja@nordvand.example',
    firstname: 'Maja Holm',
    lastname: 'Thorsen',
  });
  expect(hubspot.notes).toHaveLength(1);
  const note = JSON.stringify(hubspot.notes[0]);
  expect(note).toContain('Pumps &lt;b&gt;&amp;<br>more');
  expect(note).toContain('utm_source');
  expect(note).toContain('"associationTypeId":202');
  expect(mailServer.messages).toHaveLength(1);
});

it.each([
  ['refuses the credentials', [401]],
  ['responds with 429 twice', [429, 429]],
  ['responds with 503', [503]],
])('createEnquiryDelivery creates one contact and one note if HubSpot first %s', async (_what, refusals) => {
  const hubspot = await startHubSpot();

  hubspot.refusals.push(...refusals);
  const { status } = await send({ kind: 'hubspot', url: hubspot.url, token: 'pat-eu1-x' }, 4);
  await hubspot.close();
  expect(status).toMatchObject({ waiting: 0, failed: 0 });
  expect([hubspot.contacts.size, hubspot.notes.length]).toEqual([1, 1]);
});

it('createEnquiryDelivery gives up if HubSpot rejects the contact; the owner still gets the mail', async () => {
  const hubspot = await startHubSpot();
  hubspot.refusals.push(400);
  const { status } = await send({ kind: 'hubspot', url: hubspot.url, token: 'pat-eu1-x' }, 3);
  await hubspot.close();
  expect(status).toMatchObject({ waiting: 0, failed: 1 });
  expect(hubspot.contacts.size).toBe(0);
  expect(mailServer.messages).toHaveLength(1);
});

it('createEnquiryDelivery sends nothing to HubSpot if the enquiry has no address', async () => {
  const hubspot = await startHubSpot();
  await send({ kind: 'hubspot', url: hubspot.url, token: 'pat-eu1-x' }, 1, { text: 'Hello' });
  await hubspot.close();
  expect(hubspot.calls).toEqual([]);
});

it('createEnquiryDelivery signs webhook events, and retries with the same event id until they are accepted', async () => {
  const secret = 'a secret of at least 32 characters';
  const statuses: number[] = [500, 204];
  const receiver = await startToolServer(() => ({ status: statuses.shift() ?? 204 }));
  const { now } = await send({ kind: 'webhook', url: receiver.url, secret }, 3);
  await receiver.close();
  expect(receiver.calls).toHaveLength(2);
  const [first, second] = receiver.calls;
  expect(second?.headers['x-event-id']).toBe(first?.headers['x-event-id']);
  expect(first?.body).toMatchObject({
    type: 'enquiry.received',
    kind: 'contact',
    page: '/kontakt',
    campaign: { source: 'fair' },
    emailAddress: 'maja@nordvand.example',
  });
  const signature = String(first?.headers['x-signature']);
  expect(isSigned(secret, signature, JSON.stringify(first?.body), now - 3 * hour)).toBe(true);
});

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RefusedError } from '#server/features/mail/delivery.ts';
import { createToolDelivery } from '#server/features/mail/tools/toolDelivery.ts';
import type { ToolList } from '#server/features/mail/tools/MailingTool.ts';
import { portOf } from '#tests/support/portOf.ts';

type Call = { method: string; url: string; headers: Record<string, unknown>; body: unknown };
type Answer = { status: number; body: unknown };

let server: Server;
let calls: Call[];
/** What the tool says, in order; the last one again and again. */
let answers: Answer[];

beforeEach(async () => {
  calls = [];
  answers = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({
        method: request.method ?? '',
        url: decodeURIComponent((request.url ?? '').replaceAll('+', ' ')),
        headers: request.headers,
        body: body === '' ? undefined : JSON.parse(body),
      });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      response.writeHead(answer?.status ?? 500, { 'content-type': 'application/json' });
      response.end(answer?.body === undefined ? '' : JSON.stringify(answer.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const occurredAt = '2026-05-04T08:00:00.000Z';
const unsubscribeUrl = 'https://www.kystlink.example/da/newsletter/unsubscribe?token=x';
const confirmed = { type: 'subscription.confirmed', occurredAt, locale: 'da', unsubscribeUrl };
const ended = { type: 'subscription.ended', occurredAt, locale: 'da' };

function hand(name: ToolList['name'], event: object, emailAddress = "o'neil@example.com"): Promise<void> {
  const list: ToolList = name === 'mailchimp' ? { name, list: '7' } : { name, list: 7 };
  const settings = { ...list, url: `http://127.0.0.1:${portOf(server)}`, key: 'site:secret' };
  const message = {
    id: 'e1',
    kind: 'x',
    payload: JSON.stringify({ ...event, emailAddress }),
    createdAt: 0,
  };
  return createToolDelivery(settings)(message, new AbortController().signal);
}

/** What listmonk answers to a search; taken from its API documentation. */
const found = (...results: object[]) => ({ status: 200, body: { data: { results, total: results.length } } });
const neil = { id: 12, email: "o'neil@example.com", name: 'Neil' };

describe('listmonk', () => {
  it('gets a new subscriber, confirmed, with language and way out', async () => {
    answers = [found(), { status: 200, body: { data: neil } }];
    await hand('listmonk', confirmed);
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET /api/subscribers?query=subscribers.email = 'o''neil@example.com'&per_page=1",
      'POST /api/subscribers',
    ]);
    expect(calls[1]?.headers['authorization']).toBe('token site:secret');
    expect(calls[1]?.body).toMatchObject({
      email: "o'neil@example.com",
      lists: [7],
      status: 'enabled',
      preconfirm_subscriptions: true,
      attribs: { language: 'da', unsubscribe_url: unsubscribeUrl, confirmed_at: occurredAt },
    });
  });

  it('keeps the name of who it knows, and puts them on the list', async () => {
    answers = [found(neil), { status: 200, body: { data: neil } }];
    await hand('listmonk', confirmed);
    expect(calls.slice(1).map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /api/subscribers/12',
      'PUT /api/subscribers/lists',
    ]);
    expect(calls[1]?.body).toMatchObject({ name: 'Neil' });
    expect(calls[2]?.body).toEqual({ ids: [12], action: 'add', target_list_ids: [7], status: 'confirmed' });
  });

  it('is told who leaves, and left alone about who it never knew', async () => {
    answers = [found(neil), { status: 200, body: { data: true } }];
    await hand('listmonk', ended);
    expect(calls[1]?.body).toEqual({ ids: [12], action: 'unsubscribe', target_list_ids: [7] });
    answers = [found()];
    await hand('listmonk', ended);
    expect(calls).toHaveLength(3);
  });
});

describe('Brevo', () => {
  it('gets a contact with its attributes, again if need be', async () => {
    answers = [{ status: 201, body: { id: 1 } }];
    await hand('brevo', confirmed);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: '/v3/contacts',
      headers: { 'api-key': 'site:secret' },
      body: {
        email: "o'neil@example.com",
        attributes: { LANGUAGE: 'da', UNSUBSCRIBE_URL: unsubscribeUrl },
        listIds: [7],
        updateEnabled: true,
      },
    });
  });

  it.each([
    { status: 201, body: { contacts: { success: ["o'neil@example.com"] } } },
    { status: 400, body: { code: 'invalid_parameter', message: 'Contact already removed from list' } },
    { status: 404, body: { code: 'document_not_found', message: 'Contact does not exist' } },
  ])('takes who leaves off the list, or knows it already: %j', async (answer) => {
    answers = [answer];
    await hand('brevo', ended);
    expect(calls[0]).toMatchObject({
      url: '/v3/contacts/lists/7/contacts/remove',
      body: { emails: ["o'neil@example.com"] },
    });
  });
});

describe('Mailchimp', () => {
  const id = createHash('md5').update("o'neil@example.com").digest('hex');

  it.each([
    [confirmed, 'subscribed', { language: 'da', merge_fields: { UNSUBURL: unsubscribeUrl } }],
    [ended, 'unsubscribed', {}],
  ])('puts a member by %j', async (event, status, more) => {
    answers = [{ status: 200, body: { id, status } }];
    await hand('mailchimp', event);
    expect(calls[0]).toMatchObject({
      method: 'PUT',
      url: `/3.0/lists/7/members/${id}?skip_merge_validation=true`,
      headers: { authorization: `Basic ${Buffer.from('site:site:secret').toString('base64')}` },
      body: { email_address: "o'neil@example.com", status, ...more },
    });
  });

  it('may refuse a member who has to say so themselves: given up with its reason, for the owner to see', async () => {
    const detail = 'This member is in a compliance state';
    answers = [{ status: 400, body: { title: 'Member In Compliance State', detail } }];
    await expect(hand('mailchimp', confirmed)).rejects.toThrow(
      new RegExp(`Mailchimp answered 400: ${detail}`),
    );
    await expect(hand('mailchimp', confirmed)).rejects.toBeInstanceOf(RefusedError);
  });
});

it.each([401, 403, 404, 429, 500, 503])(
  'tries again after %i, which somebody can put right',
  async (status) => {
    answers = [{ status, body: {} }];
    for (const name of ['listmonk', 'brevo', 'mailchimp'] as const) {
      await expect(hand(name, confirmed)).rejects.toThrow(`the mailing tool answered ${status}`);
      await expect(hand(name, confirmed)).rejects.not.toBeInstanceOf(RefusedError);
    }
  },
);

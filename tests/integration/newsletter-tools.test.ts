import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createToolDelivery, eraseInTool } from '#server/mail/tools/toolDelivery.ts';
import type { ToolList, ToolSettings } from '#server/mail/tools/MailingTool.ts';
import { close, listen } from '#tests/support/listen.ts';
import { startBrevo } from '#tests/support/tools/brevo.ts';
import { startListmonk } from '#tests/support/tools/listmonk.ts';
import { mailchimpId, startMailchimp } from '#tests/support/tools/mailchimp.ts';
import { startToolServer } from '#tests/support/tools/toolServer.ts';
import { RefusedError } from '#server/mail/transport.ts';

const occurredAt = '2026-05-04T08:00:00.000Z';
const unsubscribeUrl = 'https://www.kystlink.example/da/newsletter/unsubscribe?token=x';
const confirmed = { type: 'subscription.confirmed', occurredAt, locale: 'da', unsubscribeUrl };
const endedEvent = { type: 'subscription.ended', occurredAt, locale: 'da' };
const neil = "o'neil@example.com";

function settingsOf(name: ToolList['name'], url: string): ToolSettings {
  const list: ToolList = name === 'mailchimp' ? { name, list: '7' } : { name, list: 7 };
  return { ...list, url, key: 'site:secret' };
}

function sendEvent(settings: ToolSettings, event: object, emailAddress = neil): Promise<void> {
  const payload = JSON.stringify({ ...event, emailAddress });
  const message = { id: 'e1', kind: 'x', payload, createdAt: 0 };
  return createToolDelivery(settings)(message, new AbortController().signal);
}

it('mailing tools cannot redirect requests, which would send subscribers and the key to another host', async () => {
  const otherServer = await startToolServer(() => ({ status: 200, body: {} }));
  const tool = createServer((request, response) => {
    response.writeHead(307, { location: otherServer.url + request.url }).end();
  });
  await expect(sendEvent(settingsOf('brevo', await listen(tool)), confirmed)).rejects.toThrow();
  expect(otherServer.calls).toEqual([]);
  await close(tool);
  await otherServer.close();
});

describe('the mailing tool listmonk', () => {
  let listmonk: Awaited<ReturnType<typeof startListmonk>>;
  let settings: ToolSettings;
  beforeEach(async () => {
    listmonk = await startListmonk();
    settings = settingsOf('listmonk', listmonk.url);
  });
  afterEach(() => listmonk.close());

  const attribs = { language: 'da', unsubscribe_url: unsubscribeUrl, confirmed_at: occurredAt };
  const existingContact = {
    id: 12,
    email: neil,
    name: 'Neil',
    status: 'enabled',
    attribs: { customer: 'gold', language: 'en' },
  } as const;

  it('receives a new subscriber, confirmed, with language and unsubscribe link', async () => {
    await sendEvent(settings, confirmed);
    expect(listmonk.byEmail(neil)).toMatchObject({
      status: 'enabled',
      attribs,
      lists: new Map([[7, 'confirmed']]),
    });
  });

  it('keeps name, other lists and other attributes of an existing subscriber', async () => {
    const lists = [
      [9, 'confirmed'],
      [10, 'unsubscribed'],
    ] as const;
    listmonk.subscribers.set(12, { ...existingContact, lists: new Map(lists) });
    await sendEvent(settings, confirmed);
    await sendEvent(settings, confirmed);
    expect(listmonk.byEmail(neil)).toEqual({
      ...existingContact,
      attribs: { customer: 'gold', ...attribs },
      lists: new Map([[7, 'confirmed'], ...lists]),
    });
    expect(listmonk.optInMails).toEqual([]);
  });

  it('confirms only this list, and resubscribes a person who had unsubscribed', async () => {
    listmonk.subscribers.set(12, {
      ...existingContact,
      status: 'blocklisted',
      lists: new Map([
        [7, 'unsubscribed'],
        [9, 'unconfirmed'],
      ]),
    });
    await sendEvent(settings, confirmed);
    expect(listmonk.byEmail(neil)).toMatchObject({
      status: 'enabled',
      lists: new Map([
        [7, 'confirmed'],
        [9, 'unconfirmed'],
      ]),
    });
  });

  it('receives unsubscriptions from this list, but none of unknown subscribers', async () => {
    listmonk.subscribers.set(12, {
      ...existingContact,
      lists: new Map([
        [7, 'confirmed'],
        [9, 'confirmed'],
      ]),
    });
    await sendEvent(settings, endedEvent);
    expect(listmonk.byEmail(neil)?.lists).toEqual(
      new Map([
        [7, 'unsubscribed'],
        [9, 'confirmed'],
      ]),
    );
    await sendEvent(settings, endedEvent, 'eve@example.com');
    expect(listmonk.subscribers.size).toBe(1);
  });

  it('deletes a person', async () => {
    listmonk.subscribers.set(12, { ...existingContact, lists: new Map() });
    expect(await eraseInTool(settings, neil)).toBe(true);
    expect(listmonk.subscribers.size).toBe(0);
    expect(await eraseInTool(settings, neil)).toBe(false);
  });
});

it('each tool receives the interests of a subscriber', async () => {
  const [listmonk, brevo, mailchimp] = [await startListmonk(), await startBrevo(), await startMailchimp()];
  const event = { ...confirmed, interests: ['product', 'coverage'] };
  await sendEvent(settingsOf('listmonk', listmonk.url), event);
  await sendEvent(settingsOf('brevo', brevo.url), event);
  await sendEvent(settingsOf('mailchimp', mailchimp.url), event);
  expect(listmonk.byEmail(neil)).toMatchObject({ attribs: { interests: ['product', 'coverage'] } });
  expect(brevo.contacts.get(neil)).toMatchObject({ attributes: { INTERESTS: 'product, coverage' } });
  expect(mailchimp.memberOf(neil)).toMatchObject({ merge_fields: { INTERESTS: 'product, coverage' } });
  await Promise.all([listmonk.close(), brevo.close(), mailchimp.close()]);
});

describe('the mailing tool Brevo', () => {
  let brevo: Awaited<ReturnType<typeof startBrevo>>;
  let settings: ToolSettings;
  beforeEach(async () => {
    brevo = await startBrevo();
    settings = settingsOf('brevo', brevo.url);
  });
  afterEach(() => brevo.close());

  it('upserts a contact’s attributes idempotently, and preserves its other data', async () => {
    brevo.contacts.set(neil, { attributes: { CUSTOMER: 'gold' }, listIds: new Set([9]) });
    await sendEvent(settings, confirmed);
    await sendEvent(settings, confirmed);
    expect(brevo.contacts.get(neil)).toEqual({
      attributes: {
        CUSTOMER: 'gold',
        LANGUAGE: 'da',
        UNSUBSCRIBE_URL: unsubscribeUrl,
        CONFIRMED_AT: occurredAt,
      },
      listIds: new Set([9, 7]),
    });
  });

  it('removes unsubscribed contacts from the list, and creates none for unknown addresses', async () => {
    brevo.contacts.set(neil, { attributes: {}, listIds: new Set([7, 9]) });
    await sendEvent(settings, endedEvent);
    await sendEvent(settings, endedEvent);
    expect(brevo.contacts.get(neil)?.listIds).toEqual(new Set([9]));
    await sendEvent(settings, endedEvent, 'eve@example.com');
    expect(brevo.contacts.size).toBe(1);
  });

  it('deletes a person', async () => {
    brevo.contacts.set(neil, { attributes: {}, listIds: new Set([7, 9]) });
    expect(await eraseInTool(settings, neil)).toBe(true);
    expect(brevo.contacts.size).toBe(0);
    expect(await eraseInTool(settings, neil)).toBe(false);
  });
});

describe('the mailing tool Mailchimp', () => {
  let mailchimp: Awaited<ReturnType<typeof startMailchimp>>;
  let settings: ToolSettings;
  beforeEach(async () => {
    mailchimp = await startMailchimp();
    settings = settingsOf('mailchimp', mailchimp.url);
  });
  afterEach(() => mailchimp.close());

  const member = { email_address: neil, language: 'en', merge_fields: { FNAME: 'Neil' } };

  it('receives a member, even repeatedly, and keeps its other data', async () => {
    mailchimp.members.set(mailchimpId(neil), { ...member, status: 'unsubscribed' });
    await sendEvent(settings, confirmed);
    await sendEvent(settings, confirmed);
    expect(mailchimp.memberOf(neil)).toEqual({
      email_address: neil,
      status: 'subscribed',
      language: 'da',
      merge_fields: { FNAME: 'Neil', UNSUBURL: unsubscribeUrl, CONFIRMED: occurredAt },
    });
  });

  it('receives unsubscriptions', async () => {
    mailchimp.members.set(mailchimpId(neil), { ...member, status: 'subscribed' });
    await sendEvent(settings, endedEvent);
    expect(mailchimp.memberOf(neil)).toEqual({ ...member, status: 'unsubscribed' });
  });

  it('does not create or restore contacts for an unsubscription', async () => {
    await sendEvent(settings, endedEvent);
    expect(mailchimp.members.size).toBe(0);
    mailchimp.members.set(mailchimpId(neil), { ...member, status: 'archived' });
    await sendEvent(settings, endedEvent);
    expect(mailchimp.memberOf(neil)?.status).toBe('archived');
  });

  it('is retried if the audience is wrong, even for unsubscriptions', async () => {
    const wrongSettings: ToolSettings = {
      name: 'mailchimp',
      list: '8',
      url: mailchimp.url,
      key: 'site:secret',
    };
    await expect(sendEvent(wrongSettings, endedEvent)).rejects.toThrow('the mailing tool responded with 404');
    await expect(sendEvent(wrongSettings, endedEvent)).rejects.not.toBeInstanceOf(RefusedError);
  });

  it('rejects a member who has to resubscribe in person, and gives the reason', async () => {
    mailchimp.members.set(mailchimpId(neil), { ...member, status: 'cleaned' });
    const detail = 'This member is in a compliance state';
    await expect(sendEvent(settings, confirmed)).rejects.toThrow(`Mailchimp responded with 400: ${detail}`);
    await expect(sendEvent(settings, confirmed)).rejects.toBeInstanceOf(RefusedError);
  });

  it('deletes a person permanently', async () => {
    mailchimp.members.set(mailchimpId(neil), { ...member, status: 'unsubscribed' });
    expect(await eraseInTool(settings, neil)).toBe(true);
    expect(mailchimp.members.size).toBe(0);
    expect(await eraseInTool(settings, neil)).toBe(false);
  });
});

it.each([401, 403, 404, 429, 500, 503])('a mailing tool that responds with %i is retried', async (status) => {
  const tool = await startBrevo();
  tool.failure.status = status;
  for (const name of ['listmonk', 'brevo', 'mailchimp'] as const) {
    const settings = settingsOf(name, tool.url);
    await expect(sendEvent(settings, confirmed)).rejects.toThrow(`the mailing tool responded with ${status}`);
    await expect(sendEvent(settings, confirmed)).rejects.not.toBeInstanceOf(RefusedError);
  }
  await tool.close();
});

import { escapeText } from 'entities';
import * as v from 'valibot';
import { createWebhookDelivery } from '#server/mail/webhook.ts';
import { RefusedError, type Deliver } from '#server/mail/transport.ts';

/** Event of a received enquiry, as stored in the outbox and sent as the body of the webhook. */
export const EnquiryEvent = v.object({
  type: v.literal('enquiry.received'),
  id: v.string(),
  occurredAt: v.string(),
  kind: v.string(),
  form: v.optional(v.string()),
  locale: v.string(),
  page: v.nullable(v.string()),
  emailAddress: v.nullable(v.string()),
  campaign: v.optional(v.record(v.string(), v.string())),
  fields: v.array(v.object({ name: v.string(), value: v.string() })),
});
export type EnquiryEvent = v.InferOutput<typeof EnquiryEvent>;

/** Receiver of enquiries in addition to the owner's mail. */
export type EnquiryReceiver =
  | { kind: 'webhook'; url: string; secret: string }
  /** `url` is the origin of the API; `token` is the token of a private app with the scopes for contacts and notes. */
  | { kind: 'hubspot'; url: string; token: string };

/** Creates the delivery of enquiry events: signed to a webhook, or to HubSpot as a contact with a note. */
export function createEnquiryDelivery(receiver: EnquiryReceiver, now: () => number): Deliver {
  if (receiver.kind === 'webhook') return createWebhookDelivery({ ...receiver, now });
  return async ({ payload }, signal) => {
    await sendToHubSpot(receiver, v.parse(EnquiryEvent, JSON.parse(payload)), signal);
  };
}

const timeoutMs = 20_000;
const maxNoteLength = 60_000;
/** HubSpot's id of the association type "note to contact". */
const noteToContactType = 202;
/** Statuses that a retry may change: credentials, rate limits and outages. */
const retryableStatuses = [401, 403, 408, 425, 429];

const Upserted = v.object({ results: v.pipe(v.array(v.object({ id: v.string() })), v.minLength(1)) });

/**
 * Creates or updates the contact by its address, which is idempotent, then adds the note. The note is duplicated only
 * if HubSpot's response to it is lost.
 */
async function sendToHubSpot(
  { url, token }: Extract<EnquiryReceiver, { kind: 'hubspot' }>,
  event: EnquiryEvent,
  signal: AbortSignal,
): Promise<void> {
  const { emailAddress } = event;
  // A contact without an address cannot be found again.
  if (emailAddress === null) return;
  const call = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(url + path, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    // HubSpot answers 207 when part of a batch failed. We send batches of one, so it is a failure.
    if (response.ok && response.status !== 207) return text === '' ? undefined : JSON.parse(text);
    const reason = `HubSpot responded with ${response.status}`;
    if (response.status >= 500 || retryableStatuses.includes(response.status)) throw new Error(reason);
    throw new RefusedError(reason, { bounce: 'message' });
  };
  const contact = v.parse(
    Upserted,
    await call('/crm/v3/objects/contacts/batch/upsert', {
      inputs: [{ id: emailAddress, idProperty: 'email', properties: propertiesOf(event, emailAddress) }],
    }),
  );
  await call('/crm/v3/objects/notes', {
    properties: { hs_timestamp: event.occurredAt, hs_note_body: noteOf(event) },
    associations: contact.results.map(({ id }) => ({
      to: { id },
      types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: noteToContactType }],
    })),
  });
}

/** Returns only HubSpot's default properties: HubSpot rejects contacts with unknown ones. */
function propertiesOf({ fields }: EnquiryEvent, email: string): Record<string, string> {
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
  const fullName = valueOf('fullName').trim();
  const lastSpace = fullName.search(/\s\S*$/);
  const [first, last] =
    lastSpace === -1
      ? [fullName, '']
      : [fullName.slice(0, lastSpace).trimEnd(), fullName.slice(lastSpace + 1)];
  const properties = {
    email,
    firstname: first,
    lastname: last,
    website: valueOf('domain'),
    phone: valueOf('phone'),
  };
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== ''));
}

function noteOf({ fields, page, campaign = {} }: EnquiryEvent): string {
  const lines = [
    ...fields.map(({ name, value }) => [name, value] as const),
    ['page', page ?? ''] as const,
    ...Object.entries(campaign).map(([name, value]) => [`utm_${name}`, value] as const),
  ];
  return lines
    .map(
      ([name, value]) =>
        `<p><strong>${escapeText(name)}</strong><br>${escapeText(value).replaceAll('\n', '<br>')}</p>`,
    )
    .join('')
    .slice(0, maxNoteLength);
}

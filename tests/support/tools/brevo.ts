import * as v from 'valibot';
import { startToolServer, type ToolResponse, type ToolCall } from './toolServer.ts';

const Contact = v.object({
  email: v.string(),
  attributes: v.record(v.string(), v.string()),
  listIds: v.array(v.number()),
  updateEnabled: v.optional(v.boolean(), false),
});
const Removal = v.object({ emails: v.array(v.string()) });

export type BrevoContact = { attributes: Record<string, string>; listIds: Set<number> };

/** Starts a stateful fake of Brevo that follows its documentation: attributes and lists are added to existing ones. */
export async function startBrevo() {
  const contacts = new Map<string, BrevoContact>();
  const missingContact = {
    status: 404,
    body: { code: 'document_not_found', message: 'Contact does not exist' },
  } as const;

  function create(body: unknown): ToolResponse {
    const { email, attributes, listIds, updateEnabled } = v.parse(Contact, body);
    const contact = contacts.get(email);
    if (contact !== undefined && !updateEnabled) {
      return { status: 400, body: { code: 'duplicate_parameter', message: 'Contact already exist' } };
    }
    contacts.set(email, {
      attributes: { ...contact?.attributes, ...attributes },
      listIds: new Set([...(contact?.listIds ?? []), ...listIds]),
    });
    return contact === undefined ? { status: 201, body: { id: contacts.size } } : { status: 204 };
  }

  function removeFrom(list: number, body: unknown): ToolResponse {
    const { emails } = v.parse(Removal, body);
    const removedEmails = emails.filter((email) => contacts.get(email)?.listIds.delete(list) === true);
    if (removedEmails.length > 0)
      return { status: 201, body: { contacts: { success: removedEmails, failure: [] } } };
    const message = 'Contact already removed from list and/or does not exist';
    return { status: 400, body: { code: 'invalid_parameter', message } };
  }

  function respond({ method, path, headers, body }: ToolCall): ToolResponse {
    if (headers['api-key'] !== 'site:secret') return { status: 401, body: {} };
    if (method === 'POST' && path === '/v3/contacts') return create(body);
    const list = /^\/v3\/contacts\/lists\/(\d+)\/contacts\/remove$/.exec(path)?.[1];
    if (method === 'POST' && list !== undefined) return removeFrom(Number(list), body);
    const [, email = ''] = /^\/v3\/contacts\/([^/]+)$/.exec(path) ?? [];
    if (method === 'DELETE') return contacts.delete(email) ? { status: 204 } : missingContact;
    return missingContact;
  }

  return { ...(await startToolServer(respond)), contacts };
}

import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { startToolServer, type ToolAnswer, type ToolCall } from './toolServer.ts';

const Status = v.picklist(['subscribed', 'unsubscribed', 'cleaned', 'pending', 'transactional', 'archived']);
const Put = v.object({
  email_address: v.string(),
  status_if_new: Status,
  status: v.optional(Status),
  language: v.optional(v.string()),
  merge_fields: v.optional(v.record(v.string(), v.string()), {}),
});
const Patch = v.object({ status: Status });

export type MailchimpMember = {
  email_address: string;
  status: v.InferOutput<typeof Status>;
  language: string;
  merge_fields: Record<string, string>;
};

export const mailchimpId = (email: string) => createHash('md5').update(email.toLowerCase()).digest('hex');

/** Starts a stateful fake of Mailchimp's audience `7` that follows its documentation: PUT creates missing members. */
export async function startMailchimp() {
  const members = new Map<string, MailchimpMember>();
  /** Permanently deleted members, which cannot be added again. */
  const deleted = new Set<string>();
  const missing = {
    status: 404,
    body: { title: 'Resource Not Found', status: 404, detail: 'The requested resource could not be found.' },
  };
  const refusal = (title: string, detail: string) => ({ status: 400, body: { title, status: 400, detail } });

  function put(id: string, body: unknown): ToolAnswer {
    const given = v.parse(Put, body);
    if (deleted.has(id)) return refusal('Forgotten Email Not Subscribed', 'was permanently deleted');
    const known = members.get(id);
    if (known?.status === 'cleaned') {
      return refusal('Member In Compliance State', 'This member is in a compliance state');
    }
    const member = {
      email_address: given.email_address,
      status: given.status ?? known?.status ?? given.status_if_new,
      language: given.language ?? known?.language ?? '',
      merge_fields: { ...known?.merge_fields, ...given.merge_fields },
    };
    members.set(id, member);
    return { status: 200, body: { id, ...member } };
  }

  function answer({ method, path, headers, body }: ToolCall): ToolAnswer {
    const expected = `Basic ${Buffer.from('site:site:secret').toString('base64')}`;
    if (headers.authorization !== expected) return { status: 401, body: {} };
    if (method === 'GET' && path === '/3.0/lists/7') return { status: 200, body: { id: '7' } };
    const [, id = '', action] = /^\/3\.0\/lists\/7\/members\/([\da-f]{32})(\/.+)?$/.exec(path) ?? [];
    if (method === 'PUT' && id !== '') return put(id, body);
    const known = members.get(id);
    if (known === undefined) return missing;
    if (method === 'GET') return { status: 200, body: { status: known.status } };
    if (method === 'PATCH') {
      known.status = v.parse(Patch, body).status;
      return { status: 200, body: { id, ...known } };
    }
    if (method === 'POST' && action === '/actions/delete-permanent') {
      members.delete(id);
      deleted.add(id);
      return { status: 204 };
    }
    return missing;
  }

  return {
    ...(await startToolServer(answer)),
    members,
    memberOf: (email: string) => members.get(mailchimpId(email)),
  };
}

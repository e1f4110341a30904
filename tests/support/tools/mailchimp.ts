import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { startToolServer, type ToolResponse, type ToolCall } from './toolServer.ts';

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
  const deletedIds = new Set<string>();
  const missingMember = {
    status: 404,
    body: { title: 'Resource Not Found', status: 404, detail: 'The requested resource could not be found.' },
  };
  const errorResponse = (title: string, detail: string) => ({
    status: 400,
    body: { title, status: 400, detail },
  });

  function put(id: string, body: unknown): ToolResponse {
    const input = v.parse(Put, body);
    if (deletedIds.has(id)) return errorResponse('Forgotten Email Not Subscribed', 'was permanently deleted');
    const current = members.get(id);
    if (current?.status === 'cleaned') {
      return errorResponse('Member In Compliance State', 'This member is in a compliance state');
    }
    const member = {
      email_address: input.email_address,
      status: input.status ?? current?.status ?? input.status_if_new,
      language: input.language ?? current?.language ?? '',
      merge_fields: { ...current?.merge_fields, ...input.merge_fields },
    };
    members.set(id, member);
    return { status: 200, body: { id, ...member } };
  }

  function respond({ method, path, headers, body }: ToolCall): ToolResponse {
    const expected = `Basic ${Buffer.from('site:site:secret').toString('base64')}`;
    if (headers.authorization !== expected) return { status: 401, body: {} };
    if (method === 'GET' && path === '/3.0/lists/7') return { status: 200, body: { id: '7' } };
    const [, id = '', action] = /^\/3\.0\/lists\/7\/members\/([\da-f]{32})(\/.+)?$/.exec(path) ?? [];
    if (method === 'PUT' && id !== '') return put(id, body);
    const member = members.get(id);
    if (member === undefined) return missingMember;
    if (method === 'GET') return { status: 200, body: { status: member.status } };
    if (method === 'PATCH') {
      member.status = v.parse(Patch, body).status;
      return { status: 200, body: { id, ...member } };
    }
    if (method === 'POST' && action === '/actions/delete-permanent') {
      members.delete(id);
      deletedIds.add(id);
      return { status: 204 };
    }
    return missingMember;
  }

  return {
    ...(await startToolServer(respond)),
    members,
    memberOf: (email: string) => members.get(mailchimpId(email)),
  };
}

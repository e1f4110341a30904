import * as v from 'valibot';
import { RefusedError } from '#server/mail/transport.ts';

/** Event of a subscription, as stored in the outbox. */
export const ToolEvent = v.object({
  type: v.picklist(['subscription.confirmed', 'subscription.ended']),
  occurredAt: v.string(),
  emailAddress: v.string(),
  locale: v.string(),
  /** Interests that the subscriber selected: ids from `brand/newsletter.ts`. */
  interests: v.optional(v.array(v.string())),
  /** Unsubscribe link for newsletters sent by the tool; only in `subscription.confirmed`. */
  unsubscribeUrl: v.optional(v.string()),
});
export type ToolEvent = v.InferOutput<typeof ToolEvent>;

export type ToolResponse = { status: number; body: unknown };

/**
 * Calls the tool's API with its credentials. Rejects if the tool is unreachable, rejects our credentials or fails, so
 * that the outbox retries. Also rejects on a 404, because the URL may be wrong, unless `mayBeMissing` is set. Resolves
 * with any other status.
 */
export type CallTool = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  options?: { mayBeMissing?: boolean },
) => Promise<ToolResponse>;

export type MailingTool = {
  /** Sends an event to the tool. Must be idempotent: the outbox repeats calls whose outcome is unknown. */
  sendEvent: (event: ToolEvent, call: CallTool) => Promise<void>;
  /** Deletes a person and all their data in the tool. Returns `false` if the tool does not know them. */
  erase: (emailAddress: string, call: CallTool) => Promise<boolean>;
};

export type ToolSettings = {
  /** Origin of the API, without a trailing slash. */
  url: string;
  /** `user:token` for listmonk, an API key for the others. */
  key: string;
} & ToolList;

/** Id of the list in the tool that mirrors ours. */
export type ToolList = { name: 'listmonk' | 'brevo'; list: number } | { name: 'mailchimp'; list: string };

const ErrorBody = v.object({
  message: v.optional(v.string()),
  title: v.optional(v.string()),
  detail: v.optional(v.string()),
});

/**
 * Throws `RefusedError` unless the status is 2xx: a retry would not change the response. The message is then listed as
 * failed.
 */
export function expectOk({ status, body }: ToolResponse, tool: string): void {
  if (status >= 200 && status < 300) return;
  const parsed = v.safeParse(ErrorBody, body);
  const reason = parsed.success
    ? (parsed.output.detail ?? parsed.output.message ?? parsed.output.title)
    : undefined;
  throw new RefusedError(`${tool} responded with ${status}${reason === undefined ? '' : `: ${reason}`}`, {
    bounce: 'message',
  });
}

import * as v from 'valibot';
import { RefusedError } from '#server/mail/transport.ts';

/** What has become of a subscription, as it stands in the outbox. */
export const ToolEvent = v.object({
  type: v.picklist(['subscription.confirmed', 'subscription.ended']),
  occurredAt: v.string(),
  emailAddress: v.string(),
  locale: v.string(),
  /** Ids of `brand/newsletter.ts`, where the subscriber ticked some. */
  interests: v.optional(v.array(v.string())),
  /** For the tool's own letters; only with the first type. */
  unsubscribeUrl: v.optional(v.string()),
});
export type ToolEvent = v.InferOutput<typeof ToolEvent>;

export type ToolAnswer = { status: number; body: unknown };

/**
 * One call of the tool's API, with its credentials. Rejects where the tool cannot be reached, refuses our credentials
 * or is out of order, so that the outbox tries again; any other status is an answer. 404 is one only with
 * `mayBeMissing`: else it is that of a mistyped address.
 */
export type CallTool = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  options?: { mayBeMissing?: boolean },
) => Promise<ToolAnswer>;

export type MailingTool = {
  /** Hands an event over. Every step may happen twice: the outbox repeats what it is not sure of. */
  handOver: (event: ToolEvent, call: CallTool) => Promise<void>;
  /** Deletes a person there, with all that the tool knows of them. False: it does not know them. */
  erase: (emailAddress: string, call: CallTool) => Promise<boolean>;
};

export type ToolSettings = {
  /** Origin of the API, without a trailing slash. */
  url: string;
  /** `user:token` for listmonk, an API key for the others. */
  key: string;
} & ToolList;

/** The list that follows ours, by its id in the tool. */
export type ToolList = { name: 'listmonk' | 'brevo'; list: number } | { name: 'mailchimp'; list: string };

const Reason = v.object({
  message: v.optional(v.string()),
  title: v.optional(v.string()),
  detail: v.optional(v.string()),
});

/** Throws `RefusedError` for an answer that no repeat will change: the owner sees it among what was given up. */
export function expectOk({ status, body }: ToolAnswer, tool: string): void {
  if (status >= 200 && status < 300) return;
  const parsed = v.safeParse(Reason, body);
  const reason = parsed.success
    ? (parsed.output.detail ?? parsed.output.message ?? parsed.output.title)
    : undefined;
  throw new RefusedError(`${tool} responded with ${status}${reason === undefined ? '' : `: ${reason}`}`, {
    bounce: 'message',
  });
}

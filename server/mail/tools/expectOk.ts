import * as v from 'valibot';
import { RefusedError } from '#server/mail/delivery.ts';
import type { ToolAnswer } from './MailingTool.ts';

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
  throw new RefusedError(`${tool} answered ${status}${reason === undefined ? '' : `: ${reason}`}`, {
    bounce: 'message',
  });
}

import * as v from 'valibot';

// nodemailer folds and encodes; this is the second lock on the door through which headers are injected.
const HeaderText = v.pipe(
  v.string(),
  v.check((text) => !/[\r\n\0]/.test(text), 'a header holds a line break'),
);

/** A letter ready to send, as the outbox keeps it. */
export const MailPayload = v.object({
  to: HeaderText,
  replyTo: v.optional(HeaderText),
  subject: HeaderText,
  headers: v.record(v.pipe(v.string(), v.regex(/^[A-Za-z-]+$/)), HeaderText),
  text: v.string(),
  html: v.string(),
});
export type MailPayload = v.InferOutput<typeof MailPayload>;

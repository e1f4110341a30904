import * as v from 'valibot';

/**
 * Kind of a report:
 *
 * - `hard`: no such mailbox.
 * - `soft`: the mailbox is full or out of order. Repeated soft bounces over weeks end a subscription.
 * - `refused`: the server rejects us, not the recipient. Never counts against the recipient.
 * - `delayed`: delivery is still being tried.
 * - `complaint`: the recipient marked the mail as spam.
 * - `left`: the recipient has unsubscribed elsewhere.
 */
export type ReportKind = 'hard' | 'soft' | 'refused' | 'delayed' | 'complaint' | 'left';

/** Report from a mail server or provider about a mail that had been accepted. */
export type BounceReport = {
  emailAddress: string;
  kind: ReportKind;
  /** Enhanced status code, such as `5.1.1`, if the report contains one. */
  status: string | null;
  /** Reporter, such as `postmark`. */
  source: string;
  /** ID of the report, so that duplicates count once. */
  reportId: string;
  /** Reply of the server, if the report quotes it. */
  reply?: string | undefined;
  /** Message-IDs of the returned mail, if the report contains any. */
  messageIds?: readonly string[] | undefined;
};

/** Secrets of the original mail that a returned mail contains. A forged report does not contain them. */
export type MailProof = {
  /** Local parts of the original mail's Message-IDs. */
  messageIds: readonly string[];
  /** Tokens of the original mail's unsubscribe links. */
  tokens: readonly string[];
};

/** Maximum number of bytes to read. Notices are smaller; larger mails have the notice at the beginning. */
export const maxReturnedMail = 64 * 1024;

/** Contents of a returned mail about one recipient, from the thread that parses untrusted mails. */
export const ReturnedMail = v.object({
  /** `complaint` and `left` come from the recipient, the others from a mail server. */
  action: v.picklist(['complaint', 'left', 'failed', 'delayed']),
  /** Enhanced status code, such as `5.1.1`; null in reports of recipients. */
  status: v.nullable(v.pipe(v.string(), v.regex(/^[245]\.\d{1,3}\.\d{1,3}$/))),
  /** Text of the mail server's reply. */
  text: v.pipe(v.string(), v.maxLength(1000)),
  /** `Message-ID` of the returned mail, or its SHA-256 if it has none. */
  reportId: v.pipe(v.string(), v.maxLength(1000)),
  /** Proof of the original mail, see `MailProof`. */
  proof: v.object({
    messageIds: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\da-f-]{36}$/))), v.maxLength(5)),
    tokens: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))), v.maxLength(20)),
  }),
});
export type ReturnedMail = v.InferOutput<typeof ReturnedMail>;

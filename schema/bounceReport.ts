import * as v from 'valibot';

/**
 * - `hard`: no such mailbox.
 * - `soft`: the mailbox is full or out of order. Many of them over weeks end a subscription.
 * - `refused`: the other side refuses us rather than the receiver. Never counts against the receiver.
 * - `delayed`: the mail is still being tried.
 * - `complaint`: the receiver calls it spam.
 * - `left`: the receiver has unsubscribed elsewhere.
 */
export type ReportKind = 'hard' | 'soft' | 'refused' | 'delayed' | 'complaint' | 'left';

/** Report of a mail server or provider about a mail that had been accepted. */
export type BounceReport = {
  emailAddress: string;
  kind: ReportKind;
  /** Enhanced status code, such as `5.1.1`, if the report names one. */
  status: string | null;
  /** Reporter, such as `postmark`. */
  source: string;
  /** The report's own name, so that a repeated one counts once. */
  reportId: string;
  /** The server's words, as far as the report quotes them. */
  reply?: string | undefined;
  /** Message-IDs of the returned mail that the report contains. */
  messageIds?: readonly string[] | undefined;
};

/** What a returned mail shows of the mail that it is about; somebody who made the report up does not know it. */
export type MailProof = {
  /** The part before the @ of its Message-ID. */
  messageIds: readonly string[];
  /** Secrets of links that leave. */
  tokens: readonly string[];
};

/** In bytes. A notice fits into this; of a larger mail the beginning is read, where notices say what they have to say. */
export const maxReturnedMail = 64 * 1024;

/** What a mail that came back says of one receiver, as the thread that reads mails of strangers hands it over. */
export const ReturnedMail = v.object({
  /** `complaint` and `left` come from the receiver, the others from a mail server. */
  action: v.picklist(['complaint', 'left', 'failed', 'delayed']),
  /** Enhanced status code, such as `5.1.1`; null in reports of receivers. */
  status: v.nullable(v.pipe(v.string(), v.regex(/^[245]\.\d{1,3}\.\d{1,3}$/))),
  /** What the mail server said in words. */
  text: v.pipe(v.string(), v.maxLength(1000)),
  /** The report's own name. */
  reportId: v.pipe(v.string(), v.maxLength(1000)),
  /** What it shows of the mail that it is about: see `MailProof`. */
  proof: v.object({
    messageIds: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\da-f-]{36}$/))), v.maxLength(5)),
    tokens: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))), v.maxLength(20)),
  }),
});
export type ReturnedMail = v.InferOutput<typeof ReturnedMail>;

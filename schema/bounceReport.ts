import * as v from 'valibot';

/** What somebody reports of a mail that had been accepted. */
export type BounceReport = {
  emailAddress: string;
  /** `hard`: no such mailbox. `soft`: something passing. `complaint`: the receiver calls it spam. */
  kind: 'hard' | 'soft' | 'complaint';
  /** Enhanced status code, such as `5.1.1`, where the report names one. */
  status: string | null;
  /** Who reports, such as `postmark`. */
  source: string;
  /** The report's own name, so that one told twice counts once. */
  reportId: string;
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
  emailAddress: v.pipe(v.string(), v.maxLength(320)),
  /** `complaint`: the receiver calls it spam. The others are what a mail server says it did. */
  action: v.picklist(['complaint', 'failed', 'delayed']),
  /** Enhanced status code, such as `5.1.1`; null of a complaint. */
  status: v.nullable(v.pipe(v.string(), v.regex(/^[245]\.\d{1,3}\.\d{1,3}$/))),
  /** What the mail server said in words. */
  text: v.pipe(v.string(), v.maxLength(1000)),
  /** The report's own name. */
  reportId: v.pipe(v.string(), v.maxLength(1000)),
  /** What it shows of the mail that it is about: see `MailProof`. */
  proof: v.object({
    messageIds: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\da-f-]{36}$/))), v.maxLength(1)),
    tokens: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))), v.maxLength(20)),
  }),
});
export type ReturnedMail = v.InferOutput<typeof ReturnedMail>;

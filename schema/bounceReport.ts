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

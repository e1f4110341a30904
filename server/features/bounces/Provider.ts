import type { BounceReport } from '#schema/bounceReport.ts';

/** Takes a report in; `repeated` and `unknown` addresses are no errors. */
export type TakeReport = (report: BounceReport) => Promise<unknown>;

export type SignedPost = {
  /** As it came, for signatures are of bytes. */
  body: string;
  header: (name: string) => string;
  nowMs: number;
};

/**
 * A mail provider that posts what became of mails. Reads the reports of a post; undefined where it is not signed by the
 * provider. Throws where a signed post is not of the provider's form.
 */
export type Provider = (post: SignedPost) => Promise<BounceReport[] | undefined>;

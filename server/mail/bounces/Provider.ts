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

/** The enhanced status code in what a provider says, such as `5.1.1`. */
export function statusIn(text: string | undefined): string | null {
  return /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(text ?? '')?.[0] ?? null;
}

import * as v from 'valibot';
import { hourMs } from '#schema/durations.ts';
import type { Sealer } from './sealed.ts';

const Ticket = v.object({
  /** Path of the upload on the site. */
  file: v.string(),
  /** Page with the form. */
  page: v.string(),
  until: v.number(),
});

export type DownloadLinks = {
  /** Returns a path that is valid for an hour. */
  linkTo: (file: string, page: string) => string;
  /** Returns the contents of a link; `undefined` if it is forged. */
  read: (token: string) => { file: string; page: string; isExpired: boolean } | undefined;
};

export const downloadPath = '/download';

/** Creates links to files offered in return for a form. Visitors cannot see the file's URL or extend the link. */
export function createDownloadLinks({ seal, open }: Sealer, now: () => number): DownloadLinks {
  return {
    linkTo: (file, page) =>
      `${downloadPath}/${seal(JSON.stringify({ file, page, until: now() + hourMs } satisfies v.InferOutput<typeof Ticket>))}`,
    read(token) {
      const text = open(token);
      if (text === undefined) return undefined;
      const { file, page, until } = v.parse(Ticket, JSON.parse(text));
      return { file, page, isExpired: now() > until };
    },
  };
}

import * as v from 'valibot';
import { hourMs } from '#schema/durations.ts';
import type { Sealer } from './sealed.ts';

const Ticket = v.object({
  /** The site's path of an upload. */
  file: v.string(),
  /** The page whose form gave it. */
  page: v.string(),
  until: v.number(),
});

export type DownloadLinks = {
  /** The path by which a file can be had for an hour. */
  linkTo: (file: string, page: string) => string;
  /** What a link names; undefined for one that we did not make. */
  read: (token: string) => { file: string; page: string; isOver: boolean } | undefined;
};

export const downloadPath = '/download';

/** Links to files that a visitor gets in return for a form: nobody learns the file's address by them, nor prolongs them. */
export function createDownloadLinks({ seal, open }: Sealer, now: () => number): DownloadLinks {
  return {
    linkTo: (file, page) =>
      `${downloadPath}/${seal(JSON.stringify({ file, page, until: now() + hourMs } satisfies v.InferOutput<typeof Ticket>))}`,
    read(token) {
      const text = open(token);
      if (text === undefined) return undefined;
      const { file, page, until } = v.parse(Ticket, JSON.parse(text));
      return { file, page, isOver: now() > until };
    },
  };
}

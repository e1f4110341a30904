import * as v from 'valibot';

/** What WordPress asks for, signed: `POST /api/owner/figures`. */
export const FiguresRequest = v.object({
  weeks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(53)),
});

/** A week begins on a Monday in UTC, such as `2026-05-04`. Nobody is in any of the figures. */
type OfWeek = { week: string; locale: string };

export type WeekFigures = OfWeek & {
  /** Pages that were read; 0 where the site does not count them. */
  views: number;
  signUps: number;
  confirmations: number;
  enquiries: number;
};

/** What has become of an issue's mails in a language; '' is that of subscribers who were erased. */
export type IssueFigures = OfWeek & {
  subject: string;
  /** Taken by the mail server. */
  sent: number;
  /** Of those sent, how many came back. */
  bounced: number;
  /** Given up. */
  failed: number;
};

/** Words that were looked for and not found. */
export type MissedSearch = OfWeek & { words: string; times: number };

/** A page as it was rendered so many times: milliseconds, or bytes of HTML. */
export type MeasuredPage = OfWeek & { path: string; times: number; mean: number; most: number };

export type FiguresAnswer = {
  /** The oldest week first. */
  weeks: WeekFigures[];
  /** These begin with the newest week. */
  issues: IssueFigures[];
  searches: MissedSearch[];
  slow: MeasuredPage[];
  heavy: MeasuredPage[];
  /** Whether searches and pages are measured. */
  isMeasuring: boolean;
};

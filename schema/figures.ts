import * as v from 'valibot';

/** Signed request of WordPress to `POST /api/owner/figures`. */
export const FiguresRequest = v.object({
  weeks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(53)),
});

/** Monday of a week in UTC, such as `2026-05-04`, and language. Figures contain no personal data. */
type OfWeek = { week: string; locale: string };

export type WeekFigures = OfWeek & {
  /** Number of page views; 0 if the site does not count them. */
  views: number;
  signUps: number;
  confirmations: number;
  enquiries: number;
};

/** Delivery of an issue in a language; '' stands for erased subscribers. */
export type IssueFigures = OfWeek & {
  subject: string;
  /** Accepted by the mail server. */
  sent: number;
  /** Bounced among those sent. */
  bounced: number;
  /** Given up. */
  failed: number;
};

/** Search without results. */
export type MissedSearch = OfWeek & { words: string; times: number };

/** Measure of a page over several renderings: milliseconds, or bytes of HTML. */
export type MeasuredPage = OfWeek & { path: string; times: number; mean: number; most: number };

export type FiguresAnswer = {
  /** Oldest week first. */
  weeks: WeekFigures[];
  /** Newest week first. */
  issues: IssueFigures[];
  searches: MissedSearch[];
  slow: MeasuredPage[];
  heavy: MeasuredPage[];
  /** Whether searches and pages are measured. */
  isMeasuring: boolean;
};

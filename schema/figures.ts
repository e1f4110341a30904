import * as v from 'valibot';

/** Signed request from WordPress to `POST /api/owner/figures`. */
export const FiguresRequest = v.object({
  weeks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(53)),
});

/** Week of a figure, as its Monday in UTC (`2026-05-04`), and its language. Figures contain no personal data. */
type OfWeek = { week: string; locale: string };

export type WeekFigures = OfWeek & {
  /** Number of page views; 0 if the site does not count them. */
  views: number;
  signUps: number;
  confirmations: number;
  enquiries: number;
};

/** Delivery of an issue in a language. The language '' stands for erased subscribers. */
export type IssueFigures = OfWeek & {
  subject: string;
  /** Number of mails that the mail server accepted. */
  sent: number;
  /** Number of sent mails that bounced. */
  bounced: number;
  /** Number of mails that were given up. */
  failed: number;
};

/** Search without results. */
export type MissedSearch = OfWeek & { words: string; times: number };

/** Measurement of a page over several renderings: milliseconds, or bytes of HTML. */
export type MeasuredPage = OfWeek & { path: string; times: number; mean: number; most: number };

/** LCP and INP in milliseconds and CLS at the 75th percentile, with the most frequent element of slower visits. */
export type PageVitals = OfWeek & {
  path: string;
  visits: number;
  lcp: number | undefined;
  lcpElement: string;
  inp: number | undefined;
  inpElement: string;
  cls: number | undefined;
  clsElement: string;
};

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
  /** Most visited pages; missing if the part `webVitals` is off. */
  vitals?: PageVitals[];
};

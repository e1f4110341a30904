import * as v from 'valibot';

/** Request from WordPress for the counts of the last days, including today. */
export const PageCountsRequest = v.object({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400)),
});

export type Count = { name: string; views: number };

/** Page views, most viewed first; `days` are in chronological order. */
export type PageCountsAnswer = {
  isCounting: boolean;
  days: Count[];
  pages: Count[];
  /** Page views by host of the referring page. */
  referrers: Count[];
};

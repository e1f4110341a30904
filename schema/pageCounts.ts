import * as v from 'valibot';

/** What WordPress asks of the counts: of so many days, today included. */
export const PageCountsRequest = v.object({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400)),
});

export type Count = { name: string; views: number };

/** How often pages were read, the most read first; `days` from the oldest on. */
export type PageCountsAnswer = {
  isCounting: boolean;
  days: Count[];
  pages: Count[];
  /** By the host that a reader came from. */
  referrers: Count[];
};

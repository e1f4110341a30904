import * as v from 'valibot';

/** What WordPress asks for, signed: `POST /api/owner/figures`. */
export const FiguresRequest = v.object({
  weeks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(53)),
});

/** Of a week, which begins on a Monday in UTC, and a language. Without anybody in it. */
export type WeekFigures = {
  /** Such as `2026-05-04`. */
  week: string;
  locale: string;
  signUps: number;
  confirmations: number;
  enquiries: number;
};

/** The oldest week first. */
export type FiguresAnswer = { weeks: WeekFigures[] };

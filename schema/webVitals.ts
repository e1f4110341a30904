import * as v from 'valibot';

/** Largest good value of each metric (https://web.dev/articles/vitals): milliseconds, and a score for CLS. */
export const goodVitals = { LCP: 2_500, INP: 200, CLS: 0.1 } as const;
export type VitalName = keyof typeof goodVitals;

/** Metric and the element that caused its value, such as `#pricing img`. Omits elements that no browser of ours sends. */
const vital = (max: number) =>
  v.optional(
    v.object({
      value: v.pipe(v.number(), v.minValue(0), v.maxValue(max)),
      element: v.fallback(
        v.pipe(v.string(), v.maxLength(80), v.regex(/^[\p{L}\p{N}_#-]+( [\p{L}\p{N}_#-]+)?$/u)),
        '',
      ),
    }),
  );

/** Path as `location.pathname` returns it. Clients could invent any number of queries, fragments and `..` segments. */
const pathname = v.pipe(
  v.string(),
  v.maxLength(500),
  v.check((path) => {
    const url = 'http://site' + path;
    return path.startsWith('/') && URL.canParse(url) && new URL(url).pathname === path;
  }),
);

/** Measurements of one visit to a page, without data about the visitor. */
export const WebVitalsReport = v.object({
  path: pathname,
  LCP: vital(120_000),
  INP: vital(60_000),
  CLS: vital(50),
});
export type VisitVitals = v.InferOutput<typeof WebVitalsReport>;
export type ReportedVitals = Omit<v.InferInput<typeof WebVitalsReport>, 'path'>;

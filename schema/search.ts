import * as v from 'valibot';

/** Longer searches are cut: nobody looks for more than this. */
export const maxSearchLetters = 100;

/** Where the browser asks while somebody types. */
export const searchApiPath = '/api/search';

/** What can be found. */
export const foundKinds = ['page', 'article', 'product', 'operation'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** A text whose pieces are by turns not found and found: `['', 'SIM', ' cards']`. */
const MarkedText = v.array(v.string());
export type MarkedText = v.InferOutput<typeof MarkedText>;

const SearchResult = v.object({
  kind: v.picklist(foundKinds),
  /** A path of the site, with the place on the page where there is one. */
  path: v.pipe(v.string(), v.startsWith('/'), v.regex(/^\/(?!\/)/)),
  title: MarkedText,
  /** The heading below which the excerpt stands. */
  heading: v.nullable(v.string()),
  excerpt: MarkedText,
});

/** What a search found, best first. */
export const SearchAnswer = v.object({
  query: v.string(),
  /** Of all that was found; `results` are the best of them. */
  count: v.number(),
  /** True where nothing has all words, and what was found has some of them. */
  isLoose: v.boolean(),
  results: v.array(SearchResult),
});
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>;

/** What was searched for, from whatever stands in an address: without control characters, and not too long. */
export function searchedText(value: unknown): string {
  if (typeof value !== 'string') return '';
  // oxlint-disable-next-line no-control-regex -- That is what is looked for.
  const text = value.slice(0, 4 * maxSearchLetters).replaceAll(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ');
  return text.trim().slice(0, maxSearchLetters).trim();
}

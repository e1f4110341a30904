import * as v from 'valibot';

/** Maximum length of a query. Longer queries are truncated. */
export const maxSearchLetters = 100;

/** Path of the search requests while a visitor types. */
export const searchApiPath = '/api/search';

/** Kinds of search results. */
export const foundKinds = ['page', 'article', 'product', 'operation'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Text split into pieces that alternately do not match and match: `['', 'SIM', ' cards']`. */
const MarkedText = v.array(v.string());
export type MarkedText = v.InferOutput<typeof MarkedText>;

const SearchResult = v.object({
  kind: v.picklist(foundKinds),
  /** Path on the site, with a fragment if available. */
  path: v.pipe(v.string(), v.startsWith('/'), v.regex(/^\/(?!\/)/)),
  title: MarkedText,
  /** Heading above the excerpt. */
  heading: v.nullable(v.string()),
  excerpt: MarkedText,
});

/** Results of a search, best first. */
export const SearchAnswer = v.object({
  query: v.string(),
  /** Number of all matches; `results` are the best of them. */
  count: v.number(),
  /** Whether no match contains all words, so that the results contain only some of them. */
  isLoose: v.boolean(),
  results: v.array(SearchResult),
});
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>;

/** Normalises a query from a URL: without control characters, and truncated. */
export function searchedText(value: unknown): string {
  if (typeof value !== 'string') return '';
  // oxlint-disable-next-line no-control-regex -- That is what is looked for.
  const text = value.slice(0, 4 * maxSearchLetters).replaceAll(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ');
  return text.trim().slice(0, maxSearchLetters).trim();
}

/**
 * What only the server reads of an answer: the fields of `PageHead_page` and `PageHead_post`, which are `@inline`
 * fragments used outside of components. They would double the page's weight in the browser.
 */
const serverFields: ReadonlySet<string> = new Set(['seo', 'translated', 'locale', 'modifiedGmt']);

/** The answer as the browser needs it. */
export function withoutServerFields(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutServerFields);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).flatMap(([key, value]) => (serverFields.has(key) ? [] : [[key, withoutServerFields(value)]])),
  );
}

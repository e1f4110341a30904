import type { Locale } from '#locales/locales.ts';
import { minuteMs } from '#schema/durations.ts';
import type { SearchAnswer } from '#schema/search.ts';

/** Time without typing after which a search counts as completed. */
const settleMs = 10_000;
/** Time within which a visitor's repeated searches count once. */
const onceInMs = 10 * minuteMs;
/** Maximum number of remembered visitors. */
const maxVisitors = 1_000;
const maxLetters = 60;
const minLetters = 2;

export type MissedSearches = {
  /** Records a visitor's search and its result. `visitor` stays in memory for ten minutes at most. */
  note(search: { visitor: string; locale: Locale; result: SearchAnswer }): void;
};

/**
 * Creates the counter of searches without results. It counts only a visitor's last query, ten seconds after the visitor
 * stopped typing, and ignores queries that may contain personal data.
 */
export function createMissedSearches(deps: {
  count: (locale: Locale, words: string) => void;
  /** Schedules a callback; the returned function cancels it. */
  after: (ms: number, callback: () => void) => () => void;
}): MissedSearches {
  const { count, after } = deps;
  const pendingSearches = new Map<string, { words: string; cancel: () => void }>();
  /** Searches counted recently, each with the function that cancels its timer. */
  const recentSearches = new Map<string, () => void>();

  function settle(key: string, locale: Locale, words: string): void {
    pendingSearches.delete(key);
    const name = `${key} ${words}`;
    if (recentSearches.has(name)) return;
    const [oldestSearch] = recentSearches;
    if (oldestSearch !== undefined && recentSearches.size >= maxVisitors) {
      const [first, cancel] = oldestSearch;
      cancel();
      recentSearches.delete(first);
    }
    recentSearches.set(
      name,
      after(onceInMs, () => recentSearches.delete(name)),
    );
    count(locale, words);
  }

  return {
    note({ visitor, locale, result }) {
      const key = `${visitor} ${locale}`;
      const words = impersonalWords(result.query);
      const previous = pendingSearches.get(key);
      if (previous !== undefined && isContinuation(previous.words, result.query)) {
        previous.cancel();
        pendingSearches.delete(key);
      }
      if (result.count > 0 || words === undefined || pendingSearches.size >= maxVisitors) return;
      pendingSearches.get(key)?.cancel();
      pendingSearches.set(key, { words, cancel: after(settleMs, () => settle(key, locale, words)) });
    },
  };
}

function isContinuation(previous: string, query: string): boolean {
  const newQuery = query.toLowerCase();
  return newQuery.startsWith(previous) || previous.startsWith(newQuery);
}

/**
 * Returns the query in lower case. Returns `undefined` if it may contain personal data (email address, URL, phone or
 * other long number, password), is too long, or contains characters that do not occur in words.
 */
export function impersonalWords(query: string): string | undefined {
  const words = query.normalize('NFC').toLowerCase();
  if (words.length < minLetters || words.length > maxLetters) return undefined;
  if (!/^[\p{L}\p{M}\p{N} '’.&+/#-]+$/u.test(words) || !/\p{L}/u.test(words)) return undefined;
  const isAddress =
    /www\.|\/\/|\.\p{L}{2,}(?![\p{L}\p{M}\p{N}])/u.test(words) ||
    /. (?:dot|punkt|punktum) /.test(/ (?:at|snabel-?a) (.*)/.exec(words)?.[1] ?? '');
  const hasLongNumber = /\p{N}{5}/u.test(words.replaceAll(/(?<=\p{N})[^\p{L}\p{N}]+(?=\p{N})/gu, ''));
  // Long words with digits may be a key, a password or an order number.
  const hasCode = words.split(' ').some((word) => /\p{N}/u.test(word) && word.length >= 12);
  return isAddress || hasLongNumber || hasCode ? undefined : words;
}

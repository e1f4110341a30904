import type { Locale } from '#locales/locales.ts';
import { minuteMs } from '#schema/durations.ts';
import type { SearchAnswer } from '#schema/search.ts';

/** Who still types has not searched yet. */
const settleMs = 10_000;
/** The same words of the same visitor count once in so long. */
const onceInMs = 10 * minuteMs;
/** Visitors of whom is remembered what they look for. */
const maxVisitors = 1_000;
const maxLetters = 60;
const minLetters = 2;

export type MissedSearches = {
  /** Takes what one visitor looked for and what was found. `visitor` stays in memory, for ten minutes at most. */
  note(search: { visitor: string; locale: Locale; answer: SearchAnswer }): void;
};

/**
 * Searches that found nothing, once their visitor has stopped typing: the last words of those typed on within ten seconds.
 * What could tell of a person by its form is left out.
 */
export function createMissedSearches(deps: {
  count: (locale: Locale, words: string) => void;
  /** Calls back once; the returned function takes that back. */
  after: (ms: number, callback: () => void) => () => void;
}): MissedSearches {
  const { count, after } = deps;
  const typed = new Map<string, { words: string; cancel: () => void }>();
  /** What was counted already, each with what stops its timer. */
  const counted = new Map<string, () => void>();

  function settle(key: string, locale: Locale, words: string): void {
    typed.delete(key);
    const name = `${key} ${words}`;
    if (counted.has(name)) return;
    const [oldest] = counted;
    if (oldest !== undefined && counted.size >= maxVisitors) {
      const [first, cancel] = oldest;
      cancel();
      counted.delete(first);
    }
    counted.set(
      name,
      after(onceInMs, () => counted.delete(name)),
    );
    count(locale, words);
  }

  return {
    note({ visitor, locale, answer }) {
      const key = `${visitor} ${locale}`;
      const words = impersonalWords(answer.query);
      const before = typed.get(key);
      if (before !== undefined && isTypedOn(before.words, answer.query)) {
        before.cancel();
        typed.delete(key);
      }
      if (answer.count > 0 || words === undefined || typed.size >= maxVisitors) return;
      typed.get(key)?.cancel();
      typed.set(key, { words, cancel: after(settleMs, () => settle(key, locale, words)) });
    },
  };
}

function isTypedOn(before: string, query: string): boolean {
  const next = query.toLowerCase();
  return next.startsWith(before) || before.startsWith(next);
}

/**
 * The words of a search in lower case. Undefined where they may be of a person: an address of mail or web, a telephone
 * number or another long number, more than anybody looks for, or characters that words do not have.
 */
export function impersonalWords(query: string): string | undefined {
  const words = query.normalize('NFC').toLowerCase();
  if (words.length < minLetters || words.length > maxLetters) return undefined;
  if (!/^[\p{L}\p{M}\p{N} '’.&+/#-]+$/u.test(words) || !/\p{L}/u.test(words)) return undefined;
  const isAddress =
    /www\.|\/\/|\.\p{L}{2,}(?![\p{L}\p{M}\p{N}])/u.test(words) ||
    /. (?:dot|punkt|punktum) /.test(/ (?:at|snabel-?a) (.*)/.exec(words)?.[1] ?? '');
  const hasLongNumber = /\p{N}{5}/u.test(words.replaceAll(/(?<=\p{N})[^\p{L}\p{N}]+(?=\p{N})/gu, ''));
  // Such as a key, a password or the number of an order.
  const hasCode = words.split(' ').some((word) => /\p{N}/u.test(word) && word.length >= 12);
  return isAddress || hasLongNumber || hasCode ? undefined : words;
}

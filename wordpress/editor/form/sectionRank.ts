/** Rank of a section kind that does not match. */
export const noMatch = Infinity;

/** Searchable texts of a section kind. */
export type SearchedKind = { name: string; help: string; synonyms: string; group: string };

/**
 * Returns a section kind's rank for the typed text, from 0 (best): matches of a full name, a word in a name, a prefix of a
 * word, the purpose, the group.
 */
export function rankOf({ name, help, group, ...kind }: SearchedKind, input: string): number {
  const synonyms = kind.synonyms.split(',').map(plain);
  const inputForms = forms(plain(input));
  if (inputForms.includes(plain(name))) return 0;
  if (synonyms.some((each) => inputForms.includes(each))) return 1;
  const nameWords = wordsOf(name);
  const alsoNamed = synonyms.flatMap(wordsOf);
  const otherText = [plain(name), ...synonyms].join(' ');
  const rankOfWord = (word: string) => {
    const has = (test: (form: string) => boolean) => forms(word).some(test);
    if (has((form) => nameWords.includes(form))) return 2;
    if (has((form) => alsoNamed.includes(form))) return 3;
    if (has((form) => nameWords.some((each) => each.startsWith(form)))) return 4;
    if (has((form) => alsoNamed.some((each) => each.startsWith(form)))) return 5;
    if (has((form) => otherText.includes(form))) return 6;
    if (has((form) => plain(help).includes(form))) return 7;
    return plain(group).includes(word) ? 8 : noMatch;
  };
  return Math.max(0, ...wordsOf(input).map(rankOfWord));
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').trim();
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}&-]+/u)
    .filter(Boolean);
}

/** Returns a word, and its singular if it is an English plural. */
function forms(word: string): string[] {
  return word.length > 3 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
}

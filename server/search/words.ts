import { languageOf } from './languages.ts';

/** Forms of a word for comparison: complete and without its ending, both without diacritics. */
export type WordForms = { plain: string; stem: string };

/** Word with its position in a text. */
type FoundWord = WordForms & { start: number; end: number };

/** Word reader of a language. */
export type Words = {
  /** Returns the words of a text in order. */
  read(text: string): FoundWord[];
  /** Returns the words for the index: each one and, if it differs, its stem. */
  indexed(text: string): string;
  /** Whether the language has compound words. */
  hasCompounds: boolean;
};

const word = /[\p{L}\p{M}\p{N}]+/gu;
/** Maximum length of a compared word; the rest is ignored. */
const maxLetters = 40;
/** Limit of cached word forms; a language's texts have some ten thousand. */
const maxKnown = 50_000;

/** Letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Creates the word reader of a language by its BCP 47 code. */
export async function createWords(code: string): Promise<Words> {
  const { stem, digraphs, hasCompounds } = await languageOf(code);
  const pair = digraphs.length === 0 ? undefined : new RegExp(digraphs.join('|'), 'g');
  const known = new Map<string, WordForms>();

  const folded = (lower: string): string => {
    const plain = lower
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .replaceAll(/[øæœßłđðþı]/g, (letter) => letters[letter] ?? letter);
    return pair === undefined ? plain : plain.replaceAll(pair, (two) => two.charAt(0));
  };
  const formsOf = (written: string): WordForms => {
    const before = known.get(written);
    if (before !== undefined) return before;
    const lower = written.slice(0, maxLetters).normalize('NFC').toLocaleLowerCase(code);
    const forms = { plain: folded(lower), stem: folded(stem(lower)) || folded(lower) };
    if (known.size >= maxKnown) known.clear();
    known.set(written, forms);
    return forms;
  };
  const read = (text: string): FoundWord[] =>
    [...text.matchAll(word)].map((match) => ({
      ...formsOf(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }));

  return {
    read,
    indexed(text) {
      const kept: string[] = [];
      for (const [written] of text.matchAll(word)) {
        const { plain, stem: root } = formsOf(written);
        kept.push(plain);
        if (root !== plain) kept.push(root);
      }
      return kept.join(' ');
    },
    hasCompounds,
  };
}

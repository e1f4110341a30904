import { languageOf } from './languages.ts';

/** Forms of a word for comparison: complete, and without its ending. Both are without diacritics. */
export type WordForms = { plain: string; stem: string };

/** Word with its position in a text. */
type TextWord = WordForms & { start: number; end: number };

/** Word reader of a language. */
export type Words = {
  /** Returns the words of a text in order. */
  read(text: string): TextWord[];
  /** Returns the words for the index: each one and, if it differs, its stem. */
  indexed(text: string): string;
  /** Whether the language has compound words. */
  hasCompounds: boolean;
};

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** Number of letters of a word that are compared; the rest is ignored. */
const maxLetters = 40;
/** Maximum number of cached word forms. A language's texts have around ten thousand. */
const maxCached = 50_000;

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
  const digraph = digraphs.length === 0 ? undefined : new RegExp(digraphs.join('|'), 'g');
  const cache = new Map<string, WordForms>();

  const fold = (lower: string): string => {
    const plain = lower
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .replaceAll(/[øæœßłđðþı]/g, (letter) => letters[letter] ?? letter);
    return digraph === undefined ? plain : plain.replaceAll(digraph, (two) => two.charAt(0));
  };
  const formsOf = (token: string): WordForms => {
    const cached = cache.get(token);
    if (cached !== undefined) return cached;
    const lower = token.slice(0, maxLetters).normalize('NFC').toLocaleLowerCase(code);
    const forms = { plain: fold(lower), stem: fold(stem(lower)) || fold(lower) };
    if (cache.size >= maxCached) cache.clear();
    cache.set(token, forms);
    return forms;
  };
  const read = (text: string): TextWord[] =>
    [...text.matchAll(wordPattern)].map((match) => ({
      ...formsOf(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }));

  return {
    read,
    indexed(text) {
      const indexedForms: string[] = [];
      for (const [token] of text.matchAll(wordPattern)) {
        const { plain, stem: rootForm } = formsOf(token);
        indexedForms.push(plain);
        if (rootForm !== plain) indexedForms.push(rootForm);
      }
      return indexedForms.join(' ');
    },
    hasCompounds,
  };
}

import { languageOf } from './languages.ts';

/** A word as it is compared: as it stands, and without its ending. Both without marks above their letters. */
export type WordForms = { plain: string; stem: string };

/** A word in a text, with its place. */
type FoundWord = WordForms & { start: number; end: number };

/** How a language's words are read and compared. */
export type Words = {
  /** The words of a text in their order. */
  read(text: string): FoundWord[];
  /** The words as the index keeps them: each as it stands and, where that is another, its stem. */
  indexed(text: string): string;
  /** True where words are written together. */
  hasCompounds: boolean;
};

const word = /[\p{L}\p{M}\p{N}]+/gu;
/** Letters of one word that are compared; what is longer is none. */
const maxLetters = 40;
/** Of the words whose forms are known; most of a language's texts are some ten thousand. */
const maxKnown = 50_000;

/** Letters that no mark was added to. */
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

/** Reads words of a language by its BCP 47 code. */
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

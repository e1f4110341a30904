/** Removes the ending of a lower-case word. */
export type Stem = (word: string) => string;

type SearchLanguage = {
  stemmer: () => Promise<{ stemmer: Stem }>;
  /** Two-letter replacements for letters that some keyboards lack, such as `oe` for `ø`. Each spelling finds both. */
  digraphs?: readonly string[];
  /** Whether the language has compound words. The beginnings of words are then searched too. */
  hasCompounds?: true;
};

const nordic = ['aa', 'ae', 'oe'];

/**
 * Languages with special rules, by the primary subtag of their BCP 47 code. Words of other languages are searched
 * unchanged.
 */
const languages: Readonly<Record<string, SearchLanguage>> = {
  da: { stemmer: () => import('@orama/stemmers/danish'), digraphs: nordic, hasCompounds: true },
  de: {
    stemmer: () => import('@orama/stemmers/german'),
    digraphs: ['ae', 'oe', 'ue'],
    hasCompounds: true,
  },
  en: { stemmer: () => import('@orama/stemmers/english') },
  es: { stemmer: () => import('@orama/stemmers/spanish') },
  fi: { stemmer: () => import('@orama/stemmers/finnish'), hasCompounds: true },
  fr: { stemmer: () => import('@orama/stemmers/french') },
  it: { stemmer: () => import('@orama/stemmers/italian') },
  nb: { stemmer: () => import('@orama/stemmers/norwegian'), digraphs: nordic, hasCompounds: true },
  nl: { stemmer: () => import('@orama/stemmers/dutch'), hasCompounds: true },
  no: { stemmer: () => import('@orama/stemmers/norwegian'), digraphs: nordic, hasCompounds: true },
  pt: { stemmer: () => import('@orama/stemmers/portuguese') },
  sv: { stemmer: () => import('@orama/stemmers/swedish'), digraphs: nordic, hasCompounds: true },
};

/** Returns the word rules of a language. Loads its stemmer. */
export async function languageOf(code: string): Promise<{
  code: string;
  stem: Stem;
  digraphs: readonly string[];
  hasCompounds: boolean;
}> {
  const primary = code.toLowerCase().split('-')[0] ?? '';
  const language = Object.hasOwn(languages, primary) ? languages[primary] : undefined;
  return {
    code,
    stem: language === undefined ? (word) => word : (await language.stemmer()).stemmer,
    digraphs: language?.digraphs ?? [],
    hasCompounds: language?.hasCompounds ?? false,
  };
}

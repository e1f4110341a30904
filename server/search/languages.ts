/** Removes the ending of a word in lower case. */
export type Stem = (word: string) => string;

type SearchLanguage = {
  stemmer: () => Promise<{ stemmer: Stem }>;
  /** Two letters that stand for one where a keyboard lacks it: `oe` for `ø`. Both are found by both. */
  digraphs?: readonly string[];
  /** Words are written together: the beginning of one is looked for too. */
  hasCompounds?: true;
};

const nordic = ['aa', 'ae', 'oe'];

/** What is known of a language's words, by the first part of its BCP 47 code. Any other is searched by its words as they stand. */
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

/** How words of a language are read: its stemmer is loaded with the first. */
export async function languageOf(code: string): Promise<{
  code: string;
  stem: Stem;
  digraphs: readonly string[];
  hasCompounds: boolean;
}> {
  const primary = code.toLowerCase().split('-')[0] ?? '';
  const known = Object.hasOwn(languages, primary) ? languages[primary] : undefined;
  return {
    code,
    stem: known === undefined ? (word) => word : (await known.stemmer()).stemmer,
    digraphs: known?.digraphs ?? [],
    hasCompounds: known?.hasCompounds ?? false,
  };
}

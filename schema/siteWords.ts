import * as v from 'valibot';
import { localeCodes } from '#locales/locales.ts';

const Language = v.picklist(localeCodes);

/** A PO file of a language: `messages`. */
const Catalogue = v.pipe(v.string(), v.regex(/^[a-z]{1,40}$/));

/** What WordPress asks about the words that the site itself says, signed: `POST /api/site-words`. It changes nothing. */
export const SiteWordsRequest = v.variant('do', [
  /** How far they are translated. */
  v.object({ do: v.literal('list') }),
  /** A PO file, for a translator. */
  v.object({ do: v.literal('file'), language: Language, catalogue: Catalogue }),
]);

/** A language's own words, beside those that it is translated from. */
export type TranslatedWords = {
  language: string;
  texts: number;
  translated: number;
  /** Of those that are not: translated, and marked as not certain. */
  unsure: number;
  /** Translations of what the site no longer says. */
  obsolete: number;
  /** The first of those that visitors read in the original meanwhile, with some of the files that say them. */
  missing: { text: string; catalogue: string; usedIn: string[] }[];
  catalogues: string[];
};

import * as v from 'valibot';
import { localeCodes } from '#locales/locales.ts';

const Language = v.picklist(localeCodes);

/** Name of a PO file, such as `messages`. */
const Catalogue = v.pipe(v.string(), v.regex(/^[a-z]{1,40}$/));

/** Signed, read-only requests from WordPress about the site's translations, to `POST /api/site-words`. */
export const SiteWordsRequest = v.variant('do', [
  /** Returns the progress of the translations. */
  v.object({ do: v.literal('list') }),
  /** Returns a PO file for a translator. */
  v.object({ do: v.literal('file'), language: Language, catalogue: Catalogue }),
]);

/** Progress of a language's translation. */
export type TranslatedWords = {
  language: string;
  texts: number;
  translated: number;
  /** Number of fuzzy translations among the untranslated ones. */
  unsure: number;
  /** Number of translations that are not used any more. */
  obsolete: number;
  /** First untranslated texts, with some of the files that use them. */
  missing: { text: string; catalogue: string; usedIn: string[] }[];
  catalogues: string[];
};

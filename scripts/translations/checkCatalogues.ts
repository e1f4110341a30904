import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale, localeCodes, type Locale } from '#locales/locales.ts';
import { type Fault, type Message, readCatalogue } from '#locales/readCatalogue.ts';
import { replacedOriginals } from '../overrides/overrides.ts';
import { findTranslationFaults } from './messageFaults.ts';
import { isTextInUse } from './textsOfParts.ts';

type CheckedCatalogue = {
  locale: Locale;
  /** Path relative to the project's root. */
  file: string;
  messages: readonly Message[];
  faults: readonly Fault[];
};

/**
 * Reads all catalogues of the project in `root` and compares each with the English catalogue of the same name. Requires
 * no translation of texts that only disabled features show.
 */
export async function checkCatalogues(root: string): Promise<CheckedCatalogue[]> {
  const replacedFiles = replacedOriginals(root);
  const isReplaced = ({ usedIn }: Message) =>
    usedIn.length > 0 && usedIn.every((file) => replacedFiles.includes(file));
  const platform = await checkFolder(
    root,
    'locales',
    (message) => isTextInUse(message) && !isReplaced(message),
  );
  const translated = new Set(
    platform.flatMap(({ locale, messages }) =>
      messages.flatMap(({ source, translation }) => (translation === '' ? [] : [`${locale} ${source}`])),
    ),
  );
  // Copies of components share texts with the platform, which has translated them.
  const company = await checkFolder(
    root,
    'brand/locales',
    (message, locale) =>
      isTextInUse(message) && (message.translation !== '' || !translated.has(`${locale} ${message.source}`)),
  );
  const catalogues = [...platform, ...company];
  return [...catalogues, ...(await checkCompanyWords(root, catalogues))];
}

/** Checks the catalogues in a folder. Only messages for which `isNeeded` returns true must be translated. */
async function checkFolder(
  root: string,
  folder: string,
  isNeeded: (message: Message, locale: Locale) => boolean,
): Promise<CheckedCatalogue[]> {
  const catalogues: CheckedCatalogue[] = [];
  for await (const name of glob('*.po', { cwd: path.join(root, folder, defaultLocale) })) {
    const read = async (locale: Locale) => {
      const file = `${folder}/${locale}/${name}`;
      const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
      return { file, isThere: text !== undefined, ...readCatalogue(text ?? '') };
    };
    const source = await read(defaultLocale);
    // English texts are their own translations.
    const untranslated = source.messages.map((message) => ({ ...message, translation: '' }));
    for (const locale of localeCodes) {
      const { file, isThere, messages, faults } = await read(locale);
      const needed = (all: readonly Message[]) => all.filter((message) => isNeeded(message, locale));
      const catalogueFaults = isThere
        ? [...faults, ...findTranslationFaults(locale, needed(messages), needed(untranslated))]
        : [{ line: 1, text: 'is missing. Run npm run extract.', isBroken: true }];
      catalogues.push({ locale, file, messages, faults: catalogueFaults });
    }
  }
  return catalogues;
}

/** Checks a company's replacements for texts of the site (`brand/words/en.po`). */
async function checkCompanyWords(
  root: string,
  catalogues: readonly CheckedCatalogue[],
): Promise<CheckedCatalogue[]> {
  const sources = new Set(
    catalogues.flatMap(({ locale, messages }) =>
      locale === defaultLocale ? messages.map(({ source }) => source) : [],
    ),
  );
  const checkedCatalogues: CheckedCatalogue[] = [];
  for (const locale of localeCodes) {
    const file = `brand/words/${locale}.po`;
    const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const { messages, faults } = readCatalogue(text);
    const unknownMessages = messages
      .filter(({ source }) => !sources.has(source))
      .map(({ source, line }) => ({ line, text: `“${source}” is not a text of the site`, isBroken: true }));
    const translationFaults = findTranslationFaults(locale, messages, []);
    checkedCatalogues.push({
      locale,
      file,
      messages,
      faults: [...faults, ...unknownMessages, ...translationFaults],
    });
  }
  return checkedCatalogues;
}

/** Formats faults as `file:line: text`, which editors and terminals turn into links. */
export function linesOf(
  catalogues: readonly CheckedCatalogue[],
  isCounted: (fault: Fault) => boolean = () => true,
): string[] {
  return catalogues.flatMap(({ file, faults }) =>
    faults.filter(isCounted).map(({ line, text }) => `${file}:${line}: ${text}`),
  );
}

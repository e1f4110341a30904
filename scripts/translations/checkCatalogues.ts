import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale, localeCodes, type Locale } from '#locales/locales.ts';
import { type Fault, type Message, readCatalogue } from '#locales/readCatalogue.ts';
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
  const catalogues: CheckedCatalogue[] = [];
  for await (const name of glob('*.po', { cwd: path.join(root, 'locales', defaultLocale) })) {
    const read = async (locale: Locale) => {
      const file = `locales/${locale}/${name}`;
      const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
      return { file, isThere: text !== undefined, ...readCatalogue(text ?? '') };
    };
    const source = await read(defaultLocale);
    for (const locale of localeCodes) {
      const { file, isThere, messages, faults } = await read(locale);
      const catalogueFaults = isThere
        ? [...faults, ...findTranslationFaults(locale, inUse(messages), inUse(source.messages))]
        : [{ line: 1, text: 'is missing. Run npm run extract.', isBroken: true }];
      catalogues.push({ locale, file, messages, faults: catalogueFaults });
    }
  }
  return [...catalogues, ...(await checkCompanyWords(root, catalogues))];
}

const inUse = (messages: readonly Message[]) => messages.filter((message) => isTextInUse(message));

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
    const unknown = messages
      .filter(({ source }) => !sources.has(source))
      .map(({ source, line }) => ({ line, text: `“${source}” is not a text of the site`, isBroken: true }));
    const translationFaults = findTranslationFaults(locale, messages, []);
    checkedCatalogues.push({ locale, file, messages, faults: [...faults, ...unknown, ...translationFaults] });
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

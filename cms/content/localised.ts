import { localeCodes, type Locale } from '#locales/locales.ts';
import { withFigures } from './facts.ts';

/** The demonstration is written in three languages, whichever of them a site has, and may be in others. */
type Written = Locale | 'en' | 'da' | 'de';

/** One text in the languages that it was written in; the others show the English one. */
export type L = Readonly<{ en: string } & Partial<Record<Written, string>>>;

/** Plain text; a bare string is the same in every language (names, numbers). */
export type Text = L | string;

/** A WYSIWYG field: HTML as an editor leaves it; a text without block tags becomes a paragraph. */
export type Html = L;

/**
 * A text in English, Danish and German, and in further languages by their code; `{networks}` and other names of facts
 * become their figures.
 */
export function l(en: string, da: string, de: string, others: Partial<Record<Written, string>> = {}): L {
  const texts: Partial<Record<Written, string>> = { da, de, ...others };
  const written = localeCodes.flatMap((locale) => {
    const text = texts[locale];
    return text === undefined ? [] : [[locale, withFigures(text, locale)]];
  });
  return { ...Object.fromEntries(written), en: withFigures(en, 'en') };
}

/** The samples of section kinds are in three languages, whichever of them the site has. */
const languages = new Set<string>([...localeCodes, 'en', 'da', 'de']);

export function isLocalised(value: unknown): value is L {
  return (
    typeof value === 'object' &&
    value !== null &&
    'en' in value &&
    Object.keys(value).every((language) => languages.has(language))
  );
}

/** A text in a language, in English where it was not written in that one; nothing for no text. */
export function inLocale(text: Text | undefined, locale: Locale): string {
  if (text === undefined) return '';
  return typeof text === 'string' ? text : (text[locale] ?? text.en);
}

import { localeCodes, type Locale } from '#locales/locales.ts';
import { withFigures } from './facts.ts';

/** Languages of the demo content, independent of the site's languages; texts may have more. */
type Written = Locale | 'en' | 'da' | 'de';

/** A text in all languages in which it is written; other languages show the English text. */
export type L = Readonly<{ en: string } & Partial<Record<Written, string>>>;

/** Plain text; a string is the same in every language (names, numbers). */
export type Text = L | string;

/** HTML of a WYSIWYG field; a text without block tags becomes a paragraph. */
export type Html = L;

/**
 * Creates a text in English, Danish and German, and further languages by code. Placeholders of facts, such as
 * `{networks}`, are replaced by figures.
 */
export function l(en: string, da: string, de: string, others: Partial<Record<Written, string>> = {}): L {
  const texts: Partial<Record<Written, string>> = { da, de, ...others };
  const translations = localeCodes.flatMap((locale) => {
    const text = texts[locale];
    return text === undefined ? [] : [[locale, withFigures(text, locale)]];
  });
  return { ...Object.fromEntries(translations), en: withFigures(en, 'en') };
}

/** Languages that texts may have: those of the site, and the three of the section samples. */
const languages = new Set<string>([...localeCodes, 'en', 'da', 'de']);

export function isLocalised(value: unknown): value is L {
  return (
    typeof value === 'object' &&
    value !== null &&
    'en' in value &&
    Object.keys(value).every((language) => languages.has(language))
  );
}

/** Returns a text in a language, in English if it is not translated, or an empty string if there is none. */
export function inLocale(text: Text | undefined, locale: Locale): string {
  if (text === undefined) return '';
  return typeof text === 'string' ? text : (text[locale] ?? text.en);
}

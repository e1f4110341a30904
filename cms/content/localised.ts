import { localeCodes, type Locale } from '#locales/locales.ts';
import { withFigures } from './facts.ts';

/** Languages in which texts can be written: those of the site, and always the three of the demo content. */
type Written = Locale | 'en' | 'da' | 'de';

/** Text in every language in which it is written. Other languages show the English text. */
export type L = Readonly<{ en: string } & Partial<Record<Written, string>>>;

/** Plain text. A string, such as a name or number, is the same in every language. */
export type Text = L | string;

/** HTML of a WYSIWYG field. Text without block tags becomes a paragraph. */
export type Html = L;

/**
 * Creates a text in English, Danish and German, and in further languages by code. Placeholders of facts, such as
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

/** Returns a text in a language, in English if it is not translated, or an empty string if it is `undefined`. */
export function inLocale(text: Text | undefined, locale: Locale): string {
  if (text === undefined) return '';
  return typeof text === 'string' ? text : (text[locale] ?? text.en);
}

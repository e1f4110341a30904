import type { Locale } from '#locales/locales.ts';
import { withFigures } from './facts.ts';

/** One text in every language of the site. */
export type L = Readonly<Record<Locale, string>>;

/** Plain text; a bare string is the same in every language (names, numbers). */
export type Text = L | string;

/** A WYSIWYG field: HTML as an editor leaves it; a text without block tags becomes a paragraph. */
export type Html = L;

/** A text in three languages; `{networks}` and other names of facts become their figures. */
export function l(en: string, da: string, de: string): L {
  return { en: withFigures(en, 'en'), da: withFigures(da, 'da'), de: withFigures(de, 'de') };
}

export function isLocalised(value: unknown): value is L {
  return typeof value === 'object' && value !== null && 'en' in value && 'da' in value && 'de' in value;
}

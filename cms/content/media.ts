import type { Locale } from '#locales/locales.ts';
import type { L } from './localised.ts';

/** An uploaded file under `cms/uploads/2026/11/`; `{locale}` in its name stands for the language. */
export type Media = { readonly file: string; readonly alt: L; readonly caption?: L };

export function media(file: string, alt: L, caption?: L): Media {
  return caption ? { file, alt, caption } : { file, alt };
}

/** A picture that adds nothing to the text beside it. */
export function decoration(file: string): Media {
  return { file, alt: { en: '' } };
}

export function isMedia(value: unknown): value is Media {
  return typeof value === 'object' && value !== null && 'file' in value && 'alt' in value;
}

/** The languages that `npm run pictures` draws pictures with words in. */
const drawn: readonly Locale[] = ['en', 'da', 'de'];

/** The name of a file in a language, or of the English one where there is none. */
export function fileIn(file: string, locale: Locale): string {
  return file.replace('{locale}', drawn.includes(locale) ? locale : 'en');
}

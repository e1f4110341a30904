import type { I18n, MessageDescriptor } from '@lingui/core';
import { defaultLocale, isLocale, localeCodes, type Locale } from '#locales/locales.ts';

/** A company's own words, in each of its languages. */
export type Words = Readonly<Record<Locale, string>>;

/** What a description says to visitors: a text of the catalogues (`msg`), or a company's own words. */
export type Text = MessageDescriptor | Words;

/** A text in the language of a page or a mail. */
export function textIn(i18n: Pick<I18n, 'locale' | '_'>, text: Text): string {
  return isWords(text) ? text[isLocale(i18n.locale) ? i18n.locale : defaultLocale] : i18n._(text);
}

/**
 * Whether these are a company's own words. In the browser a text of the catalogues is `{ id }` alone: `id` is no proof, though it
 * is Indonesian as well. Where that is the only language, Lingui gives words back as they are.
 */
export function isWords(text: Text): text is Words {
  return localeCodes.some((code: string) => code !== 'id' && code in text);
}

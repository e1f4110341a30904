import type { I18n, MessageDescriptor } from '@lingui/core';
import { defaultLocale, isLocale, localeCodes, type Locale } from '#locales/locales.ts';

/** A company's own text in each of its languages. */
export type Words = Readonly<Record<Locale, string>>;

/** Text for visitors: from the catalogues (`msg`), or a company's own. */
export type Text = MessageDescriptor | Words;

/** Returns a text in the language of a page or a mail. */
export function textIn(i18n: Pick<I18n, 'locale' | '_'>, text: Text): string {
  return isWords(text) ? text[isLocale(i18n.locale) ? i18n.locale : defaultLocale] : i18n._(text);
}

/**
 * Returns whether a text is a company's own. In the browser, texts of the catalogues are only `{ id }`. The property
 * `id` alone proves nothing, because it is also the language code of Indonesian. If Indonesian is the only language,
 * Lingui returns such texts unchanged.
 */
export function isWords(text: Text): text is Words {
  return localeCodes.some((code: string) => code !== 'id' && code in text);
}

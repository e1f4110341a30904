import type { I18n, MessageDescriptor } from '@lingui/core';
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts';

/** A company's own words, in each of its languages. */
type Words = Readonly<Record<Locale, string>>;

/** What a description says to visitors: a text of the catalogues (`msg`), or a company's own words. */
export type Text = MessageDescriptor | Words;

/** A text in the language of a page or a mail. */
export function textIn(i18n: Pick<I18n, 'locale' | '_'>, text: Text): string {
  return isWords(text) ? text[isLocale(i18n.locale) ? i18n.locale : defaultLocale] : i18n._(text);
}

/** No language is called `message`, which every text of the catalogues has. */
export function isWords(text: Text): text is Words {
  return !('message' in text);
}

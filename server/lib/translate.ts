import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setupI18n, type I18n } from '@lingui/core';
import { localeCodes, type Locale } from '#locales/locales.ts';
import { isWords, textIn, type Text } from '#schema/text.ts';
import { readCompanyMessages, readMessages } from './readMessages.ts';
import { siteRoot } from './siteRoot.ts';

const catalogues = path.join(siteRoot, 'locales');

// Loaded at start, so that texts are available even when files can no longer be opened.
const instances = new Map(localeCodes.map((locale) => [locale, createInstance(locale)]));

/** Translates a text. Falls back to English if the catalogue has no valid translation. */
export function translate(locale: Locale, text: Text): string {
  const i18n = instances.get(locale);
  if (i18n !== undefined) return textIn(i18n, text);
  return isWords(text) ? text[locale] : (text.message ?? text.id);
}

function createInstance(locale: Locale): I18n {
  const messages = {
    ...readMessages(readFileSync(path.join(catalogues, locale, 'messages.po'), 'utf8')),
    ...readCompanyMessages(siteRoot, locale),
  };
  return setupI18n({ locale, messages: { [locale]: messages } });
}

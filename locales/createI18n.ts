import { setupI18n, type I18n } from '@lingui/core';
import { loadMessages } from './loadMessages.ts';
import type { Locale } from './locales.ts';

const instances = new Map<Locale, Promise<I18n>>();

/** Returns the Lingui instance of a language. Each is created once and never changes its language. */
export function createI18n(locale: Locale): Promise<I18n> {
  const existing = instances.get(locale);
  if (existing !== undefined) return existing;
  const i18nPromise = loadMessages(locale).then((messages) =>
    setupI18n({ locale, messages: { [locale]: messages } }),
  );
  instances.set(locale, i18nPromise);
  // A failed load is retried at the next call.
  i18nPromise.catch(() => instances.delete(locale));
  return i18nPromise;
}

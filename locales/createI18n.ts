import { setupI18n, type I18n } from '@lingui/core';
import { loadMessages } from './loadMessages.ts';
import type { Locale } from './locales.ts';

const instances = new Map<Locale, Promise<I18n>>();

/** Speaks a language. One instance each, which never changes it, so that nothing is prepared twice. */
export function createI18n(locale: Locale): Promise<I18n> {
  const known = instances.get(locale);
  if (known !== undefined) return known;
  const created = loadMessages(locale).then((messages) =>
    setupI18n({ locale, messages: { [locale]: messages } }),
  );
  instances.set(locale, created);
  // What could not be had may be there the next time.
  created.catch(() => instances.delete(locale));
  return created;
}

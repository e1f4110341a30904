import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Locale } from '#locales/locales.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/messages.po');

/** One instance per page: a shared one would change its language under another visitor's page. */
export async function createI18n(locale: Locale): Promise<I18n> {
  const load = catalogues[`/locales/${locale}/messages.po`];
  if (load === undefined) throw new Error(`There is no catalogue for the language '${locale}'.`);
  const { messages } = await load();
  return setupI18n({ locale, messages: { [locale]: messages } });
}

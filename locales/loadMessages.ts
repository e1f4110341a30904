import type { Messages } from '@lingui/core';
import type { Locale } from './locales.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/messages.po');

/** Loads the messages of a language: all of them on the server, only those of browser code in the browser. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const load = catalogues[`/locales/${locale}/messages.po`];
  if (load === undefined) throw new Error(`There is no catalogue for the language '${locale}'.`);
  return (await load()).messages;
}

import type { Messages } from '@lingui/core';
import type { Locale } from './locales.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/messages.po');

/** The words of a language: all of them on the server, those that run in the browser there. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const load = catalogues[`/locales/${locale}/messages.po`];
  if (load === undefined) throw new Error(`There is no catalogue for the language '${locale}'.`);
  return (await load()).messages;
}

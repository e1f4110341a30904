import { setupI18n, type Messages } from '@lingui/core';
import type { Locale } from '#locales/locales.ts';
import { viewerLabels } from './viewerLabels.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/reference.po');

/** The viewer's labels in a language. They have a catalogue of their own, which no other page loads. */
export async function loadViewerLabels(locale: Locale): Promise<ReturnType<typeof viewerLabels>> {
  const load = catalogues[`/locales/${locale}/reference.po`];
  if (load === undefined) throw new Error(`There is no reference.po for the language '${locale}'.`);
  const { messages } = await load();
  return viewerLabels(setupI18n({ locale, messages: { [locale]: messages } }));
}

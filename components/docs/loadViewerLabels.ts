import { setupI18n, type Messages } from '@lingui/core';
import type { Locale } from '#locales/locales.ts';
import { mendedLabels } from './mendedLabels.ts';
import { viewerLabels } from './viewerLabels.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/reference.po');

/** What the viewer says, in a language: by its own language pack, and where that has no word for it. */
export type ViewerLabels = { own: ReturnType<typeof viewerLabels>; mended: ReturnType<typeof mendedLabels> };

/** The viewer's labels in a language. They have a catalogue of their own, which no other page loads. */
export async function loadViewerLabels(locale: Locale): Promise<ViewerLabels> {
  const load = catalogues[`/locales/${locale}/reference.po`];
  if (load === undefined) throw new Error(`There is no reference.po for the language '${locale}'.`);
  const { messages } = await load();
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return { own: viewerLabels(i18n), mended: mendedLabels(i18n) };
}

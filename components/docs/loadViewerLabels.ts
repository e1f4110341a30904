import { setupI18n, type Messages, type I18n } from '@lingui/core';
import type { Locale } from '#locales/locales.ts';
import { viewerLabels } from './viewerLabels.ts';
import { msg } from '@lingui/core/macro';

const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/reference.po');

/** Labels of the viewer in a language: its language pack (`own`), and texts that the pack lacks (`repaired`). */
export type ViewerLabels = {
  own: ReturnType<typeof viewerLabels>;
  repaired: ReturnType<typeof repairedLabels>;
};

/** Loads the viewer's labels in a language, from a separate catalogue that no other page loads. */
export async function loadViewerLabels(locale: Locale): Promise<ViewerLabels> {
  const load = catalogues[`/locales/${locale}/reference.po`];
  if (load === undefined) throw new Error(`There is no reference.po for the language '${locale}'.`);
  const { messages } = await load();
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return { own: viewerLabels(i18n), repaired: repairedLabels(i18n) };
}

/** Returns the texts that the viewer shows only in English, or not at all; see `repairViewer`. */
function repairedLabels(i18n: I18n) {
  return {
    copy: i18n._(msg({ message: 'Copy', comment: 'Button that copies a code example' })),
    copied: i18n._(msg({ message: 'Copied', comment: 'Confirmation after copying a code example' })),
    contact: i18n._(
      msg({ message: 'Contact page', comment: 'Link to the contact page of the API’s provider' }),
    ),
    search: i18n._(
      msg({ message: 'Search', comment: 'Label of a field that filters a list, and of the list' }),
    ),
    menu: i18n._(
      msg({
        message: 'API reference',
        comment: 'Name of the bar that opens the table of contents of the API documentation on a phone',
      }),
    ),
  };
}

export type RepairedLabels = ReturnType<typeof repairedLabels>;

import { I18nProvider } from '@lingui/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { defaultLocale, type Locale } from '#locales/locales.ts';
import { createI18n } from '#locales/createI18n.ts';

/** Renders a component with the catalogue of a language. */
export async function renderInLanguage(
  children: ReactNode,
  locale: Locale = defaultLocale,
): Promise<RenderResult> {
  const i18n = await createI18n(locale);
  return render(<I18nProvider i18n={i18n}>{children}</I18nProvider>);
}

import type { PageContextClient } from 'vike/types';
import { createI18n } from './i18n/catalogues.ts';
import { pageLocale } from './pageLocale.ts';
import { loadSections, sectionKindsOf } from '#components/sections/loadSections.ts';

export async function onBeforeRenderClient(pageContext: PageContextClient): Promise<void> {
  const [i18n] = await Promise.all([
    createI18n(pageLocale(pageContext)),
    loadSections(sectionKindsOf(pageContext.data.response)),
  ]);
  pageContext.i18n = i18n;
}

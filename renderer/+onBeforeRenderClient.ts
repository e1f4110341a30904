import type { PageContextClient } from 'vike/types';
import { loadSections, sectionKindsOf } from '#components/sections/loadSections.ts';
import { createI18n } from './i18n/catalogues.ts';
import { startNavigation } from './navigation/startNavigation.ts';
import { beginViewTransition } from './navigation/viewTransition.ts';
import { pageLocale } from './pageLocale.ts';

/** Loads what drawing the page needs, then lets the old page be photographed for the cross-fade. */
export async function onBeforeRenderClient(pageContext: PageContextClient): Promise<void> {
  const { data } = pageContext;
  if (pageContext.isHydration) startNavigation();
  if (!pageContext.isHydration && data.buildId !== import.meta.env.BUILD_ID) {
    // Another build's data may not fit this one's code; the address bar already shows the page's own address.
    window.location.reload();
    await new Promise(() => undefined);
  }
  const [i18n] = await Promise.all([
    createI18n(pageLocale(pageContext)),
    loadSections(sectionKindsOf(data.response)),
  ]);
  pageContext.i18n = i18n;
  if (!pageContext.isHydration) await beginViewTransition();
}

import type { PageContextClient } from 'vike/types';
import { loadSections, sectionKindsOf } from '#components/sections/loadSections.ts';
import type { PageData } from './data/PageData.ts';
import { createI18n } from './i18n/catalogues.ts';
import { startNavigation } from './navigation/startNavigation.ts';
import { beginViewTransition } from './navigation/viewTransition.ts';
import { pageLocale } from './pageLocale.ts';

/** Loads what drawing the page needs, then lets the old page be photographed for the cross-fade. */
export async function onBeforeRenderClient(pageContext: PageContextClient): Promise<void> {
  if (pageContext.isHydration) startNavigation();
  else if (!isDrawable(pageContext)) await loadFromServer(pageContext.urlOriginal);
  const { data } = pageContext;
  const [i18n] = await Promise.all([
    createI18n(pageLocale(pageContext)),
    loadSections(sectionKindsOf(data.response)),
  ]);
  pageContext.i18n = i18n;
  if (!pageContext.isHydration) await beginViewTransition();
}

/** A page that was not found comes without data, and another build's data may not fit this one's code. */
function isDrawable({ data }: { data?: PageData }): boolean {
  return data !== undefined && data.buildId === import.meta.env.PUBLIC_ENV__BUILD_ID;
}

/** Leaves the page to the server, which has the right one; never answers, for this document ends. */
function loadFromServer(url: string): Promise<never> {
  const target = new URL(url, window.location.href).href;
  if (target === window.location.href) window.location.reload();
  else window.location.assign(target);
  return new Promise(() => undefined);
}

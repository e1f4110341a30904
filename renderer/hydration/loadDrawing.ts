import type { PageContextClient } from 'vike/types';
import { loadSections, sectionKindsOf } from '#components/sections/loadSections.ts';
import { createI18n } from '../i18n/catalogues.ts';
import type { TravellingPageData } from '../data/PageData.ts';
import { pageLocale } from '../pageLocale.ts';
import { keepSiteFrame, siteFrame } from '../site-frame/siteFrame.ts';

/** Loads all that drawing a page takes, side by side: React, the language, the site's frame, the code of its sections. */
export async function loadDrawing(pageContext: PageContextClient): Promise<() => Promise<void>> {
  const locale = pageLocale(pageContext);
  const travelled: TravellingPageData = pageContext.data;
  if (pageContext.isHydration && travelled.site !== undefined) keepSiteFrame(locale, travelled.site);
  const [{ onRenderClient }, i18n, site] = await Promise.all([
    import('vike-react/__internal/integration/onRenderClient'),
    createI18n(locale),
    travelled.site ?? siteFrame(locale),
    loadSections(sectionKindsOf(pageContext.data.response)),
  ]);
  pageContext.i18n = i18n;
  pageContext.data = { ...travelled, site };
  return () => onRenderClient(pageContext);
}

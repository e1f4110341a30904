import type { PageContextClient } from 'vike/types';
import { askForConsentWhenIdle } from '#components/consent/askForConsentWhenIdle.ts';
import { rememberLanguage } from '#components/site/language/rememberLanguage.ts';
import { isDrawable } from './data/isDrawable.ts';
import { releaseClicks } from './hydration/heldClicks.ts';
import { loadDrawing } from './hydration/loadDrawing.ts';
import { untilWanted } from './hydration/untilWanted.ts';
import { createI18n } from './i18n/catalogues.ts';
import { leavePagesToServer } from './navigation/linkClicks.ts';
import { loadWhole } from './navigation/loadWhole.ts';
import { endNavigation } from './navigation/pendingNavigation.ts';
import { startNavigation } from './navigation/startNavigation.ts';
import { unreachablePage } from './navigation/unreachablePage.ts';
import { pageLocale } from './pageLocale.ts';

/**
 * Draws a page in the browser. The first one stands already: it comes alive when it is wanted, and React arrives then
 * (docs/decisions/0009).
 */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  const root = document.getElementById('root');
  if (!pageContext.isHydration || root === null) {
    if (!isDrawable(pageContext)) {
      await loadWhole(pageContext.urlOriginal);
      pageContext.data = unreachablePage(pageContext);
    }
    const draw = await loadDrawing(pageContext);
    return draw();
  }

  startNavigation();
  endNavigation();
  const locale = pageLocale(pageContext);
  rememberLanguage(locale);
  askForConsentWhenIdle({ loadI18n: () => createI18n(locale), chat: pageContext.data.chat });
  await untilWanted(root);
  try {
    const draw = await loadDrawing(pageContext).catch(leavePagesToServer);
    await draw?.();
  } finally {
    releaseClicks(root);
  }
}

import type { PageContextClient } from 'vike/types';
import { rememberLanguage } from '#components/site/language/chooseLanguage.ts';
import { announcePage } from './navigation/announce.ts';
import { markHydrated } from './navigation/hydration.ts';
import { prefetchCodeInView } from './navigation/prefetch.ts';
import { endViewTransition } from './navigation/viewTransition.ts';
import { pageLocale } from './pageLocale.ts';

export function onAfterRenderClient(pageContext: PageContextClient): void {
  rememberLanguage(pageLocale(pageContext));
  prefetchCodeInView();
  if (pageContext.isHydration) {
    markHydrated();
    return;
  }
  endViewTransition();
  announcePage(document.title);
}

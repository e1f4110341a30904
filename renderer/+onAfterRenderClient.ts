import type { PageContextClient } from 'vike/types';
import { askForConsentWhenIdle } from '#components/consent/askForConsentWhenIdle.ts';
import { rememberLanguage } from '#components/site/language/rememberLanguage.ts';
import { markHydrated } from './hydration/hydrated.ts';
import { announcePage } from './navigation/announce.ts';
import { endNavigation } from './navigation/pendingNavigation.ts';
import { prefetchCodeInView } from './navigation/prefetch.ts';
import { endViewTransition } from './navigation/viewTransition.ts';
import { pageLocale } from './pageLocale.ts';

export function onAfterRenderClient(pageContext: PageContextClient): void {
  prefetchCodeInView();
  if (pageContext.isHydration) {
    markHydrated();
    return;
  }
  endNavigation();
  rememberLanguage(pageLocale(pageContext));
  askForConsentWhenIdle({
    loadI18n: () => Promise.resolve(pageContext.i18n),
    chat: pageContext.data.chat,
  });
  endViewTransition();
  announcePage(document.title);
}

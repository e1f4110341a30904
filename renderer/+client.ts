import * as parts from '#brand/parts.ts';
import { startWebVitals } from '#components/analytics/startWebVitals.ts';
import { startSearchForm } from '#components/blog/startSearchForm.ts';
import { startSupportChat } from '#components/chat/startSupportChat.ts';
import { startCookieSettings } from '#components/consent/openCookieSettings.ts';
import { startCookieBanner } from '#components/consent/startCookieBanner.ts';
import { startLeadDialog } from '#components/forms/lead-dialog/startLeadDialog.ts';
import { startContentsLists } from '#components/post/startContentsLists.ts';
import { startCopyLinks } from '#components/post/startCopyLinks.ts';
import { startFleetPrices } from '#components/pricing/startFleetPrices.ts';
import { startPriceChoices } from '#components/pricing/startPriceChoices.ts';
import { startBuildCheck } from '#components/page/connection/startBuildCheck.ts';
import { startConnectionNotice } from '#components/page/connection/startConnectionNotice.ts';
import { startMenus } from '#components/site/header/startMenus.ts';
import { startDeferredLayout } from '#components/site/startDeferredLayout.ts';
import { startKeptScroll } from '#components/site/startKeptScroll.ts';
import { startTransitions } from '#components/site/startTransitions.ts';
import { startLanguageLinks } from '#components/site/language/startLanguageLinks.ts';
import { replaceFailedImages } from '#components/ui/Image/replaceFailedImages.ts';
import { startVideos } from '#components/ui/RichText/startVideos.ts';
import { startRareScripts } from './startRareScripts.ts';
import './styles.css';
import { startIslands } from '#components/island/IslandElement.ts';
import { startErrorReports } from '#components/page/reportClientError.ts';

/* All scripts that run in the browser in addition to the islands, one per line. */
startErrorReports();
startMenus();
startTransitions();
startLanguageLinks();
startKeptScroll();
startDeferredLayout();
startIslands();
if (parts.leadForm) startLeadDialog();
if (parts.consent) {
  startCookieSettings();
  startCookieBanner();
}
if (parts.chat) startSupportChat();
startVideos();
startContentsLists();
startCopyLinks();
if (parts.search) startSearchForm();
startRareScripts();
startPriceChoices();
if (parts.fleetPrice) startFleetPrices();
if (parts.webVitals) startWebVitals();
startConnectionNotice();
startBuildCheck();
replaceFailedImages();

if (import.meta.hot) {
  // Reloads the page if an island changed that is not hydrated here: its HTML comes from the server.
  performance.setResourceTimingBufferSize(10_000);
  import.meta.hot.on('vite:beforeUpdate', ({ updates }) => {
    const loadedPaths = new Set(
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const changedModules = updates.filter(({ acceptedPath }) => !acceptedPath.includes('.css'));
    if (
      changedModules.length > 0 &&
      changedModules.every(({ acceptedPath }) => !loadedPaths.has(acceptedPath))
    )
      window.location.reload();
  });
  // Reloads after each change, because it may have fixed the error in the overlay.
  import.meta.hot.on('site:changed', () => {
    if (document.querySelector('vite-error-overlay') !== null) window.location.reload();
  });
}

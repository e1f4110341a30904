import { advertisingCategory, analyticsCategory } from '#brand/consent.ts';
import { allows, onConsentChange, sendsPrivacySignal } from '#components/consent/consentCookie.ts';
import { onBfcacheRestore, onPrerenderActivated } from '#components/page/pageLifecycle.ts';
import type { AnalyticsSettings } from '#schema/analytics.ts';
import type { Allowed, VisitedPage } from './AnalyticsTool.ts';
import { cleanAddress } from './cleanAddress.ts';
import { toolMakers } from './tools.ts';
import { watchEvents } from './watchEvents.ts';

/**
 * Loads the tool once the page is visible and any required consent is given. Then reports the page and its events,
 * until the visitor withdraws consent.
 */
export function startAnalytics(settings: AnalyticsSettings): void {
  const tool = toolMakers[settings.tool](settings);
  let isStarted = false;

  const allowed = (): Allowed => ({
    // A browser's privacy signal also declines tools that need no consent.
    counting: settings.requiresConsent || sendsPrivacySignal() ? allows(analyticsCategory) : true,
    advertising: advertisingCategory !== undefined && allows(advertisingCategory),
  });
  const canReport = () => (settings.isAdvanced && !sendsPrivacySignal()) || allowed().counting;
  /** Starts the tool, or applies a changed choice. */
  const applyConsent = () => {
    if (isStarted) return tool.allow(allowed());
    if (!canReport()) return;
    isStarted = true;
    hideReferrerQuery();
    tool.start(currentPage(), allowed());
  };

  onPrerenderActivated(() => {
    applyConsent();
    onConsentChange(applyConsent);
    // Meanwhile, the visitor may have changed the choice on another page.
    onBfcacheRestore(() => {
      const wasStarted = isStarted;
      applyConsent();
      if (wasStarted && canReport()) tool.view(currentPage());
    });
    watchEvents((event) => {
      if (isStarted && canReport()) tool.report(event, currentPage());
    });
  });
}

function currentPage(): VisitedPage {
  const { referrer, title } = document;
  return {
    url: cleanAddress(window.location.href),
    referrer: referrer === '' ? '' : cleanAddress(referrer),
    title,
  };
}

/** Removes the query from `document.referrer`, because the tools read it and a query can contain a search term. */
function hideReferrerQuery(): void {
  const { referrer } = currentPage();
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
}

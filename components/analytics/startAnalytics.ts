import { advertisingCategory, analyticsCategory } from '#brand/consent.ts';
import { allows, onConsentChange } from '#components/consent/consentCookie.ts';
import { onBfcacheRestore, onPrerenderActivated } from '#components/page/pageLifecycle.ts';
import type { AnalyticsSettings } from '#schema/analytics.ts';
import type { Allowed, VisitedPage } from './AnalyticsTool.ts';
import { cleanAddress } from './cleanAddress.ts';
import { toolMakers } from './tools.ts';
import { watchEvents } from './watchEvents.ts';

/**
 * Loads the tool once the page is seen and the visitor allows it, where that is needed, and tells it of the page and of what
 * is done there. A choice that is taken back ends that.
 */
export function startAnalytics(settings: AnalyticsSettings): void {
  const tool = toolMakers[settings.tool](settings);
  let isStarted = false;

  const allowed = (): Allowed => ({
    counting: !settings.requiresConsent || allows(analyticsCategory),
    advertising: advertisingCategory !== undefined && allows(advertisingCategory),
  });
  const mayTell = () => settings.isAdvanced || allowed().counting;
  /** Starts the tool, or lets it hear of another choice. */
  const follow = () => {
    if (isStarted) return tool.allow(allowed());
    if (!mayTell()) return;
    isStarted = true;
    hideReferrersQuery();
    tool.start(thisPage(), allowed());
  };

  onPrerenderActivated(() => {
    follow();
    onConsentChange(follow);
    // Another page may have been answered since.
    onBfcacheRestore(() => {
      const wasStarted = isStarted;
      follow();
      if (wasStarted && mayTell()) tool.view(thisPage());
    });
    watchEvents((event) => {
      if (isStarted && mayTell()) tool.report(event, thisPage());
    });
  });
}

function thisPage(): VisitedPage {
  const { referrer, title } = document;
  return {
    url: cleanAddress(window.location.href),
    referrer: referrer === '' ? '' : cleanAddress(referrer),
    title,
  };
}

/** The tools read the page before by themselves: what was searched for there is nothing for them. */
function hideReferrersQuery(): void {
  const { referrer } = thisPage();
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
}

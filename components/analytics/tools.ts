import {
  plausibleIgnoreKey,
  type AnalyticsSettings,
  type AnalyticsTool as ToolName,
} from '#schema/analytics.ts';
import { addScript, detailOf, eventTitles, type AnalyticsTool } from './AnalyticsTool.ts';
import { googleTag } from './googleTag.ts';

type Plausible = { (event: string, options: object): void; q?: unknown[] };
type UmamiPage = { url: string; referrer: string };

declare global {
  interface Window {
    plausible?: Plausible;
    umami?: {
      track: {
        (change: (page: object) => object): void;
        (event: string, data?: Record<string, string>): void;
      };
    };
    _paq?: unknown[];
  }
}

/**
 * Creates the adapter of Plausible's manual script, which reports only on request:
 * https://plausible.io/docs/script-extensions
 */
function plausible({ url, site, requiresConsent }: AnalyticsSettings): AnalyticsTool {
  const send = (event: string, options: object) => window.plausible?.(event, options);
  const setIgnored = (isIgnored: boolean) => {
    try {
      if (isIgnored) localStorage.setItem(plausibleIgnoreKey, 'true');
      else localStorage.removeItem(plausibleIgnoreKey);
    } catch {
      // Without storage, Plausible's script cannot be switched off, but the site passes no events to it.
    }
  };
  return {
    start(page) {
      if (requiresConsent) setIgnored(false);
      const queue: Plausible = (...call) => void (queue.q ??= []).push(call);
      window.plausible ??= queue;
      addScript(`${url}/js/script.manual.js`, { 'data-domain': site, 'data-api': `${url}/api/event` });
      this.view(page);
    },
    view: (page) => send('pageview', { u: page.url }),
    report: (event, page) => send(eventTitles[event.name], { u: page.url, props: detailOf(event) }),
    allow({ counting }) {
      if (requiresConsent) setIgnored(!counting);
    },
  };
}

/**
 * Creates the adapter of Umami, which queues calls until the script has loaded: https://umami.is/docs/tracker-functions
 */
function umami({ url, site }: AnalyticsSettings): AnalyticsTool {
  let pendingCalls: (() => void)[] | undefined = [];
  const whenLoaded = (call: () => void) => {
    if (pendingCalls === undefined) call();
    else pendingCalls.push(call);
  };
  return {
    start(page) {
      const script = addScript(`${url}/script.js`, {
        'data-website-id': site,
        'data-host-url': url,
        'data-auto-track': 'false',
        'data-exclude-search': 'true',
        'data-exclude-hash': 'true',
      });
      script.addEventListener('load', () => {
        const calls = pendingCalls ?? [];
        pendingCalls = undefined;
        for (const call of calls) call();
      });
      this.view(page);
    },
    view(page) {
      const override: UmamiPage = { url: page.url, referrer: page.referrer };
      whenLoaded(() => window.umami?.track((defaults) => ({ ...defaults, ...override })));
    },
    report: (event) => whenLoaded(() => window.umami?.track(eventTitles[event.name], detailOf(event))),
    allow() {},
  };
}

/** Creates the adapter of Matomo: https://developer.matomo.org/guides/tracking-javascript-guide */
function matomo({ url, site, setsCookies }: AnalyticsSettings): AnalyticsTool {
  // Reads `_paq` on each call, because Matomo's script replaces the array with an object.
  const call = (...calls: unknown[][]) => void (window._paq ??= []).push(...calls);
  return {
    start(page) {
      if (!setsCookies) call(['disableCookies']);
      call(['setTrackerUrl', `${url}/matomo.php`], ['setSiteId', site]);
      addScript(`${url}/matomo.js`);
      this.view(page);
    },
    view: (page) =>
      call(['setCustomUrl', page.url], ['setReferrerUrl', page.referrer], ['trackPageView', page.title]),
    report: ({ name, detail }) =>
      call(['trackEvent', 'Site', eventTitles[name], ...(detail === undefined ? [] : [detail])]),
    allow({ counting }) {
      // `disableCookies` also deletes existing cookies.
      if (setsCookies) call([counting ? 'setCookieConsentGiven' : 'disableCookies']);
    },
  };
}

/** Factories of the tools' adapters. */
export const toolMakers: Record<ToolName, (settings: AnalyticsSettings) => AnalyticsTool> = {
  plausible,
  umami,
  matomo,
  ga4: googleTag,
};

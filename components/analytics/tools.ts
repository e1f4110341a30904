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

/** https://plausible.io/docs/script-extensions: the variant that sends a page when it is told to. */
function plausible({ url, site, requiresConsent }: AnalyticsSettings): AnalyticsTool {
  const send = (event: string, options: object) => window.plausible?.(event, options);
  const setIgnored = (isIgnored: boolean) => {
    try {
      if (isIgnored) localStorage.setItem(plausibleIgnoreKey, 'true');
      else localStorage.removeItem(plausibleIgnoreKey);
    } catch {
      // A browser without storage: nothing is sent by the site, at least.
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

/** https://umami.is/docs/tracker-functions. What is told before the script is there waits for it. */
function umami({ url, site }: AnalyticsSettings): AnalyticsTool {
  let waiting: (() => void)[] | undefined = [];
  const whenLoaded = (call: () => void) => {
    if (waiting === undefined) call();
    else waiting.push(call);
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
        const calls = waiting ?? [];
        waiting = undefined;
        for (const call of calls) call();
      });
      this.view(page);
    },
    view(page) {
      const shown: UmamiPage = { url: page.url, referrer: page.referrer };
      whenLoaded(() => window.umami?.track((known) => ({ ...known, ...shown })));
    },
    report: (event) => whenLoaded(() => window.umami?.track(eventTitles[event.name], detailOf(event))),
    allow() {},
  };
}

/** https://developer.matomo.org/guides/tracking-javascript-guide. */
function matomo({ url, site, setsCookies }: AnalyticsSettings): AnalyticsTool {
  // Matomo's script puts another object in the place of the list.
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
      // `disableCookies` deletes those that there are.
      if (setsCookies) call([counting ? 'setCookieConsentGiven' : 'disableCookies']);
    },
  };
}

/** How each tool is loaded and told. */
export const toolMakers: Record<ToolName, (settings: AnalyticsSettings) => AnalyticsTool> = {
  plausible,
  umami,
  matomo,
  ga4: googleTag,
};

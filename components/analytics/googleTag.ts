import { dayMs, secondMs } from '#schema/durations.ts';
import { analyticsServices, googleCookieMonths, type AnalyticsSettings } from '#schema/analytics.ts';
import { addScript, type Allowed, type AnalyticsTool, type VisitEvent } from './AnalyticsTool.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const eventNames = {
  'sign-up': 'sign_up',
  enquiry: 'generate_lead',
  download: 'file_download',
  language: 'select_language',
  outbound: 'click',
} as const;

/** Queues a call. Google’s tag accepts only the `arguments` object of a function, not an array. */
function gtag(..._call: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/**
 * Creates the adapter of Google Analytics 4 with Consent Mode v2:
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export function googleTag({ url, site, isAdvanced }: AnalyticsSettings): AnalyticsTool {
  const update = ({ counting, advertising }: Allowed) => {
    // In basic mode, a loaded tag stops reporting.
    if (!isAdvanced) Reflect.set(window, `ga-disable-${site}`, !counting);
    gtag('consent', 'update', stateOf({ counting, advertising: counting && advertising }));
  };
  return {
    start(page, allowed) {
      gtag('consent', 'default', stateOf({ counting: false, advertising: false }));
      if (allowed.counting) update(allowed);
      gtag('js', new Date());
      gtag('config', site, {
        page_location: page.url,
        page_referrer: page.referrer,
        cookie_expires: (googleCookieMonths * 30 * dayMs) / secondMs,
        ...(url !== analyticsServices.ga4 && { server_container_url: url }),
      });
      addScript(`${url}/gtag/js?id=${site}`);
    },
    view: (page) => gtag('event', 'page_view', { page_location: page.url, page_referrer: page.referrer }),
    report: (event) => gtag('event', eventNames[event.name], parametersOf(event)),
    allow: update,
  };
}

function stateOf({ counting, advertising }: Allowed) {
  const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  return {
    ad_storage: state(advertising),
    ad_user_data: state(advertising),
    ad_personalization: state(advertising),
    analytics_storage: state(counting),
  };
}

function parametersOf({ name, detail }: VisitEvent): Record<string, unknown> {
  if (detail === undefined) return {};
  if (name === 'language') return { chosen_language: detail };
  return { link_url: detail, ...(name === 'outbound' && { outbound: true }) };
}

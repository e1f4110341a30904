/** Supported analytics tools. `ga4` is Google Analytics 4. */
export const analyticsTools = ['plausible', 'umami', 'matomo', 'ga4'] as const;
export type AnalyticsTool = (typeof analyticsTools)[number];

/** Settings with which the browser loads the tool; absent if none is configured. */
export type AnalyticsSettings = {
  tool: AnalyticsTool;
  /** URL of the tool's script and requests, without a trailing slash. */
  url: string;
  /** Tool's ID for this site: a domain (Plausible), a site ID, or a measurement ID (GA4). */
  site: string;
  /** Whether the tool waits for the visitor's consent. */
  requiresConsent: boolean;
  setsCookies: boolean;
  /** Whether Google's tag is also loaded before consent, with all consent types denied. */
  isAdvanced: boolean;
};

export const analyticsToolNames: Record<AnalyticsTool, string> = {
  plausible: 'Plausible',
  umami: 'Umami',
  matomo: 'Matomo',
  ga4: 'Google Analytics',
};

/** URLs of the tools' hosted services; Matomo has a separate one for each customer. */
export const analyticsServices: Record<Exclude<AnalyticsTool, 'matomo'>, string> = {
  plausible: 'https://plausible.io',
  umami: 'https://cloud.umami.is',
  ga4: 'https://www.googletagmanager.com',
};

/** Lifetime of Google's cookies, which the site sets and the cookie policy states. */
export const googleCookieMonths = 13;

/**
 * Key in local storage that stops Plausible's script. The script also checks it before it reports that a page was left.
 */
export const plausibleIgnoreKey = 'plausible_ignore';

export type AnalyticsSources = { scriptSrc?: string[]; imgSrc?: string[]; connectSrc?: string[] };

/** Hosts to which Google's tag sends data, from https://developers.google.com/tag-platform/security/guides/csp. */
const googleSources = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

/** Returns the sources that the Content-Security-Policy must allow for the tool: its own origin, or Google's. */
export function analyticsSources(settings: AnalyticsSettings | undefined): AnalyticsSources {
  if (settings === undefined) return {};
  const { tool, url } = settings;
  const ownOrigin = [new URL(url).origin];
  if (tool !== 'ga4' || url !== analyticsServices.ga4)
    return { scriptSrc: ownOrigin, imgSrc: ownOrigin, connectSrc: ownOrigin };
  return {
    scriptSrc: ownOrigin,
    imgSrc: googleSources,
    connectSrc: [...googleSources, 'https://*.analytics.google.com'],
  };
}

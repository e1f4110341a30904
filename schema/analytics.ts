/** The tools that can count what is read. `ga4` is Google Analytics 4. */
export const analyticsTools = ['plausible', 'umami', 'matomo', 'ga4'] as const;
export type AnalyticsTool = (typeof analyticsTools)[number];

/** What the browser must know to load the tool; absent where there is none. */
export type AnalyticsSettings = {
  tool: AnalyticsTool;
  /** Where the tool's script comes from and its requests go to, without a trailing slash. */
  url: string;
  /** How the tool calls this site: a domain (Plausible), an id, or a measurement id (GA4). */
  site: string;
  /** The tool waits until the visitor allows it. */
  requiresConsent: boolean;
  setsCookies: boolean;
  /** Google's tag is requested before consent as well, and told that everything is denied. */
  isAdvanced: boolean;
};

export const analyticsToolNames: Record<AnalyticsTool, string> = {
  plausible: 'Plausible',
  umami: 'Umami',
  matomo: 'Matomo',
  ga4: 'Google Analytics',
};

/** The tools' own services; Matomo has an address of its own for each customer. */
export const analyticsServices: Record<Exclude<AnalyticsTool, 'matomo'>, string> = {
  plausible: 'https://plausible.io',
  umami: 'https://cloud.umami.is',
  ga4: 'https://www.googletagmanager.com',
};

export type AnalyticsSources = { scriptSrc?: string[]; imgSrc?: string[]; connectSrc?: string[] };

/** https://developers.google.com/tag-platform/security/guides/csp: the tag sends to other hosts than it comes from. */
const googleSources = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

/** What the site's policy must let in for the tool to work: its own origin, and for Google's service Google's. */
export function analyticsSources(settings: AnalyticsSettings | undefined): AnalyticsSources {
  if (settings === undefined) return {};
  const { tool, url } = settings;
  const own = [new URL(url).origin];
  if (tool !== 'ga4' || url !== analyticsServices.ga4)
    return { scriptSrc: own, imgSrc: own, connectSrc: own };
  return {
    scriptSrc: own,
    imgSrc: googleSources,
    connectSrc: [...googleSources, 'https://*.analytics.google.com'],
  };
}

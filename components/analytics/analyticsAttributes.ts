import { analyticsTools, type AnalyticsSettings } from '#schema/analytics.ts';

/** Returns the attributes of the script element with which the server passes the settings to the script. */
export function analyticsAttributes(settings: AnalyticsSettings) {
  return {
    'data-analytics': settings.tool,
    'data-url': settings.url,
    'data-site': settings.site,
    'data-consent': settings.requiresConsent ? '' : undefined,
    'data-cookies': settings.setsCookies ? '' : undefined,
    'data-advanced': settings.isAdvanced ? '' : undefined,
  };
}

/** Returns the settings of a page; `undefined` if it has no analytics tool. */
export function readAnalyticsSettings(dataset: DOMStringMap): AnalyticsSettings | undefined {
  const tool = analyticsTools.find((name) => name === dataset['analytics']);
  const { url, site } = dataset;
  if (tool === undefined || url === undefined || site === undefined) return undefined;
  return {
    tool,
    url,
    site,
    requiresConsent: dataset['consent'] !== undefined,
    setsCookies: dataset['cookies'] !== undefined,
    isAdvanced: dataset['advanced'] !== undefined,
  };
}

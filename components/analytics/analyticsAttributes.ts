import { analyticsTools, type AnalyticsSettings } from '#schema/analytics.ts';

/** How the server hands the settings to the script: on the element that loads it. */
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

/** The settings of a page; undefined where no tool counts. */
export function readAnalyticsSettings(given: DOMStringMap): AnalyticsSettings | undefined {
  const tool = analyticsTools.find((name) => name === given['analytics']);
  const { url, site } = given;
  if (tool === undefined || url === undefined || site === undefined) return undefined;
  return {
    tool,
    url,
    site,
    requiresConsent: given['consent'] !== undefined,
    setsCookies: given['cookies'] !== undefined,
    isAdvanced: given['advanced'] !== undefined,
  };
}

import * as v from 'valibot';
import {
  analyticsServices,
  analyticsTools,
  type AnalyticsSettings,
  type AnalyticsTool,
} from '#schema/analytics.ts';
import { flag, httpUrl, nonEmpty } from './configValues.ts';

/** Variables of the analytics tool. */
export const analyticsEntries = {
  ANALYTICS: v.optional(v.picklist(analyticsTools, `expected one of ${analyticsTools.join(', ')}`)),
  ANALYTICS_URL: v.optional(httpUrl),
  ANALYTICS_SITE: v.optional(nonEmpty),
  ANALYTICS_COOKIES: v.optional(flag, 'false'),
  ANALYTICS_REQUIRES_CONSENT: v.optional(flag),
  PAGE_COUNTS: v.optional(flag, 'true'),
  WEEKLY_MEASURES: v.optional(flag, 'true'),
  ANALYTICS_CONSENT_MODE: v.optional(
    v.picklist(['basic', 'advanced'], 'expected basic or advanced'),
    'basic',
  ),
};

type AnalyticsEnv = v.InferOutput<ReturnType<typeof schemaOf>>;
const schemaOf = () => v.object(analyticsEntries);

/** Format of the site ID in each tool. */
const sites: Record<AnalyticsTool, { pattern: RegExp; expected: string }> = {
  plausible: {
    pattern: /^[a-z\d.-]+$/i,
    expected: 'expected the domain of the site in Plausible, such as example.com',
  },
  umami: {
    pattern: /^[\da-f-]{36}$/i,
    expected: 'expected the website ID from Umami, such as 94db1cb1-74f4-4a40-ad6c-962362670409',
  },
  matomo: { pattern: /^\d+$/, expected: 'expected the site ID from Matomo, such as 1' },
  ga4: { pattern: /^G-[A-Z\d]+$/, expected: 'expected a measurement ID such as G-ABC123' },
};

/** Returns the first conflict between variables and the name of one of them; `undefined` if there is no conflict. */
export function analyticsFault(
  env: AnalyticsEnv,
  canAsk: boolean,
): { name: keyof AnalyticsEnv; expected: string } | undefined {
  const { ANALYTICS: tool, ANALYTICS_SITE: site } = env;
  if (tool === undefined) return undefined;
  const { pattern, expected } = sites[tool];
  if (site === undefined) return { name: 'ANALYTICS_SITE', expected: 'required because ANALYTICS is set' };
  if (!pattern.test(site)) return { name: 'ANALYTICS_SITE', expected };
  if (tool === 'matomo' && env.ANALYTICS_URL === undefined)
    return { name: 'ANALYTICS_URL', expected: 'required because ANALYTICS is matomo' };
  if (setsCookies(tool, env) && env.ANALYTICS_REQUIRES_CONSENT === false)
    return { name: 'ANALYTICS_REQUIRES_CONSENT', expected: 'expected true because the tool sets cookies' };
  if (requiresConsent(tool, env) && !canAsk)
    return {
      name: 'ANALYTICS',
      expected: 'expected a tool without cookies because consent is switched off in brand/parts.ts',
    };
  return undefined;
}

/** Returns the settings of the analytics tool; `undefined` if none is configured. */
export function analyticsOf(env: AnalyticsEnv): AnalyticsSettings | undefined {
  const { ANALYTICS: tool, ANALYTICS_SITE: site } = env;
  if (tool === undefined || site === undefined) return undefined;
  const url = env.ANALYTICS_URL ?? (tool === 'matomo' ? undefined : analyticsServices[tool]);
  if (url === undefined) return undefined;
  return {
    tool,
    url,
    site,
    requiresConsent: requiresConsent(tool, env),
    setsCookies: setsCookies(tool, env),
    isAdvanced: tool === 'ga4' && env.ANALYTICS_CONSENT_MODE === 'advanced',
  };
}

function setsCookies(tool: AnalyticsTool, env: AnalyticsEnv): boolean {
  return tool === 'ga4' || (tool === 'matomo' && env.ANALYTICS_COOKIES);
}

function requiresConsent(tool: AnalyticsTool, env: AnalyticsEnv): boolean {
  return env.ANALYTICS_REQUIRES_CONSENT ?? setsCookies(tool, env);
}

import { readAnalyticsSettings } from './analyticsAttributes.ts';
import { startAnalytics } from './startAnalytics.ts';

/* Built by itself (`analyticsScript` in scripts/vitePlugins.ts); a page without a tool never names it. */
const settings = readAnalyticsSettings(
  document.querySelector<HTMLElement>('script[data-analytics]')?.dataset ?? {},
);
if (settings !== undefined) startAnalytics(settings);

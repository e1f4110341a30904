import { readAnalyticsSettings } from './analyticsAttributes.ts';
import { startAnalytics } from './startAnalytics.ts';

// A script of its own (`analyticsScript` in scripts/vitePlugins.ts), which only pages with an analytics tool load.
const settings = readAnalyticsSettings(
  document.querySelector<HTMLElement>('script[data-analytics]')?.dataset ?? {},
);
if (settings !== undefined) startAnalytics(settings);

import { readAnalyticsSettings } from './analyticsAttributes.ts';
import { startAnalytics } from './startAnalytics.ts';

// Entry of a separate script (`analyticsScript` in scripts/vitePlugins.ts). Only pages with an analytics tool load it.
const settings = readAnalyticsSettings(
  document.querySelector<HTMLElement>('script[data-analytics]')?.dataset ?? {},
);
if (settings !== undefined) startAnalytics(settings);

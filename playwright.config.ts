import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/support/chromium.ts';

const port = 3210;

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './.cache/e2e',
  // Two cores: more browsers at once would only make each slower.
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      LOG_LEVEL: 'error',
      CATALOGUE: 'true',
      DATA_DIR: '.cache/e2e-data',
      SITE_URL: `http://localhost:${port}`,
    },
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/support/chromium.ts';
import { demonstrationTests, isDemonstration } from './tests/support/demonstrationTests.ts';
import { isFull } from './tests/support/fullSuite.ts';
import { refusedCookies } from './tests/support/consent.ts';

const port = Number(process.env['E2E_PORT'] ?? 3210);

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './.cache/e2e',
  testIgnore: [
    ...(isFull ? [] : ['**/*.full.spec.ts']),
    ...(isDemonstration ? [] : demonstrationTests.map((file) => `**/${file}`)),
  ],
  // More browsers than cores would slow down each of them.
  workers: availableParallelism(),
  forbidOnly: true,
  // Generous, for busy machines. Passing tests are not slowed down.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Below the timeout of a whole test, so that a failure names the step.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    // Cookies are rejected already, except in the tests about cookies.
    storageState: { cookies: [refusedCookies], origins: [] },
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
      // Each test posts as a different visitor.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ENQUIRY_RECIPIENT: 'sales@kystlink.example',
      // Served by the test itself.
      CHAT_SCRIPT_URL: 'https://chat.invalid/widget.js',
    },
  },
});

import { chromium, type Page } from '@playwright/test';
import { refusedCookies } from '../tests/support/consent.ts';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';
import { OwnerError } from './owner/program.ts';

/**
 * Opens `path` of a running site in Chromium, without a cookie banner and animations, and passes the page to `work`.
 * Throws an `OwnerError` with `absence` if the site does not respond.
 */
export async function withPage(
  site: string,
  { path, viewport, absence }: { path: string; viewport: { width: number; height: number }; absence: string },
  runTask: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({
      baseURL: site,
      viewport,
      reducedMotion: 'reduce',
      storageState: { cookies: [refusedCookies], origins: [] },
    });
    const response = await page.goto(path, { waitUntil: 'networkidle' }).catch(() => null);
    if (!response?.ok()) throw new OwnerError(absence);
    await runTask(page);
  } finally {
    await browser.close();
  }
}

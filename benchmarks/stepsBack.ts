import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';

/** Of each page, whether a step back shows it as it was left, from the browser's back/forward cache. */
export async function stepsBack(siteUrl: string, paths: readonly string[]): Promise<Record<string, boolean>> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
    // Playwright switches that cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  const kept: Record<string, boolean> = {};
  for (const path of paths) {
    await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => Reflect.set(window, 'leftHere', true));
    await page.evaluate(() => window.location.assign('/about'));
    await page.waitForURL(`${siteUrl}/about`);
    await page.evaluate(() => window.history.back());
    await page.waitForFunction(() => window.location.pathname !== '/about');
    kept[path] = await page.evaluate(() => Reflect.get(window, 'leftHere') === true);
  }
  await browser.close();
  return kept;
}

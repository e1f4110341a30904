import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../support/chromium.ts';
import { refusedCookies } from '../support/consent.ts';
import { expect, test } from '../support/page.ts';

/** One of each kind of page. */
const paths = ['/', '/da/priser', '/contact', '/blog', '/blog/cause-15-at-high-water', '/enquiry', '/qr'];

test('going back shows the page as it was left, without loading it', async ({ baseURL }) => {
  // Playwright switches this off in the browsers that it starts for journeys.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  await context.addCookies([refusedCookies]);
  const page = await context.newPage();
  const loaded: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.waitForFunction(() => customElements.get('site-island') !== undefined);
    await page.evaluate(() => Reflect.set(window, 'leftHere', true));
    await page.evaluate(() => window.location.assign('/about'));
    await page.waitForURL('/about');
    await page.evaluate(() => window.history.back());
    await page.waitForFunction(() => window.location.pathname !== '/about');
    if (!(await page.evaluate(() => Reflect.get(window, 'leftHere') === true))) loaded.push(path);
  }
  await browser.close();
  expect(loaded).toEqual([]);
});

import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../support/chromium.ts';
import { refusedCookies } from '../support/consent.ts';
import { isFull } from '../support/fullSuite.ts';
import { expect, test } from '../support/page.ts';

/** Pages that together have every kind of script and island, each of which might block the back/forward cache. */
const pagesWithScripts = ['/', '/da/priser', '/contact', '/blog/the-test-kit-unpacked', '/docs'];

/** One page of each other kind. */
const otherPages = [
  '/products',
  '/products/sim',
  '/coverage',
  '/solutions/water',
  '/customers/nordvand',
  '/support',
  '/blog',
  '/blog?q=sim',
  '/de/blog?page=2',
  '/blog/cause-15-at-high-water',
  '/blog/category/company',
  '/enquiry',
  '/cookie-settings',
  '/qr',
  '/docs/sims',
];

test('going back restores every page from the back/forward cache', async ({ baseURL }) => {
  test.setTimeout(180_000);
  // Playwright disables the back/forward cache by default.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  await context.addCookies([refusedCookies]);
  const page = await context.newPage();
  /** Returns the reason why the browser reloaded the page, or `undefined` if it did not. */
  const reasonOfReload = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Reflect.set(window, 'leftHere', true));
    await page.evaluate(() => window.location.assign('/about'));
    await page.waitForURL('/about');
    await page.evaluate(() => window.history.back());
    await page.waitForFunction(() => window.location.pathname !== '/about');
    return page.evaluate(() => {
      if (Reflect.get(window, 'leftHere') === true) return undefined;
      const [entry] = performance.getEntriesByType('navigation');
      return JSON.stringify(entry !== undefined && Reflect.get(entry, 'notRestoredReasons')) ?? 'no reason';
    });
  };
  const reloads: Record<string, string> = {};
  for (const path of isFull ? [...pagesWithScripts, ...otherPages] : pagesWithScripts) {
    let reason = await reasonOfReload(path);
    // Retries: browsers reload a page that was still fetching when the visitor left, and any page if memory is low.
    for (let attempt = 0; reason !== undefined && attempt < 2; attempt++) reason = await reasonOfReload(path);
    if (reason !== undefined) reloads[path] = reason;
  }
  await browser.close();
  expect(reloads).toEqual({});
});

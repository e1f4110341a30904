import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../support/chromium.ts';
import { refusedCookies } from '../support/consent.ts';
import { isFull } from '../support/fullSuite.ts';
import { expect, test } from '../support/page.ts';

/** With what each kind of script and island may leave behind. */
const pagesWithScripts = ['/', '/da/priser', '/contact', '/blog/the-test-kit-unpacked', '/docs'];

/** One of each other kind of page. */
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

test('going back shows any page as it was left, without loading it', async ({ baseURL }) => {
  test.setTimeout(180_000);
  // Playwright switches this off in the browsers that it starts for journeys.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  await context.addCookies([refusedCookies]);
  const page = await context.newPage();
  /** Why the browser loaded the page again; undefined where it did not. */
  const whyLoaded = async (path: string) => {
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
  const loaded: Record<string, string> = {};
  for (const path of isFull ? [...pagesWithScripts, ...otherPages] : pagesWithScripts) {
    let why = await whyLoaded(path);
    // A page that is left while it still fetches something is one that browsers load anew; so is any where memory is short.
    for (let again = 0; why !== undefined && again < 2; again++) why = await whyLoaded(path);
    if (why !== undefined) loaded[path] = why;
  }
  await browser.close();
  expect(loaded).toEqual({});
});

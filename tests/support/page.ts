import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { axeExceptions, axeTags } from './axeRules.ts';

/** A page on which nothing may go wrong unseen: console faults, thrown errors and foreign requests fail the test. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page, baseURL }, use) => {
      const faults = watchFaults(page, baseURL);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** What goes wrong on a page from now on: console faults, thrown errors and foreign requests. */
export function watchFaults(page: Page, baseURL: string | undefined): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    // Chromium says so by itself where a page was seen before its fade could begin; nothing of ours threw it.
    if (!error.message.startsWith('Transition was aborted')) faults.push(`thrown: ${error.message}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    // Where a journey goes is no request of a page.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) return;
    if (
      /^https?:$/.test(protocol) &&
      baseURL !== undefined &&
      origin !== new URL(baseURL).origin &&
      origin !== new URL(page.url(), baseURL).origin
    ) {
      faults.push(`foreign request: ${request.url()}`);
    }
  });
  return faults;
}

/** Opens a page and waits until its scripts run: what a visitor does sooner works without them, or is held for them. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await scriptsStarted(page);
}

/** The browser has drawn words, in whatever typeface it has, and so has the page's styles. */
export async function wordsSeen(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    // Asked with each frame, a page that draws none for a while would never be asked.
    { polling: 100 },
  );
}

/** The scripts of the document that is shown have run: what it can do, it does. */
export async function scriptsStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('site-island') !== undefined);
}

/** The page has loaded, and what waits for that or for an idle browser has run. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}

const placesLaidOutLater = '#main > *, #main ~ footer';

/** The page has its whole height, none of it guessed, and moves no more by itself. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    (places) =>
      [...document.querySelectorAll(places)].every(
        (element) => getComputedStyle(element).contentVisibility === 'visible',
      ),
    placesLaidOutLater,
    // As above: not with each frame.
    { polling: 100 },
  );
}

/** The button of the mobile menu, by what it says that it does. */
export function menuButton(page: Page, name: string): Locator {
  return page
    .getByRole('banner')
    .locator('summary')
    .filter({ has: page.getByText(name, { exact: true }).filter({ visible: true }) });
}

/** The wheel moves the page. It is turned again and again, for the page may just be put back to where it was left. */
export async function expectScrollable(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return page.evaluate(() => window.scrollY);
    })
    .toBeGreaterThan(0);
}

/**
 * What axe finds against WCAG 2.2 A and AA and what it holds to be good practice, a line for each rule: on the whole page, or
 * in the part that a journey has changed, which takes a tenth of the time.
 */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  // What moves while axe looks has another ground behind it; a page whose scripts a journey left out would wait for ever.
  await page.evaluate((places) => {
    for (const place of document.querySelectorAll<HTMLElement>(places))
      place.style.contentVisibility = 'visible';
  }, placesLaidOutLater);
  const axe = new AxeBuilder({ page });
  if (part !== undefined) axe.include(part);
  const { violations } = await axe
    .withTags([...axeTags])
    .disableRules(axeExceptions.map(({ rule }) => rule))
    // Without the window of its own in which it joins what frames report: no page here has frames.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Nothing that axe finds. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await accessibilityFaults(page, part)).toEqual([]);
}

export { expect };
